import * as v from 'valibot'
import { highlightEndpoints, Win } from '../../../contract/highlight-endpoints.ts'
import { Game } from '../../../contract/game.ts'
import { success } from '../../../contract/result.ts'
import { remoteValue } from '../../../platform/remote/source.ts'
import { listOfValid } from '../../../platform/valid-items.ts'

/** What is played lately: the most played games, the largest wins, and what the operator recommends. */
export const Highlights = v.object({
  popular: v.optional(listOfValid(Game, 'popular games'), []),
  wins: v.optional(listOfValid(Win, 'wins'), []),
  chosen: v.optional(listOfValid(Game, 'chosen games'), []),
})
export type Highlights = v.InferOutput<typeof Highlights>

/** The call without a check of each game: a wrong one is left out alone. */
const call = { ...highlightEndpoints.highlights, data: Highlights }

/** The same for everybody. An operator without this call answers an error, and home has no such shelves. */
export const highlights = remoteValue<Highlights>({
  key: ['highlights'],
  cachePolicy: 'public',
  schema: Highlights,
  staleMs: 5 * 60_000,
  fetch: async ({ http, signal }) => {
    const answer = await http.call(call, { signal })
    return answer.ok ? success(answer.data) : answer
  },
})
