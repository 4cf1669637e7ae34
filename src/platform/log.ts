/**
 * The app's log: what no player needs to read and support may ask for goes to the browser's console. It names no player,
 * token or amount, because a screenshot of the console leaves the device.
 */
export function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes warnings
  console.warn(text)
}

const said = new Set<string>()

/** As `logWarning`, once on this page: for what is found again with every answer. */
export function logOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  logWarning(text)
}
