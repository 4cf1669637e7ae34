import { siteDayOf, startOfSiteDay, type SiteDay } from '@marquee/contract/site-day.ts'

export type DayItem<Row> =
  | {
      readonly kind: 'day'
      readonly day: SiteDay
      /** Sum of the day's rows; undefined while more rows of the day may follow. */
      readonly net: number | undefined
    }
  | { readonly kind: 'row'; readonly row: Row }

/** Rows (newest first) with headings of their days, as one flat list that can be virtualized. `complete`: no older rows follow. */
export function groupByDay<Row extends { readonly date: string; readonly amount: number }>(
  rows: readonly Row[],
  zone: string,
  complete: boolean,
): DayItem<Row>[] {
  const items: DayItem<Row>[] = []
  const days = daysOf(rows, zone)
  for (const [index, { day, rows: ofDay }] of days.entries()) {
    const whole = complete || index < days.length - 1
    items.push({ kind: 'day', day, net: whole ? sum(ofDay) : undefined })
    for (const row of ofDay) items.push({ kind: 'row', row })
  }
  return items
}

function daysOf<Row extends { readonly date: string }>(
  rows: readonly Row[],
  zone: string,
): { day: SiteDay; rows: Row[] }[] {
  const days: { day: SiteDay; rows: Row[] }[] = []
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

function sum(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((total, row) => total + row.amount, 0)
}
