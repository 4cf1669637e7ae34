import type { PlaySum, RoundDetail, GameRound } from '../../../contract/rounds.ts'
import { roundEndpoints } from '../../../contract/round-endpoints.ts'
import type { Source } from '../../../platform/remote/source.ts'
import { remoteListIn, uncachedValue } from '../../../platform/remote/sources.ts'
import type { HistorySearch } from './history-search.ts'

/** The player's rounds that a search matches, by pages. */
export function rounds(
  player: string,
  { from, to, game, session }: HistorySearch,
): Source<readonly GameRound[]> {
  return remoteListIn<GameRound>(undefined, {
    key: [player, 'rounds', from ?? '', to ?? '', game ?? '', session ?? ''],
    cachePolicy: 'no-store',
    isFixed: true,
    fetch: ({ http, cursor, signal }) =>
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
  })
}

/** Sums of the player's rounds in the search's days. */
export function playSums(
  player: string,
  by: 'game' | 'session',
  { from, to }: HistorySearch,
): Source<readonly PlaySum[]> {
  return uncachedValue<readonly PlaySum[]>({
    key: [player, 'round_sums', by, from ?? '', to ?? ''],
    fetch: async ({ http, signal }) => {
      const query = { by, ...(from ? { from } : {}), ...(to ? { to } : {}) }
      const answer = await http.call(roundEndpoints.roundSums, { query, signal })
      return answer.ok ? { ...answer, data: answer.data.list } : answer
    },
  })
}

/** One round; `game` tells rounds of one id apart. */
export function round(player: string, id: string, game: string | undefined): Source<RoundDetail> {
  return uncachedValue({
    key: [player, 'round', id, game ?? ''],
    // Its picture's address is good for five minutes.
    staleMs: 240_000,
    fetch: ({ http, signal }) =>
      http.call(roundEndpoints.round, { params: { id }, query: game ? { game } : {}, signal }),
  })
}
