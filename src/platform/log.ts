const logged = new Set<string>()

/**
 * Writes a warning for developers and support to the browser's console, once per page. It must not name a player, token or
 * amount, because screenshots of the console leave the device.
 */
export function logWarning(text: string): void {
  if (logged.has(text)) return
  logged.add(text)
  // oxlint-disable-next-line no-console -- the only use of the console
  console.warn(text)
}
