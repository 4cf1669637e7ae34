import { notFound } from '../http/request-error.ts'

/** The requested page of a board: its cursor and its number of rows. */
export interface BoardPage {
  readonly cursor: string | undefined
  readonly size: number
}

/** Reads `cursor` and `limit` of a validated query; 20 rows without a limit. */
export function pageOf(query: {
  readonly cursor?: string | undefined
  readonly limit?: string | undefined
}): BoardPage {
  return { cursor: query.cursor, size: query.limit === undefined ? 20 : Number(query.limit) }
}

/**
 * The number in a path. Anything else gets the same response as an unknown number.
 *
 * @throws RequestError 404 `key`
 */
export function numberInPath(text: string, key: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound(key)
  return Number(text)
}
