import { atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../../../contract/endpoints.ts'
import { Provider } from '../../../contract/game.ts'
import { success } from '../../../contract/result.ts'
import { cachedAtomOf } from '../../../platform/remote/remote.ts'
import { remoteValue } from '../../../platform/remote/source.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

/** The call without a check of each provider: a wrong one is left out alone. */
const listCall = { ...endpoints.providers, data: v.object({ list: listOfValid(Provider, 'providers') }) }

const noProviders: readonly Provider[] = []

/** All providers, for a page that shows their list. */
export const providerList = remoteValue<readonly Provider[]>({
  key: ['providers'],
  cachePolicy: 'public',
  schema: v.array(Provider),
  fetch: async ({ http, signal }) => {
    const answer = await http.call(listCall, { signal })
    return answer.ok ? success(answer.data.list) : answer
  },
})

const cachedAtom = cachedAtomOf(providerList)

/** All providers as far as this device knows them, for a page that needs a name or a picture. Fetches nothing. */
export const providersAtom = atom((get) => get(cachedAtom)?.data ?? noProviders)
