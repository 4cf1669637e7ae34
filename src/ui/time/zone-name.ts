/** A zone's name at an instant (ms), in a language; the player's zone unless one is named. */
export function zoneName(
  at: number,
  language: string,
  style: 'long' | 'longOffset' | 'shortOffset',
  zone?: string,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: style, timeZone: zone }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone ?? ''
}

/** Whether clocks of a zone show the player's time at an instant (ms). */
export function hasOwnTime(at: number, zone: string): boolean {
  return zoneName(at, 'en', 'longOffset') === zoneName(at, 'en', 'longOffset', zone)
}
