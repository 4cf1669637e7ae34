/** A string of a JSON text with the colon that makes it a key, or a bracket of an object. */
const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g

/**
 * Whether a JSON text, already known to parse, means the same to every reader: no object names a key twice (readers
 * differ in which one counts), no string holds half of a surrogate pair (which no UTF-8 text can hold).
 */
export function isPlainJson(text: string): boolean {
  const open: Set<string>[] = []
  for (const [token, quoted, colon] of text.matchAll(tokens)) {
    if (quoted === undefined) {
      if (token === '{') open.push(new Set())
      else open.pop()
      continue
    }
    const string = String(JSON.parse(quoted))
    if (!string.isWellFormed()) return false
    if (colon === undefined) continue
    const keys = open.at(-1)
    if (keys?.has(string)) return false
    keys?.add(string)
  }
  return true
}
