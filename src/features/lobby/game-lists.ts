import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import * as v from 'valibot'
import { endpoints } from '../../contract/endpoints.ts'
import { Game } from '../../contract/game.ts'
import type { Failure } from '../../contract/result.ts'
import { serverNow } from '../../platform/clock.ts'
import { call } from '../../platform/http.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { store } from '../../platform/store.ts'

/** One provider's games as they were last fetched; `at` in ms of the server's clock, 0 when never. */
const StoredGames = v.object({ at: v.number(), list: v.array(Game) })
type StoredGames = v.InferOutput<typeof StoredGames>

/** A list fetched less than this long ago is not fetched again in passing, ms. */
const FRESH = 10 * 60_000

function recordOf(providerId: string): StoredRecord<StoredGames> {
  return persistedCollection({
    key: `games_${providerId}`,
    version: 1,
    schema: StoredGames,
    initial: { at: 0, list: [] },
  })
}

interface Fetching {
  busy: boolean
  failure?: Failure
}

const idle: Fetching = { busy: false }
const fetchingAtom = atom<Readonly<Record<string, Fetching>>>({})

function setFetching(providerId: string, fetching: Fetching): void {
  store.set(fetchingAtom, (all) => ({ ...all, [providerId]: fetching }))
}

/** One provider's games: stored ones at once, then as `fetchGames` brings them. */
export function useGames(providerId: string): {
  games: Game[]
  at: number
  busy: boolean
  failure?: Failure
} {
  const ofProvider = useMemo(
    () => atom((get) => ({ ...get(recordOf(providerId).atom), ...(get(fetchingAtom)[providerId] ?? idle) })),
    [providerId],
  )
  const { list, ...rest } = useAtomValue(ofProvider)
  return { games: list, ...rest }
}

/** Fetches one provider's games. Answers the failure, if any. */
export async function fetchGames(providerId: string): Promise<Failure | undefined> {
  if (store.get(fetchingAtom)[providerId]?.busy) return undefined
  setFetching(providerId, { busy: true })
  const result = await call(endpoints.providerGames, { query: { provider_id: providerId } })
  setFetching(providerId, result.ok ? idle : { busy: false, failure: result })
  if (!result.ok) return result
  const list = result.data.list.map((game) => ({ ...game, provider_id: game.provider_id ?? providerId }))
  await recordOf(providerId).apply(() => ({ at: serverNow(), list }))
  return undefined
}

/** Fetches the lists that are missing or old, a few at a time; stops at the first failure. */
export async function fillCatalogue(providerIds: readonly string[], signal: AbortSignal): Promise<void> {
  const waiting = [...providerIds]
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
      const record = recordOf(id)
      await record.loaded
      if (serverNow() - record.get().at < FRESH) continue
      if (await fetchGames(id)) waiting.length = 0
    }
  }
  await Promise.all([worker(), worker(), worker()])
}

interface Catalogue {
  games: Game[]
  /** Whether every provider's list has been fetched at some time. */
  complete: boolean
}

/** Every game known of these providers, in their order. */
export function useCatalogue(providerIds: readonly string[]): Catalogue {
  const key = providerIds.join(' ')
  const all = useMemo(
    () =>
      atom((get): Catalogue => {
        const lists = key.split(' ').map((id) => (id === '' ? { at: 0, list: [] } : get(recordOf(id).atom)))
        return { games: lists.flatMap(({ list }) => list), complete: lists.every(({ at }) => at > 0) }
      }),
    [key],
  )
  return useAtomValue(all)
}
