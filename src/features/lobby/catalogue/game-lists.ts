import { queryOptions } from '@tanstack/react-query'
import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../../../contract/endpoints.ts'
import { Game } from '../../../contract/game.ts'
import type { ApiError } from '../../../contract/result.ts'
import { apiErrorOf, dataOf } from '../../../platform/query/call-error.ts'
import type { Fetched, ValueQuery } from '../../../platform/query/queries.ts'
import { slicedList } from '../../../platform/sliced-list.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import { type Tab, tabAtom } from '../../../session/tab.ts'

/** The call without a check of each game: a wrong one is dropped alone. */
const listCall = { ...endpoints.providerGames, data: v.object({ list: listOfValid(Game, 'games') }) }

const stored = slicedList(Game)

/** A list that was fetched less than this long ago is not fetched again in passing. */
const maxAgeMs = 10 * 60_000
/** Lists that are fetched at the same time. */
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
    // A comparison of long lists takes longer than it saves.
    structuralSharing: false,
    meta: { storage: { scope: 'cache', schema: stored.schema, checkAhead: stored.checkAhead } },
  })
}

/**
 * Fetches the lists that are missing or old, a few at a time, and resolves with the first error. A list that the operator
 * refuses, or answers wrongly, is left out alone.
 */
export async function fetchGameLists(
  tab: Tab,
  providerIds: readonly string[],
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  const waiting = [...providerIds]
  let error: ApiError | undefined
  const fetchList = async (id: string): Promise<ApiError | undefined> => {
    const list = gameList(tab, id)
    await tab.queries.restore(list)
    if (signal.aborted) return undefined
    return tab.queries.client.fetchQuery({ ...list, staleTime: maxAgeMs }).then(() => undefined, apiErrorOf)
  }
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
      const failed = await fetchList(id)
      if (!failed) continue
      error ??= failed
      // Without a connection or a session, or too often, the next list would end the same way.
      if ([401, 429, 455, 503].includes(failed.status)) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return error
}

export type GameLists = readonly (Fetched<readonly Game[]> | undefined)[]

const listsAtoms = new Map<string, Atom<GameLists>>()

/**
 * The lists of these providers as far as this device knows them, in their order. One atom for each set of providers: what is
 * computed of the lists is kept for every page that shows them.
 *
 * @param ids the providers' ids with spaces between them
 */
export function gameListsAtom(ids: string): Atom<GameLists> {
  let made = listsAtoms.get(ids)
  if (!made) {
    const list = ids.split(' ').filter(Boolean)
    made = atom((get) => {
      const tab = get(tabAtom)
      return list.map((id) => tab && get(tab.queries.cachedAtom(gameList(tab, id))))
    })
    listsAtoms.set(ids, made)
  }
  return made
}
