import { invalid } from '../refusal.ts'

/** The number that a list goes on below, as an opaque text; `kind` keeps cursors of different lists apart. */
export function toCursor(kind: string, before: number): string {
  return Buffer.from(`${kind}:${before}`).toString('base64url')
}

/**
 * The number that `toCursor` put in.
 *
 * @throws Refusal 400 `cursor.invalid` for anything else
 */
export function readCursor(kind: string, cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString()
  const before = Number(/^(\w+):([1-9]\d{0,15})$/.exec(text)?.[2])
  if (!Number.isSafeInteger(before) || toCursor(kind, before) !== cursor) throw invalid('cursor.invalid')
  return before
}

/** Rows of a page where the caller does not say. */
export const pageSize = 50

/** Splits `size + 1` rows that were read into a page and the cursor of the next one. */
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
