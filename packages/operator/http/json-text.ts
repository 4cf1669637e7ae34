/** A string with the colon that makes it a key, a bracket of an object, or a number. */
const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]|-?\d[\d.eE+-]*/g

/**
 * Whether every reader understands a JSON text alike: no object has a key twice (readers differ in which one counts), no
 * string has half of a surrogate pair (UTF-8 cannot encode it), and no number is written with more precision than readers keep:
 * `10000.0000000000001` would be 10000 here, and something else elsewhere. `text` must be valid JSON.
 */
export function isPlainJson(text: string): boolean {
  const open: Set<string>[] = []
  for (const [token, quoted, colon] of text.matchAll(tokens)) {
    if (quoted === undefined) {
      if (token === '{') open.push(new Set())
      else if (token === '}') open.pop()
      else if (String(Number(token)) !== token) return false
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
