import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { Game } from './game.ts'

/** A win of one round, without its player or its time. */
export const RecentWin = v.object({
  game: Game,
  /** Minor units of the site's currency. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type RecentWin = v.InferOutput<typeof RecentWin>

/** Popular games and recent wins of the site. An operator may leave out each list. */
export const Highlights = v.object({
  /** The games that most players played in the last day, the first with the most. */
  popular: v.optional(v.array(Game), []),
  /** The largest win of each game in the last day among those of ten stakes and more, the largest first. */
  wins: v.optional(v.array(RecentWin), []),
  /**
   * Games of some themes that the operator recommends to everybody: the themes of an anonymous visitor's home, and the
   * fallback for an empty `popular`.
   */
  chosen: v.optional(v.array(Game), []),
})

/** Loaded with the lower shelves of home, not with the first screen. */
export const highlightEndpoints = {
  highlights: endpoint({
    feature: 'highlights',
    method: 'GET',
    path: '/game/highlights',
    envelope: 'A',
    login: false,
    keyed: false,
    query: none,
    body: none,
    data: Highlights,
  }),
}
