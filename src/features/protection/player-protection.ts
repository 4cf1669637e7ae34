import { queryOptions } from '@tanstack/react-query'
import { Protection } from '@marquee/contract/protection.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import { dataOf } from '../../platform/query/call-error.ts'
import type { ValueQuery } from '../../platform/query/queries.ts'
import type { Tab } from '../../session/tab.ts'

/** A player's limits, break, reality check and totals of play. */
export function playerProtection({ http }: Tab, player: string): ValueQuery<Protection> {
  return queryOptions({
    queryKey: [player, 'protection'],
    queryFn: ({ signal }) => dataOf(http.call(protectionEndpoints.protection, { signal })),
    staleTime: 0,
    meta: { storage: { scope: 'sessionCache', schema: Protection } },
  })
}
