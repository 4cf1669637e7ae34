import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { Game } from './game.ts'
import { Instant } from './instant.ts'

/** A round that its player can continue. */
export const UnfinishedRound = v.object({
  game: Game,
  round_id: v.string(),
  /** All stakes of the round so far, minor units. */
  staked: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** When it began. */
  began_at: Instant,
})
export type UnfinishedRound = v.InferOutput<typeof UnfinishedRound>

/** Loaded with the offer to continue, not with the first screen. */
export const unfinishedEndpoints = {
  unfinished: endpoint({
    method: 'GET',
    path: '/game/unfinished',
    envelope: 'A',
    login: true,
    keyed: false,
    feature: 'rounds',
    query: none,
    body: none,
    data: v.object({ rounds: v.array(UnfinishedRound) }),
  }),
}
