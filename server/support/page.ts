import { notFound } from '../refusal.ts'

/** A page of a board: where it goes on, and how many rows it may have (20 when absent). */
export interface BoardPage {
  readonly cursor: string | undefined
  readonly size: number
}

/** Reads `cursor` and `limit` of a query that the contract let through. */
export function pageOf(query: {
  readonly cursor?: string | undefined
  readonly limit?: string | undefined
}): BoardPage {
  return { cursor: query.cursor, size: query.limit === undefined ? 20 : Number(query.limit) }
}

/**
 * The number in a path. What is no number is as unknown as a number that nothing has.
 *
 * @throws Refusal 404 `key`
 */
export function numberInPath(text: string, key: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound(key)
  return Number(text)
}
