import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { Me } from '@marquee/contract/me.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { CallError, dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'

/** The player's own account. */
export function me({ http }: Tab, player: string): ValueQuery<Me> {
  return queryOptions({
    queryKey: [player, 'me'],
    queryFn: async ({ signal }) => {
      // Imported on demand, because most pages only read the cache.
      const endpoints = await import('@marquee/contract/account-endpoints.ts').catch(() => undefined)
      if (!endpoints) throw new CallError(clientError('NETWORK_ERROR', 'network.failed'))
      return dataOf(http.call(endpoints.accountEndpoints.me, { signal }))
    },
    gcTime: Infinity,
    meta: { storage: { scope: 'sessionCache', schema: Me } },
  })
}

/** The cached account of the signed-in player. Fetches nothing. */
export const cachedMeAtom = atom((get) => {
  const [tab, player] = [get(tabAtom), get(playerAtom)]
  return tab && player !== undefined ? get(tab.queries.cachedAtom(me(tab, player)))?.data : undefined
})
