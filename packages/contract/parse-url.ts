/** The URL of a text; undefined where it is none. `URL.parse` and `URL.canParse` are newer than the oldest supported browsers. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
