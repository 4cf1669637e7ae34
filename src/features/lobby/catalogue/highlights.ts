import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { highlightEndpoints, RecentWin } from '@marquee/contract/highlight-endpoints.ts'
import { Game } from '@marquee/contract/game.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import type { ValueQuery } from '../../../platform/query/queries.ts'
import { listOfValid } from '../../../platform/valid-items.ts'
import type { Tab } from '../../../session/tab.ts'

/** The most played games, the largest recent wins, and the games that the operator recommends. */
export const LobbyHighlights = v.object({
  popular: v.optional(listOfValid(Game, 'popular games'), []),
  wins: v.optional(listOfValid(RecentWin, 'wins'), []),
  chosen: v.optional(listOfValid(Game, 'chosen games'), []),
})
export type LobbyHighlights = v.InferOutput<typeof LobbyHighlights>

const call = { ...highlightEndpoints.highlights, data: LobbyHighlights }

/** The same for every player. Fails where the operator does not have this call; home then has no such shelves. */
export function highlights({ http }: Tab): ValueQuery<LobbyHighlights> {
  return queryOptions({
    queryKey: ['highlights'],
    queryFn: ({ signal }) => dataOf(http.call(call, { signal })),
    staleTime: 5 * 60_000,
    meta: { storage: { scope: 'cache', schema: LobbyHighlights } },
  })
}
