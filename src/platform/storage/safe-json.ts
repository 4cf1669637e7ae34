/**
 * Parses JSON from outside; undefined if the text is not JSON. `__proto__` keys are dropped, so that no copy of the value can
 * change a prototype.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined
  }
}
