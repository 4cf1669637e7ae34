import { invalid } from './request-error.ts'

/** An opaque cursor of the rows below a number; `kind` tells the cursors of different lists apart. */
export function toCursor(kind: string, before: number): string {
  return Buffer.from(`${kind}:${before}`).toString('base64url')
}

/**
 * Reads the number in a cursor of `toCursor`.
 *
 * @throws RequestError 400 `cursor.invalid` for anything else
 */
export function readCursor(kind: string, cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString()
  const before = Number(/^(\w+):([1-9]\d{0,15})$/.exec(text)?.[2])
  if (!Number.isSafeInteger(before) || toCursor(kind, before) !== cursor) throw invalid('cursor.invalid')
  return before
}

/** Rows of a page unless the caller requests another number. */
export const pageSize = 50

/** Splits up to `size + 1` rows into a page and the cursor of the next page. */
export function paged<Row>(
  rows: readonly Row[],
  size: number,
  kind: string,
  numberOf: (row: Row) => number,
): { rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? toCursor(kind, numberOf(last)) : null }
}
