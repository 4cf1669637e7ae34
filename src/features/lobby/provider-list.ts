import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../../contract/endpoints.ts'
import { Provider } from '../../contract/game.ts'
import type { Failure } from '../../contract/result.ts'
import { serverNow } from '../../platform/clock.ts'
import { call } from '../../platform/http.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { store } from '../../platform/store.ts'

/** The provider list as it was last fetched; `at` in ms of the server's clock, 0 when never. */
const StoredProviders = v.object({ at: v.number(), list: v.array(Provider) })

const record = persistedCollection({
  key: 'providerList',
  version: 1,
  schema: StoredProviders,
  initial: { at: 0, list: [] },
})

interface Fetching {
  busy: boolean
  failure?: Failure
}

const fetchingAtom = atom<Fetching>({ busy: false })

/** All providers: stored ones at once, then refreshed. */
export function useProviders(): { providers: Provider[]; at: number; busy: boolean; failure?: Failure } {
  const { list, at } = useAtomValue(record.atom)
  return { providers: list, at, ...useAtomValue(fetchingAtom) }
}

/** Fetches the provider list, unless a fetch is under way. Answers the failure, if any. */
export async function refreshProviders(): Promise<Failure | undefined> {
  if (store.get(fetchingAtom).busy) return undefined
  store.set(fetchingAtom, { busy: true })
  const result = await call(endpoints.providers)
  store.set(fetchingAtom, result.ok ? { busy: false } : { busy: false, failure: result })
  if (!result.ok) return result
  await record.apply(() => ({ at: serverNow(), list: result.data.list }))
  return undefined
}
