import { siteDayOf } from '@marquee/contract/site-day.ts'

const dayMs = 24 * 3_600_000

/** Formats a time near `now` (both ms) in an IANA zone: `14:25`, `tomorrow 00:30`, `20 Nov, 14:25`. */
export function nearTime(at: number, now: number, language: string, zone: string): string {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(at)
  const [then, today] = [siteDayOf(new Date(at), zone), siteDayOf(new Date(now), zone)]
  const days = (Date.parse(then) - Date.parse(today)) / dayMs
  if (days === 0) return time
  if (Math.abs(days) === 1) {
    return `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')} ${time}`
  }
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(then.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(at)
}
