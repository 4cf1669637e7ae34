import { siteDayOf, startOfSiteDay, type SiteDay } from '@marquee/contract/site-day.ts'
import type { HistoryRow } from '@marquee/contract/wallet.ts'

export type DayItem =
  | {
      readonly kind: 'day'
      readonly day: SiteDay
      /** Net result of the day's play, minor units; undefined without play, or while more rows of the day may follow. */
      readonly net: number | undefined
    }
  | { readonly kind: 'row'; readonly row: HistoryRow }

/** Rows (newest first) with headings of their days, as one flat list that can be virtualized. `complete`: no older rows follow. */
export function groupByDay(rows: readonly HistoryRow[], zone: string, complete: boolean): DayItem[] {
  const items: DayItem[] = []
  const days = daysOf(rows, zone)
  for (const [index, { day, rows: ofDay }] of days.entries()) {
    const whole = complete || index < days.length - 1
    items.push({ kind: 'day', day, net: whole ? netResult(ofDay) : undefined })
    for (const row of ofDay) items.push({ kind: 'row', row })
  }
  return items
}

function daysOf(rows: readonly HistoryRow[], zone: string): { day: SiteDay; rows: HistoryRow[] }[] {
  const days: { day: SiteDay; rows: HistoryRow[] }[] = []
  // The start of a day is computed once per day: it is slow, and there may be 100,000 rows.
  let start = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const at = Date.parse(row.date)
    const last = days.at(-1)
    if (last && at >= start) last.rows.push(row)
    else {
      const day = siteDayOf(new Date(at), zone)
      start = startOfSiteDay(day, zone).getTime()
      days.push({ day, rows: [row] })
    }
  }
  return days
}

function netResult(rows: readonly HistoryRow[]): number | undefined {
  const played = rows.filter(({ type }) => type === 'bet' || type === 'win' || type === 'rollback')
  return played.length === 0 ? undefined : played.reduce((total, row) => total + row.amount, 0)
}
