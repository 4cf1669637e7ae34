import * as v from 'valibot'
import { addDays, isSiteDay, siteDayOf, type SiteDay } from '../../../contract/site-day.ts'
import { historyTypes } from '../../../contract/wallet.ts'

export const historyTabs = ['transactions', 'deposits', 'withdrawals'] as const
export type HistoryTab = (typeof historyTabs)[number]

const Day = v.optional(
  v.fallback(v.union([v.pipe(v.string(), v.check(isSiteDay)), v.undefined()]), undefined),
)

/** What the history's address says; anything unreadable in it counts as not said. Days are the site's, both included. */
const Search = v.object({
  tab: v.optional(v.fallback(v.union([v.picklist(historyTabs), v.undefined()]), undefined)),
  from: Day,
  to: Day,
  type: v.optional(v.fallback(v.union([v.picklist(historyTypes), v.undefined()]), undefined)),
})

export interface HistorySearch {
  tab?: HistoryTab | undefined
  from?: SiteDay | undefined
  to?: SiteDay | undefined
  type?: (typeof historyTypes)[number] | undefined
}

/** For the route's `validateSearch`. Days in the wrong order are put in the right one. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { tab, from, to, type } = v.parse(Search, search)
  const swapped = from !== undefined && to !== undefined && from > to
  const [first, last] = swapped ? [to, from] : [from, to]
  return {
    ...(tab ? { tab } : {}),
    ...(first ? { from: first } : {}),
    ...(last ? { to: last } : {}),
    ...(type ? { type } : {}),
  }
}

export type Preset = 'all' | 'today' | 'week' | 'days30' | 'month'
export const presets: readonly Preset[] = ['all', 'today', 'week', 'days30', 'month']

/** A preset's days, as of `now` (ms) by the site's clocks. */
export function presetDays(preset: Preset, now: number, zone: string): Pick<HistorySearch, 'from' | 'to'> {
  const today = siteDayOf(new Date(now), zone)
  switch (preset) {
    case 'all':
      return {}
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
}
