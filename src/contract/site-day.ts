/**
 * Days of the site: `YYYY-MM-DD` in the site's time zone. Filters and bank hours are meant in these, whatever zone
 * the player is in. All arithmetic goes through `Intl`, so that days of 23 and 25 hours come out right.
 */

/** `YYYY-MM-DD`. */
export type SiteDay = string

const hour = 3_600_000
const week = 7 * 24 * hour
/** Most beginnings of weeks whose offset is remembered for a zone: 40 years. */
const mostWeeks = 2080
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that an instant lies in. `zone` is an IANA name; throws RangeError for one that does not exist. */
export function siteDayOf(instant: Date, zone: string): SiteDay {
  return new Date(wallTime(instant.getTime(), zone)).toISOString().slice(0, 10)
}

/** The day `days` later, or earlier for a negative number. */
export function addDays(day: SiteDay, days: number): SiteDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
}

/** The first instant of a day. */
export function startOfSiteDay(day: SiteDay, zone: string): Date {
  return siteInstant(day, 0, zone)
}

/**
 * The instant at which the clocks of the site show a time of day, `minutes` after 00:00: the first one where they show
 * it twice, and where they skip it the one that would have come without the change.
 */
export function siteInstant(day: SiteDay, minutes: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const earlier = shown - offsetAt(shown - 26 * hour, zone)
  const later = shown - offsetAt(shown + 26 * hour, zone)
  const fits = [earlier, later].filter((instant) => wallTime(instant, zone) === shown)
  return new Date(fits.length === 0 ? earlier : Math.min(...fits))
}

/**
 * How far the clocks of `zone` are ahead of UTC. Asking the calendar is slow and a long period has thousands of days: it
 * is asked once a week, and again only within the weeks in which the clocks are changed.
 */
function offsetAt(instant: number, zone: string): number {
  const index = Math.floor(instant / week)
  const offset = offsetOfWeek(index, zone)
  return offset === offsetOfWeek(index + 1, zone) ? offset : askOffset(instant, zone)
}

const offsets = new Map<string, Map<number, number>>()

function offsetOfWeek(index: number, zone: string): number {
  const known = offsets.get(zone)
  const found = known?.get(index)
  if (found !== undefined) return found
  const offset = askOffset(index * week, zone)
  if (!known || known.size >= mostWeeks) offsets.set(zone, new Map([[index, offset]]))
  else known.set(index, offset)
  return offset
}

/** What the clocks of `zone` show at an instant, as if it were UTC. */
function wallTime(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone)
}

function askOffset(instant: number, zone: string): number {
  const whole = Math.floor(instant / 1000) * 1000
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(whole)) parts[type] = Number(value)
  const part = (name: string) => parts[name] ?? 0
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
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
