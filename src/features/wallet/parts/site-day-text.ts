import type { SiteDay } from '@marquee/contract/site-day.ts'

/** Formats a day of the site: `Friday, November 20`, or short with its year for tables and axes. */
export function siteDayText(day: SiteDay, language: string, length: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(
    language,
    length === 'long'
      ? { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }
      : { dateStyle: 'medium', timeZone: 'UTC' },
  )
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
