/** An id from search parameters: text or a number, at most 64 characters. Undefined for anything else. */
export function parseId(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : undefined
}

/**
 * Parses the id of a board's opened item. An invalid one is returned as undefined under its name: the router keeps a
 * parameter in the URL as it is unless validation returns its name.
 */
export function readOpenId(search: Record<string, unknown>): { id?: string | undefined } {
  return { id: parseId(search['id']) }
}
