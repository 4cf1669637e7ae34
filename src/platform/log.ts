const said = new Set<string>()

/**
 * The app's log: what no player needs to read and support may ask for goes to the browser's console, each once on a page, since
 * much is found again with every answer. It names no player, token or amount, because a screenshot of the console leaves the device.
 */
export function logWarning(text: string): void {
  if (said.has(text)) return
  said.add(text)
  // oxlint-disable-next-line no-console -- the one place that writes warnings
  console.warn(text)
}
