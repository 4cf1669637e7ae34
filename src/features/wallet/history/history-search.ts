import * as v from 'valibot'
import { historyTypes } from '../../../contract/history-types.ts'
import { isSiteDay } from '../../../contract/is-site-day.ts'
import type { SiteDay } from '../../../contract/site-day.ts'

export const historyTabs = ['transactions', 'deposits', 'withdrawals'] as const
export type HistoryTab = (typeof historyTabs)[number]

const Day = v.optional(
  v.fallback(v.union([v.pipe(v.string(), v.check(isSiteDay)), v.undefined()]), undefined),
)

/** The filter in the address of the history. Unreadable parts are ignored. Days are the site's, both included. */
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

/**
 * For the route's `validateSearch`. Days in the wrong order are swapped. An absent or invalid parameter is returned as
 * undefined under its name: the router keeps a parameter in the URL as it is unless validation returns its name.
 */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { tab, from, to, type } = v.parse(Search, search)
  const swapped = from !== undefined && to !== undefined && from > to
  const [first, last] = swapped ? [to, from] : [from, to]
  return { tab, from: first, to: last, type }
}
