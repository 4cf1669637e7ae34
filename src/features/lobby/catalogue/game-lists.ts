import { queryOptions } from '@tanstack/react-query'
import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { Game } from '@marquee/contract/game.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { apiErrorOf, dataOf } from '../../../platform/query/call-error.ts'
import type { Fetched, ValueQuery } from '../../../platform/query/queries.ts'
import { slicedList } from '../../../platform/sliced-list.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'

/** Validates each game by itself: an invalid one is dropped, and the others stay. */
const listCall = { ...endpoints.providerGames, data: v.object({ list: listOfValid(Game, 'games') }) }

const stored = slicedList(Game)

/** `fetchGameLists` does not fetch lists that are younger than this, ms. */
const maxAgeMs = 10 * 60_000
const concurrency = 3

/** One provider's games. */
export function gameList({ http }: Tab, providerId: string): ValueQuery<readonly Game[]> {
  return queryOptions({
    queryKey: ['games', providerId],
    queryFn: async ({ signal }): Promise<readonly Game[]> => {
      const { list } = await dataOf(http.call(listCall, { query: { provider_id: providerId }, signal }))
      return list.map((game) => ({ ...game, provider_id: game.provider_id ?? providerId }))
    },
    gcTime: Infinity,
    // Comparing long lists takes longer than rendering them.
    structuralSharing: false,
    meta: { storage: { scope: 'cache', schema: stored.schema, checkAhead: stored.checkAhead } },
  })
}

/**
 * Fetches the lists that are missing or older than 10 minutes, three at a time. Resolves with the first error; one failed
 * list does not stop the others.
 */
export async function fetchGameLists(
  tab: Tab,
  providerIds: readonly string[],
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  const queue = [...providerIds]
  let error: ApiError | undefined
  const fetchList = async (id: string): Promise<ApiError | undefined> => {
    const list = gameList(tab, id)
    await tab.queries.restore(list)
    if (signal.aborted) return undefined
    return tab.queries.client.fetchQuery({ ...list, staleTime: maxAgeMs }).then(() => undefined, apiErrorOf)
  }
  const worker = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined && !signal.aborted; id = queue.shift()) {
      const failed = await fetchList(id)
      if (!failed) continue
      error ??= failed
      // Offline, signed out or rate limited: the other lists would fail too.
      if ([401, 429, 455, 503].includes(failed.status)) queue.length = 0
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return error
}

export type GameLists = readonly (Fetched<readonly Game[]> | undefined)[]

const listsAtoms = new Map<string, Atom<GameLists>>()

/**
 * The cached lists of these providers, in their order. There is one atom for each set of providers, so that pages share what
 * is computed from the lists.
 *
 * @param ids the providers' ids with spaces between them
 */
export function gameListsAtom(ids: string): Atom<GameLists> {
  let cached = listsAtoms.get(ids)
  if (!cached) {
    const list = ids.split(' ').filter(Boolean)
    cached = atom((get) => {
      const tab = get(tabAtom)
      return list.map((id) => tab && get(tab.queries.cachedAtom(gameList(tab, id))))
    })
    listsAtoms.set(ids, cached)
  }
  return cached
}
