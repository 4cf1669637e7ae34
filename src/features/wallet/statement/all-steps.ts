import { addDays, type SiteDay } from '@marquee/contract/site-day.ts'
import type { Statement } from '@marquee/contract/wallet.ts'
import type { StatementPeriod } from './use-statement.ts'

/** The first day of the step after the one that contains `day`. Weeks begin on Sunday. */
function nextStep(day: SiteDay, by: StatementPeriod['by']): SiteDay {
  if (by === 'day') return addDays(day, 1)
  const date = new Date(`${day}T00:00:00Z`)
  if (by === 'week') return addDays(day, 7 - date.getUTCDay())
  const nextMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
  return nextMonth.toISOString().slice(0, 10)
}

/**
 * The net result of each of the last `most` steps of a period, oldest first. Steps without movements, which a statement
 * omits, are 0, so that a chart has even distances.
 */
export function resultsOfSteps(
  list: Statement['list'],
  { from, to, by }: StatementPeriod,
  most: number,
): { day: SiteDay; value: number }[] {
  const results = new Map(list.map((step) => [step.from, step.won - step.staked]))
  const steps: { day: SiteDay; value: number }[] = []
  for (let day = from; day <= to; day = nextStep(day, by)) steps.push({ day, value: results.get(day) ?? 0 })
  return steps.slice(-most)
}
