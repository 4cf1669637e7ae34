import * as v from 'valibot'
import { playRefusals } from './play-refusals.ts'

/** Server to server: a game studio asks the operator's seamless wallet to move a player's money. */
export const WalletMove = v.object({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  round_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Idempotency key of the move: repeating an id returns the same response and moves money only once. */
  transaction_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Minor units, at least 0. A rollback ignores it. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000)),
  /**
   * `session` of `StudioPlayer`. Debits require it, because no stake is taken after the player's session has
   * ended. Credits and rollbacks complete a round that has begun, so they are accepted without it and after
   * its end.
   */
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  /** Of a debit: the round stays open for the player. Its first credit (also of 0) or the rollback of all its stakes ends it. */
  round_open: v.optional(v.boolean()),
})
export type WalletMove = v.InferOutput<typeof WalletMove>

export const WalletResponse = v.object({
  /**
   * `insufficient_funds`: `balance` is the current one. `rolled_back`: a debit that arrived after its rollback.
   * `session_ended`: a debit without a session or after its end; final, and `balance` is 0. `play_refused`: a debit that
   * player protection does not allow; final, with a `reason`.
   */
  status: v.picklist([
    'ok',
    'insufficient_funds',
    'rolled_back',
    'session_ended',
    'unknown_player',
    'play_refused',
  ]),
  balance: v.pipe(v.number(), v.safeInteger()),
  reason: v.optional(v.picklist(playRefusals)),
  /** The remainder of the limit that the stake would exceed, minor units; seconds for a time limit. */
  left: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** When play is possible again (ISO 8601 UTC), if known. */
  until: v.optional(v.string()),
})
export type WalletResponse = v.InferOutput<typeof WalletResponse>

const Stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/**
 * Messages from a game frame to the app. `amount` is a hint to refresh the balance, never the balance itself.
 */
export const FrameMessage = v.variant('type', [
  v.object({ marquee: v.literal(1), type: v.literal('ready') }),
  v.object({ marquee: v.literal(1), type: v.literal('busy'), round: v.optional(v.string()) }),
  v.object({ marquee: v.literal(1), type: v.literal('idle') }),
  v.object({ marquee: v.literal(1), type: v.literal('balance'), amount: v.optional(v.number()) }),
  v.object({ marquee: v.literal(1), type: v.literal('error'), code: v.pipe(v.string(), v.maxLength(60)) }),
  /** The player chose another stake, minor units. The app stores it and sends it to the game at the next launch. */
  v.object({ marquee: v.literal(1), type: v.literal('stake'), amount: Stake }),
  /** A round ended with a win, minor units. The app may celebrate it. */
  v.object({ marquee: v.literal(1), type: v.literal('win'), stake: Stake, amount: Stake }),
  /** A sheet of the game is open, such as its paytable. The app's `back` closes it. */
  v.object({ marquee: v.literal(1), type: v.literal('sheet'), open: v.boolean() }),
  v.object({ marquee: v.literal(1), type: v.literal('exit') }),
  v.object({ marquee: v.literal(1), type: v.literal('deposit') }),
  /** The player wants to see what was played. */
  v.object({ marquee: v.literal(1), type: v.literal('history') }),
  /** The player wants to check a round: its proof, for the app's page about fairness. */
  v.object({
    marquee: v.literal(1),
    type: v.literal('fairness'),
    proof: v.pipe(v.string(), v.maxLength(100_000)),
    /** The round's id in the operator's books, where it is not the proof's. */
    round: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
])
export type FrameMessage = v.InferOutput<typeof FrameMessage>

/** Messages from the app to a game frame. A game ignores unknown ones. */
export const HostMessage = v.variant('type', [
  v.object({ marquee: v.literal(1), type: v.picklist(['pause', 'resume', 'refresh']) }),
  /** The player went back while a sheet of the game was open: the game closes it. */
  v.object({ marquee: v.literal(1), type: v.literal('back') }),
  /** The frame's switch for sound: after `ready`, and at each change. Before it a game is silent. */
  v.object({ marquee: v.literal(1), type: v.literal('sound'), on: v.boolean() }),
  /** The player's last stake in this game, minor units: after `ready`, if one is stored. */
  v.object({ marquee: v.literal(1), type: v.literal('stake'), amount: Stake }),
])
export type HostMessage = v.InferOutput<typeof HostMessage>

/**
 * Headers of every studio call: the time in Unix milliseconds, and `v1=` with the hex HMAC-SHA256 of the
 * call.
 */
export const studioHeaders = { timestamp: 'x-studio-timestamp', signature: 'x-studio-signature' } as const

/** Maximum difference between a call's timestamp and the operator's clock, ms. */
export const studioWindow = 5 * 60_000

/**
 * Body of `POST /studio/authenticate`, which exchanges a launch token for a player. Tokens are short-lived
 * and valid once.
 */
export const StudioTicket = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type StudioTicket = v.InferOutput<typeof StudioTicket>

/**
 * Demo money: ISO 4217's code for testing. A player with this currency is a guest of a demo game. The studio has the balance
 * itself, and the operator refuses every move of money for such a player.
 */
export const demoCurrency = 'XTS'

export const StudioPlayer = v.object({
  /** The operator's id of the player, for `WalletMove`. */
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.string(),
  game_id: v.string(),
  /** ISO 4217, or `demoCurrency`. Amounts are integers in its minor unit; demo money has none. */
  currency: v.string(),
  /** The player's language, one of the 16. */
  lang: v.string(),
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The session that launched the game. Debits must name it. */
  session: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type StudioPlayer = v.InferOutput<typeof StudioPlayer>

/**
 * Query of `GET /studio/balance`. If `session` is given, the call is refused after that session has ended.
 */
export const BalanceQuery = v.object({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
})
