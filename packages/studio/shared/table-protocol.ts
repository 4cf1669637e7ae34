import * as v from 'valibot'
import { GameWords, TableWords } from './words.ts'

// The protocol between a table's page and the studio's server. Both import this file.

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Balance = v.nullable(v.pipe(v.number(), v.safeInteger()))
const Spot = v.pipe(v.string(), v.minLength(1), v.maxLength(24))
const Result = v.array(v.pipe(v.number(), v.integer()))
/** Unix milliseconds by the studio's database. */
const Instant = v.number()

/** What a table is before a game session is opened, in the language of its page; sent inside the page. */
export const TableSheet = v.object({
  id: v.string(),
  title: v.string(),
  kind: v.string(),
  words: GameWords,
  table: TableWords,
  /** The game's rule, in plain words. */
  rule: v.string(),
  /** Percent that comes back in the long run, of the bet that returns most. */
  rtp: v.number(),
  /** Every place for a bet: what a bet on it brings back at best, in hundredths of it, and in the long run, percent. */
  spots: v.array(
    v.object({ id: Spot, best: v.number(), rtp: v.number(), /** It may win less. */ varies: v.boolean() }),
  ),
})
export type TableSheet = v.InferOutput<typeof TableSheet>

export const Bets = v.pipe(
  v.array(v.object({ spot: Spot, amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })),
  v.minLength(1),
  v.maxLength(60),
)

export const BetBody = v.object({
  /** Made once per submission: a repeated request finds the same bet. */
  key: v.pipe(v.string(), v.uuid()),
  round: v.pipe(v.string(), v.maxLength(64)),
  bets: Bets,
})

export const TakeBackBody = v.object({ bet: v.pipe(v.string(), v.uuid()) })
const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** What a browser puts into the salt of a chain: the SHA-256 of a value first, then the value. */
export const SaltBody = v.union([
  v.strictObject({ chain: Hex32, commitment: Hex32 }),
  v.strictObject({ chain: Hex32, value: Hex32 }),
])
export type SaltBody = v.InferOutput<typeof SaltBody>

const RoundBody = v.object({ round: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })
export const SeenBody = RoundBody
/** Ends the betting of a round for the only player at the table. */
export const CloseEarlyBody = RoundBody

/** A submission that put chips on the table. */
export const PlacedBet = v.object({
  id: v.string(),
  key: v.string(),
  /** `open`: the stake is not confirmed yet; `decided`: the win is not credited yet; `voiding`: the stake goes back. */
  state: v.picklist(['open', 'placed', 'decided', 'voiding', 'settled', 'refused', 'voided']),
  /** `back`: what was brought back by the chips on this spot; absent until the round is drawn. */
  bets: v.array(v.object({ spot: Spot, amount: Amount, back: v.optional(Amount) })),
  stake: Amount,
  win: v.nullable(Amount),
  /** Why the operator refused it. */
  refusal: v.nullable(v.string()),
})
export type PlacedBet = v.InferOutput<typeof PlacedBet>

/** What everybody at the table sees. */
export const TableView = v.object({
  now: Instant,
  round: v.object({
    id: v.string(),
    closes_at: Instant,
    drawn_at: Instant,
    ends_at: Instant,
    /** Null until drawn. */
    result: v.nullable(Result),
    /** Spots that win with the result. */
    won: v.array(Spot),
    /** The chain's value, hex; null until drawn. */
    proof: v.nullable(v.string()),
    /** The published end of the chain, hex, and the place in it. */
    chain: v.string(),
    number: v.number(),
  }),
  /** How far the chain's salt is. While browsers commit, values are null. */
  salt: v.object({
    phase: v.picklist(['commit', 'open', 'fixed']),
    salt: v.nullable(v.string()),
    contributions: v.array(v.tuple([v.string(), v.nullable(v.string())])),
  }),
  players: v.pipe(v.number(), v.integer()),
  /** The results before this round's, the newest first. */
  results: v.array(Result),
})
export type TableView = v.InferOutput<typeof TableView>

/** What the player has in this round. */
export const OwnView = v.object({ bets: v.array(PlacedBet), balance: Balance })
export type OwnView = v.InferOutput<typeof OwnView>

export const TableUpdate = v.object({ table: TableView, own: OwnView })
export type TableUpdate = v.InferOutput<typeof TableUpdate>

export const BetResponse = v.object({ bet: PlacedBet, balance: Balance })
export type BetResponse = v.InferOutput<typeof BetResponse>

export const OpenedTable = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  demo: v.boolean(),
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The values of chips, smallest first. Every bet is a multiple of the first. */
  chips: v.pipe(v.array(Amount), v.minLength(1)),
  /** The most that a player may have on the table in a round. */
  most: Amount,
  update: TableUpdate,
  /** A round that ended while the player was away. */
  missed: v.nullable(v.object({ round: v.string(), result: Result, staked: Amount, won: Amount })),
})
export type OpenedTable = v.InferOutput<typeof OpenedTable>

export const Refilled = v.object({ balance: Balance })
export type Refilled = v.InferOutput<typeof Refilled>
