/**
 * Parses JSON from outside. `__proto__` keys are dropped, so that no later copy of the value can
 * reach a prototype. Undefined when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    return undefined
  }
}
