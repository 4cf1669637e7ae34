import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { Provider } from '@marquee/contract/game.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'

/** Validates each provider by itself: an invalid one is dropped, and the others stay. */
const listCall = { ...endpoints.providers, data: v.object({ list: listOfValid(Provider, 'providers') }) }

const noProviders: readonly Provider[] = []

/** All providers, for a page that shows their list. */
export function providerList({ http }: Tab): ValueQuery<readonly Provider[]> {
  return queryOptions({
    queryKey: ['providers'],
    queryFn: async ({ signal }): Promise<readonly Provider[]> =>
      (await dataOf(http.call(listCall, { signal }))).list,
    gcTime: Infinity,
    meta: { storage: { scope: 'cache', schema: v.array(Provider) } },
  })
}

/** The cached providers, for a page that needs a name or a picture. Fetches nothing. */
export const providersAtom = atom((get) => {
  const tab = get(tabAtom)
  return (tab && get(tab.queries.cachedAtom(providerList(tab)))?.data) ?? noProviders
})
