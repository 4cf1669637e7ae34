import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { GameRound, PlaySum, type RoundDetail } from '@marquee/contract/rounds.ts'
import { roundEndpoints } from '@marquee/contract/round-endpoints.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery, ValueQuery } from '../../../platform/query/queries.ts'
import type { Tab } from '../../../session/tab.ts'
import type { HistorySearch } from './history-search.ts'

/** The player's rounds that a search matches, by pages. The newest of all rounds are stored for offline use. */
export function rounds(
  { http }: Tab,
  player: string,
  { from, to, game, session }: HistorySearch,
): ListQuery<GameRound> {
  const filters = [from, to, game, session]
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, 'rounds', ...filters.map((filter) => filter ?? '')],
    queryFn: ({ pageParam: cursor, signal }): Promise<ListPage<GameRound>> =>
      dataOf(
        http.call(roundEndpoints.rounds, {
          query: {
            ...(cursor === undefined ? {} : { cursor }),
            ...(from ? { from } : {}),
            ...(to ? { to } : {}),
            ...(game ? { game } : {}),
            ...(session ? { session } : {}),
          },
          signal,
        }),
      ),
    staleTime: Infinity,
    ...(filters.some(Boolean)
      ? {}
      : {
          meta: {
            storage: { scope: 'sessionCache', schema: v.array(GameRound), maxItems: 50 },
          },
        }),
  })
}

/** Sums of the player's rounds in the search's days. Those of all days are stored for offline use. */
export function playSums(
  { http }: Tab,
  player: string,
  by: 'game' | 'session',
  { from, to }: HistorySearch,
): ValueQuery<readonly PlaySum[]> {
  return queryOptions({
    queryKey: [player, 'round_sums', by, from ?? '', to ?? ''],
    queryFn: async ({ signal }): Promise<readonly PlaySum[]> => {
      const query = { by, ...(from ? { from } : {}), ...(to ? { to } : {}) }
      return (await dataOf(http.call(roundEndpoints.roundSums, { query, signal }))).list
    },
    ...((from ?? to) ? {} : { meta: { storage: { scope: 'sessionCache', schema: v.array(PlaySum) } } }),
  })
}

/** One round; `game` distinguishes rounds with the same id. */
export function round(
  { http }: Tab,
  player: string,
  id: string,
  game: string | undefined,
): ValueQuery<RoundDetail> {
  return queryOptions({
    queryKey: [player, 'round', id, game ?? ''],
    queryFn: ({ signal }) =>
      dataOf(http.call(roundEndpoints.round, { params: { id }, query: game ? { game } : {}, signal })),
    // The address of its replay is valid for five minutes.
    staleTime: 240_000,
  })
}
