/**
 * Days of the site: `YYYY-MM-DD` in the site's time zone. Filters and bank hours refer to these days,
 * whatever the player's time zone. All arithmetic uses `Intl`, so that days of 23 and 25 hours are handled
 * correctly.
 */

/** `YYYY-MM-DD`. */
export type SiteDay = string

const hour = 3_600_000
const week = 7 * 24 * hour
/** Maximum number of cached offsets per zone, one per week: 40 years. */
const maxWeeks = 2080
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that contains an instant. `zone` is an IANA name; throws RangeError for an unknown one. */
export function siteDayOf(instant: Date, zone: string): SiteDay {
  return new Date(wallTime(instant.getTime(), zone)).toISOString().slice(0, 10)
}

/** Adds `days` to a day; a negative number subtracts. */
export function addDays(day: SiteDay, days: number): SiteDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

/** The first instant of a day. */
export function startOfSiteDay(day: SiteDay, zone: string): Date {
  return siteInstant(day, 0, zone)
}

/**
 * The instant at which the site's clocks show `minutes` after 00:00. If they show that time twice, the first
 * instant; if they skip it, the instant at which they would have shown it without the change.
 */
export function siteInstant(day: SiteDay, minutes: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const earlier = shown - offsetAt(shown - 26 * hour, zone)
  const later = shown - offsetAt(shown + 26 * hour, zone)
  const fits = [earlier, later].filter((instant) => wallTime(instant, zone) === shown)
  return new Date(fits.length === 0 ? earlier : Math.min(...fits))
}

/**
 * UTC offset of `zone` at an instant, ms. `Intl` is slow and a long period has thousands of days, so the
 * offset is looked up once per week, and per instant only in weeks in which it changes.
 */
function offsetAt(instant: number, zone: string): number {
  const index = Math.floor(instant / week)
  const offset = offsetOfWeek(index, zone)
  return offset === offsetOfWeek(index + 1, zone) ? offset : lookUpOffset(instant, zone)
}

const offsets = new Map<string, Map<number, number>>()

function offsetOfWeek(index: number, zone: string): number {
  const known = offsets.get(zone)
  const found = known?.get(index)
  if (found !== undefined) return found
  const offset = lookUpOffset(index * week, zone)
  if (!known || known.size >= maxWeeks) offsets.set(zone, new Map([[index, offset]]))
  else known.set(index, offset)
  return offset
}

/** Local time of `zone` at an instant, encoded as if it were UTC. */
function wallTime(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone)
}

function lookUpOffset(instant: number, zone: string): number {
  const whole = Math.floor(instant / 1000) * 1000
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(whole)) parts[type] = Number(value)
  const part = (name: string) => parts[name] ?? 0
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  const shown = new Date(0)
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return shown.setUTCHours(part('hour'), part('minute'), part('second')) - whole
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}
