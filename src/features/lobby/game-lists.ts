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

/** Lists that are fetched at the same time. */
const AT_ONCE = 3

/** Fetches the lists that are missing or old, a few at a time; stops at the first failure and answers it. */
export async function fillCatalogue(
  providerIds: readonly string[],
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const waiting = [...providerIds]
  let failure: Failure | undefined
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
      const record = recordOf(id)
      await record.loaded
      if (serverNow() - record.get().at < FRESH) continue
      const failed = await fetchGames(id)
      if (!failed) continue
      failure ??= failed
      waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failure
}

interface Catalogue {
  games: Game[]
  /** Whether every provider's list has been fetched at some time. */
  complete: boolean
  /** When the oldest list was fetched, ms of the server's clock; 0 when none was. */
  at: number
}

/** Every game known of these providers, in their order. */
export function useCatalogue(providerIds: readonly string[]): Catalogue {
  const key = providerIds.join(' ')
  const all = useMemo(
    () =>
      atom((get): Catalogue => {
        const ids = key === '' ? [] : key.split(' ')
        const lists = ids.map((id) => get(recordOf(id).atom))
        const times = lists.map(({ at }) => at).filter((at) => at > 0)
        return {
          games: lists.flatMap(({ list }) => list),
          complete: lists.length > 0 && times.length === lists.length,
          at: times.length > 0 ? Math.min(...times) : 0,
        }
      }),
    [key],
  )
  return useAtomValue(all)
}
