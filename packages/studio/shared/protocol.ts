import * as v from 'valibot'
import { playRefusals } from '@marquee/contract/play-refusals.ts'
import { PreparedPair } from './fair-protocol.ts'
import { GameWords } from './words.ts'

/** How the studio's slots pay. */
export const slotMechanics = ['lines', 'ways', 'cluster', 'free-spins'] as const
export type SlotMechanic = (typeof slotMechanics)[number]

// The protocol between the game's page and the studio's server. Both import this file.

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A list that nobody changes. */
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** 256 random bits in base64url, minted by the page. */
const Secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

/** What a game is before a game session is opened, in the language of its page; sent inside the page. */
export const GameSheet = v.object({
  id: Id,
  title: v.string(),
  words: GameWords,
  /** Picture and name of each symbol; 0 is the hero, which replaces every other. */
  symbols: v.pipe(v.array(v.object({ picture: v.string(), name: v.string() })), v.minLength(1)),
  volatility: v.picklist(['low', 'medium', 'high']),
  mechanic: v.picklist(slotMechanics),
  /** The long-run return, percent of the stake, and its standard error; 0 where it is worked out exactly. */
  rtp: v.number(),
  error: v.number(),
  /** The largest win of a round, in stakes. */
  largest: v.number(),
  rows: Whole,
  /** Runs, or least sizes of clusters, that `pays` has a column for. */
  counts: list(Whole),
  /** `pays[symbol][column]` in units, of which a stake has ten. */
  pays: list(list(v.number())),
  /** The symbols of each reel; none where cells are drawn on their own. */
  strips: list(list(Whole)),
  /** Rows that each line crosses; none where there are no lines. */
  lines: list(list(Whole)),
  /** The scatter follows the symbols of `pays`. */
  freeSpins: v.optional(
    v.object({
      awards: list(v.object({ scatters: Whole, spins: Whole })),
      multipliers: list(Whole),
    }),
  ),
  /** SHA-256 of the rules as a proof carries them. */
  rules_digest: v.string(),
})
export type GameSheet = v.InferOutput<typeof GameSheet>

/** Opens a game session. The same token and secret find it again; the token with another secret is refused. */
export const OpenBody = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  secret: Secret,
  game_id: Id,
})

/** A round's id in a path. */
export const RoundId = v.pipe(v.string(), v.uuid())

export const SpinBody = v.object({
  /** Made once per click of the button: a repeated request finds the same round. */
  key: v.pipe(v.string(), v.uuid()),
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  commitment: PreparedPair,
})

/** A place of the window. */
export const Cell = v.object({ reel: Whole, row: Whole })
export type Cell = v.InferOutput<typeof Cell>

/** A line, a symbol in its ways, or a cluster that paid. */
export const Win = v.object({
  symbol: Whole,
  /** Reels of the run, or cells of the cluster. */
  count: Whole,
  cells: list(Cell),
  /** Multiplied. */
  amount: Amount,
  line: v.optional(Whole),
  ways: v.optional(Whole),
})
export type Win = v.InferOutput<typeof Win>

/** One spin, or one board of a cascade. */
export const Step = v.object({
  /** `window[reel][row]` */
  window: list(list(Whole)),
  /** The position of each strip; none on a board. */
  stops: list(Whole),
  wins: list(Win),
  multiplier: Whole,
  amount: Amount,
})
export type Step = v.InferOutput<typeof Step>

/** What the operator says when its player protection refuses a stake. */
export const PlayRefused = v.object({
  reason: v.picklist(playRefusals),
  /** What is left of the limit, minor units; seconds for a limit of time. */
  left: v.optional(Amount),
  /** When play is possible again, ISO 8601 UTC. */
  until: v.optional(v.string()),
})
export type PlayRefused = v.InferOutput<typeof PlayRefused>

export const Round = v.object({
  id: Id,
  /** `open`: the stake is not confirmed yet; `decided`: the win is not credited yet; `voiding`: the stake goes back. */
  state: v.picklist(['open', 'decided', 'voiding', 'settled', 'refused', 'voided']),
  stake: Amount,
  /** Null until decided. */
  result: v.nullable(v.object({ steps: list(Step), total: Amount })),
  /** Why the operator's player protection refused the stake. */
  refusal: v.optional(v.nullable(PlayRefused)),
  /** The balance after the last confirmed move; absent if the operator has not responded. */
  balance: v.nullable(v.pipe(v.number(), v.safeInteger())),
})
export type Round = v.InferOutput<typeof Round>

export const OpenedGame = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Whether the game is played with demo money, which is worth nothing. */
  demo: v.boolean(),
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The stakes to choose from, smallest first. */
  stakes: v.pipe(v.array(Amount), v.minLength(1)),
  /** Every multiple of it from the smallest to the largest stake is a stake too. */
  stake_unit: v.pipe(Amount, v.minValue(1)),
  /** The stake of the last round, which the page selects. */
  stake: Amount,
  /** A round that is not over, or whose result was never shown. */
  round: v.nullable(Round),
  /** Shortest time from one spin to the next, milliseconds. */
  pace: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type OpenedGame = v.InferOutput<typeof OpenedGame>

export const State = v.object({
  balance: v.nullable(v.pipe(v.number(), v.safeInteger())),
  round: v.nullable(Round),
})
export type State = v.InferOutput<typeof State>

export const studioErrorCodes = [
  'bad_request',
  'session_expired',
  'token_used',
  'unknown_game',
  'unknown_round',
  'round_in_progress',
  // The pair of seeds that the page prepared is not the active one.
  'other_seeds',
  'too_soon',
  'no_such_bet',
  'bets_closed',
  'table_limit',
  'others_at_table',
  'operator_unavailable',
  'server_error',
] as const
export type StudioErrorCode = (typeof studioErrorCodes)[number]

/** Body of every response that is not 2xx. */
export const ErrorBody = v.object({
  error: v.picklist(studioErrorCodes),
  /** Milliseconds until the next spin is accepted, with `too_soon`. */
  wait: v.optional(v.number()),
})
