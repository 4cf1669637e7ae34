import type { LimitPeriod } from '@marquee/contract/protection.ts'
import { addDays, type SiteDay, startOfSiteDay } from '@marquee/contract/site-day.ts'

/** The first day of the period that contains `day`: weeks begin on Sunday, months on the first. */
export function firstDayOf(period: LimitPeriod, day: SiteDay): SiteDay {
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -weekday)
}

/** When the period that contains `day` ends: the first instant of the next one. */
export function periodEnd(period: LimitPeriod, day: SiteDay, zone: string): Date {
  const first = firstDayOf(period, day)
  if (period === 'day') return startOfSiteDay(addDays(first, 1), zone)
  if (period === 'week') return startOfSiteDay(addDays(first, 7), zone)
  // 32 days after the first of a month are always in the next one.
  return startOfSiteDay(firstDayOf('month', addDays(first, 32)), zone)
}
