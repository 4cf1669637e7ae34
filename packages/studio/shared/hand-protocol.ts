import * as v from 'valibot'
import { PreparedPair } from './fair-protocol.ts'
import { handDecisions, handOutcomes } from './hand-rules.ts'
import { GameWords, HandWords, TableWords } from './words.ts'

// The protocol between the page of a game of hands and the studio's server. Both import this file.

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Balance = v.nullable(v.pipe(v.number(), v.safeInteger()))
const PlaceId = v.picklist(['dealer', 'board', 'player', 'first', 'second'])
const Key = v.pipe(v.string(), v.uuid())

/** What a game of hands is before a game session is opened, in the language of its page; sent inside the page. */
export const HandSheet = v.object({
  id: v.string(),
  title: v.string(),
  kind: v.picklist(['blackjack', 'holdem']),
  words: GameWords,
  table: TableWords,
  hand: HandWords,
  /** Percent of the first stake that comes back in the long run, with the play that the rules name. */
  rtp: v.number(),
  /** The same of the side bet; null without one. */
  side_rtp: v.nullable(v.number()),
})
export type HandSheet = v.InferOutput<typeof HandSheet>

export const DealBody = v.object({
  /** Made once per submission: a repeated request finds the same hand. */
  key: Key,
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  side: Amount,
  commitment: PreparedPair,
})
export type DealBody = v.InferOutput<typeof DealBody>

export const StepBody = v.object({
  hand: v.pipe(v.string(), v.uuid()),
  /** The number of decisions before this one: another tab may have taken it. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  key: Key,
  decision: v.picklist(handDecisions),
})
export type StepBody = v.InferOutput<typeof StepBody>

export const SeenHandBody = v.object({ hand: v.pipe(v.string(), v.uuid()) })

/** A hand as its player may see it. */
export const HandView = v.object({
  id: v.string(),
  /** `open`, `staking`: a stake is not confirmed yet; `playing`: the player decides; `decided`: the win is not credited yet. */
  state: v.picklist(['open', 'playing', 'staking', 'decided', 'voiding', 'settled', 'refused', 'voided']),
  step: v.number(),
  stake: Amount,
  side: Amount,
  /** All stakes that are confirmed. */
  staked: Amount,
  places: v.array(
    v.object({
      id: PlaceId,
      cards: v.array(v.number()),
      worth: v.nullable(v.number()),
      kicker: v.optional(v.number()),
      soft: v.boolean(),
      outcome: v.nullable(v.picklist(handOutcomes)),
    }),
  ),
  turn: v.nullable(PlaceId),
  stakes: v.array(
    v.object({
      id: v.picklist(['main', 'first', 'second', 'insurance', 'ante', 'call', 'side']),
      amount: Amount,
      back: v.nullable(Amount),
    }),
  ),
  options: v.array(v.object({ decision: v.picklist(handDecisions), extra: Amount })),
  win: v.nullable(Amount),
  /** Why the operator took no stake: its word, with what player protection says. */
  refusal: v.nullable(
    v.object({
      reason: v.string(),
      left: v.optional(Amount),
      until: v.optional(v.string()),
    }),
  ),
  balance: Balance,
})
export type HandView = v.InferOutput<typeof HandView>

export const OpenedHands = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  demo: v.boolean(),
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The values of chips, smallest first. Every stake is a multiple of the first. */
  chips: v.pipe(v.array(Amount), v.minLength(1)),
  /** The largest first stake. */
  most: Amount,
  /** Shortest time from one hand to the next, milliseconds. */
  pace: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A hand that is not over, or whose result was never shown. */
  hand: v.nullable(HandView),
})
export type OpenedHands = v.InferOutput<typeof OpenedHands>

export const HandState = v.object({
  balance: Balance,
  hand: v.nullable(HandView),
})
export type HandState = v.InferOutput<typeof HandState>
