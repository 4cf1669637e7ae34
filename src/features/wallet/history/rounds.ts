import * as v from 'valibot'
import { GameRound, PlaySum, type RoundDetail } from '../../../contract/rounds.ts'
import { roundEndpoints } from '../../../contract/round-endpoints.ts'
import { byRow } from '../../../platform/remote/by-row.ts'
import {
  type ListOptions,
  remoteValue,
  type Source,
  type ValueOptions,
} from '../../../platform/remote/source.ts'
import { remoteList, remoteListIn, uncachedValue } from '../../../platform/remote/sources.ts'
import type { HistorySearch } from './history-search.ts'

const listCall = byRow(roundEndpoints.rounds, 'bets')

/** How many rounds are kept on the device. */
const maxRounds = 50

/** The player's rounds that a search matches, by pages. The device keeps the newest of all rounds, to read them offline. */
export function rounds(
  player: string,
  { from, to, game, session }: HistorySearch,
): Source<readonly GameRound[]> {
  const filters = [from, to, game, session]
  const options: Pick<ListOptions<GameRound>, 'isFixed' | 'fetch'> = {
    isFixed: true,
    fetch: ({ http, cursor, signal }) =>
      http.call(listCall, {
        query: {
          ...(cursor === undefined ? {} : { cursor }),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(game ? { game } : {}),
          ...(session ? { session } : {}),
        },
        signal,
      }),
  }
  const key = [player, 'rounds', ...filters.map((filter) => filter ?? '')]
  return filters.some(Boolean)
    ? remoteListIn<GameRound>(undefined, { ...options, key, cachePolicy: 'no-store' })
    : remoteList({ ...options, key, cachePolicy: 'private', item: GameRound, maxItems: maxRounds })
}

/** Sums of the player's rounds in the search's days. The device keeps those of all days. */
export function playSums(
  player: string,
  by: 'game' | 'session',
  { from, to }: HistorySearch,
): Source<readonly PlaySum[]> {
  const options: Pick<ValueOptions<readonly PlaySum[]>, 'key' | 'fetch'> = {
    key: [player, 'round_sums', by, from ?? '', to ?? ''],
    fetch: async ({ http, signal }) => {
      const query = { by, ...(from ? { from } : {}), ...(to ? { to } : {}) }
      const answer = await http.call(roundEndpoints.roundSums, { query, signal })
      return answer.ok ? { ...answer, data: answer.data.list } : answer
    },
  }
  return (from ?? to)
    ? uncachedValue(options)
    : remoteValue({ ...options, cachePolicy: 'private', schema: v.array(PlaySum) })
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
