import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../../../contract/endpoints.ts'
import { Game } from '../../../contract/game.ts'
import type { ApiError } from '../../../contract/result.ts'
import { success } from '../../../contract/result.ts'
import { cachedAtomOf, notLoaded, type Remote } from '../../../platform/remote/remote.ts'
import { type Fetched, remoteValue, type Source } from '../../../platform/remote/source.ts'
import { slicedList } from '../../../platform/sliced-list.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

/** The call without a check of each game: a wrong one is left out alone. */
const listCall = { ...endpoints.providerGames, data: v.object({ list: listOfValid(Game, 'games') }) }

const kept = slicedList(Game)

/** A list that was fetched less than this long ago is not fetched again in passing. */
const maxAgeMs = 10 * 60_000
/** Lists that are fetched at the same time. */
const concurrency = 3

/** One provider's games. */
export function gameList(providerId: string): Source<readonly Game[]> {
  return remoteValue<readonly Game[]>({
    key: ['games', providerId],
    cachePolicy: 'public',
    schema: kept.schema,
    checkAhead: kept.checkAhead,
    fetch: async ({ http, signal }) => {
      const answer = await http.call(listCall, { query: { provider_id: providerId }, signal })
      if (!answer.ok) return answer
      return success(
        answer.data.list.map((game) => ({ ...game, provider_id: game.provider_id ?? providerId })),
      )
    },
  })
}

/**
 * Fetches the lists that are missing or old, a few at a time, and answers the first error. A list that the operator refuses, or
 * answers wrongly, is left out alone.
 */
export async function fetchGameLists(
  remote: Remote,
  providerIds: readonly string[],
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  const waiting = [...providerIds]
  let error: ApiError | undefined
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined && !signal.aborted; id = waiting.shift()) {
      const driver = remote.of(gameList(id)).driver()
      const failed = await driver.then((list) => list.refreshOlderThan(maxAgeMs, signal), notLoaded)
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
    const lists = ids.split(' ').flatMap((id) => (id ? cachedAtomOf(gameList(id)) : []))
    made = atom((get) => lists.map((list) => get(list)))
    listsAtoms.set(ids, made)
  }
  return made
}
