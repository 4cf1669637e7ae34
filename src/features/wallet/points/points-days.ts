import { infiniteQueryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PointsDay } from '@marquee/contract/wallet.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery } from '../../../platform/query/queries.ts'
import type { Tab } from '../../../session/tab.ts'

/** The player's points by site day with their games, by pages, newest first. */
export function pointsDays({ http }: Tab, player: string): ListQuery<PointsDay> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, 'points_days'],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<PointsDay>> =>
      dataOf(
        http.call(walletEndpoints.pointsDays, { query: cursor === undefined ? {} : { cursor }, signal }),
      ),
    staleTime: Infinity,
    meta: {
      storage: { scope: 'sessionCache', schema: v.array(PointsDay), maxItems: 30 },
    },
  })
}
