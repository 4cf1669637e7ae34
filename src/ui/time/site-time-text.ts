import { hasOwnTime, zoneName } from './zone-name.ts'

/** Date and time in full. */
export const longDate: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/**
 * `at` (ms of the server's clock) as a time of day in the site's zone, with its date unless that is today, and with the
 * name of the zone where the player's clock shows another time.
 */
export function siteTimeText(at: number, now: number, language: string, zone: string): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: zone })
  const isToday = date.format(at) === date.format(now)
  return formatSiteTime(at, language, zone, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'short' }),
  })
}

/** `at` (ms of the server's clock) in the site's zone, which is named as in `siteTimeText` unless the format is only a day's. */
export function formatSiteTime(
  at: number,
  language: string,
  zone: string,
  format: Intl.DateTimeFormatOptions,
): string {
  const text = new Intl.DateTimeFormat(language, { ...format, timeZone: zone }).format(at)
  return format.timeStyle ? withZone(text, at, language, zone) : text
}

/** A time that is already formatted, with the name of its zone where the player's clock shows another time. */
export function withZone(time: string, at: number, language: string, zone: string): string {
  return hasOwnTime(at, zone) ? time : `${time} ${zoneName(at, language, 'shortOffset', zone)}`
}
