/** Whether a site's title is too long for one line of the app bar at its full size. East Asian characters are twice as wide. */
export function isLongTitle(title: string): boolean {
  return title.replaceAll(/[^\0-\u10ff]/g, '__').length > 10
}
