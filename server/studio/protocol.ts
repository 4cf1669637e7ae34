import * as v from 'valibot'
import { playRefusals } from '../../src/contract/play-refusals.ts'
import { GameWords } from './game-words.ts'

// The protocol between the game's page and the studio's server. Both import this file.

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
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
  /** The exact long-run return, percent of the stake. */
  rtp: v.number(),
  /** `pays[symbol][run]` in line bets. */
  pays: v.array(v.array(v.number())),
  strips: v.array(v.array(v.pipe(v.number(), v.integer()))),
  lines: v.array(v.array(v.pipe(v.number(), v.integer()))),
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
  /** Made once per press of the button: a repeated request finds the same round. */
  key: v.pipe(v.string(), v.uuid()),
  stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export const LineWin = v.object({
  line: v.pipe(v.number(), v.integer()),
  symbol: v.pipe(v.number(), v.integer()),
  run: v.pipe(v.number(), v.integer()),
  amount: Amount,
})
export type LineWin = v.InferOutput<typeof LineWin>

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
  result: v.nullable(
    v.object({ stops: v.array(v.pipe(v.number(), v.integer())), wins: v.array(LineWin), total: Amount }),
  ),
  /** Why the operator's player protection refused the stake. */
  refusal: v.optional(v.nullable(PlayRefused)),
  /** The balance after the last confirmed move; absent if the operator has not answered. */
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
  'round_in_progress',
  'too_soon',
  'no_such_bet',
  'bets_closed',
  'table_limit',
  'operator_unavailable',
  'server_error',
] as const
export type StudioErrorCode = (typeof studioErrorCodes)[number]

/** Body of every answer that is not 2xx. */
export const ErrorBody = v.object({
  error: v.picklist(studioErrorCodes),
  /** Milliseconds until the next spin is accepted, with `too_soon`. */
  wait: v.optional(v.number()),
})
