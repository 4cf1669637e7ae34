import { infiniteQueryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addDays, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { HistoryRow } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery } from '../../../platform/query/queries.ts'
import type { Tab } from '../../../session/tab.ts'
import type { HistorySearch } from './history-search.ts'

/**
 * Every movement of a player's cash that a search matches, by pages. The newest of all transactions are stored; an offline
 * search filters them (`rowsMatching`).
 */
export function transactions({ http }: Tab, player: string, search: HistorySearch): ListQuery<HistoryRow> {
  const { from, to, type } = search
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, 'history', from ?? '', to ?? '', type ?? ''],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<HistoryRow>> =>
      dataOf(
        http.call(walletEndpoints.history, {
          query: {
            ...(cursor === undefined ? {} : { cursor }),
            ...(from ? { from } : {}),
            ...(to ? { to } : {}),
            ...(type ? { type } : {}),
          },
          signal,
        }),
      ),
    staleTime: Infinity,
    ...((from ?? to ?? type)
      ? {}
      : {
          meta: {
            storage: {
              scope: 'sessionCache',
              schema: v.array(HistoryRow),
              maxItems: 500,
            },
          },
        }),
  })
}

/** The rows that a search matches, by the operator's rules. */
export function rowsMatching(
  rows: readonly HistoryRow[],
  { from, to, type }: HistorySearch,
  zone: string,
): HistoryRow[] {
  const first = from ? startOfSiteDay(from, zone).getTime() : Number.NEGATIVE_INFINITY
  const end = to ? startOfSiteDay(addDays(to, 1), zone).getTime() : Number.POSITIVE_INFINITY
  return rows.filter((row) => {
    const at = Date.parse(row.date)
    return at >= first && at < end && (type === undefined || row.type === type)
  })
}
