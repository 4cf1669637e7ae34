/** A string with the colon that makes it a key, or a bracket of an object. */
const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g

/**
 * Whether every reader understands a JSON text alike: no object has a key twice (readers differ in which one counts), no
 * string has half of a surrogate pair (UTF-8 cannot encode it). `text` must be valid JSON.
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
