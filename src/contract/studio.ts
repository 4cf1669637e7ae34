import * as v from 'valibot'

/** Server to server: a game studio asks the operator's seamless wallet to move a player's money. */
export const WalletMove = v.object({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  round_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The idempotency of the move: the same id gets the same answer and moves money once. */
  transaction_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Minor units, at least 0. A rollback ignores it. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000)),
  /**
   * `session` of `StudioPlayer`. A debit needs it: once the player's session ended, no stake is taken. Credits and
   * rollbacks end what was begun, and are taken without it and after its end.
   */
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
})
export type WalletMove = v.InferOutput<typeof WalletMove>

export const WalletAnswer = v.object({
  /**
   * `insufficient_funds` answers with the balance as it is; `rolled_back` is a debit that came after its rollback;
   * `session_ended` one without a session, or after its end, for good: its balance is 0, which says nothing.
   */
  status: v.picklist(['ok', 'insufficient_funds', 'rolled_back', 'session_ended', 'unknown_player']),
  balance: v.pipe(v.number(), v.safeInteger()),
})
export type WalletAnswer = v.InferOutput<typeof WalletAnswer>

/** What a game frame may tell the app. `amount` is a hint to refresh the balance, never the balance. */
export const FrameMessage = v.variant('type', [
  v.object({ marquee: v.literal(1), type: v.literal('ready') }),
  v.object({ marquee: v.literal(1), type: v.literal('busy'), round: v.optional(v.string()) }),
  v.object({ marquee: v.literal(1), type: v.literal('idle') }),
  v.object({ marquee: v.literal(1), type: v.literal('balance'), amount: v.optional(v.number()) }),
  v.object({ marquee: v.literal(1), type: v.literal('error'), code: v.pipe(v.string(), v.maxLength(60)) }),
  v.object({ marquee: v.literal(1), type: v.literal('exit') }),
  v.object({ marquee: v.literal(1), type: v.literal('deposit') }),
])
export type FrameMessage = v.InferOutput<typeof FrameMessage>

/** What the app may tell a game frame. */
export const HostMessage = v.object({
  marquee: v.literal(1),
  type: v.picklist(['pause', 'resume', 'refresh']),
})
export type HostMessage = v.InferOutput<typeof HostMessage>

/** Headers of every call of a studio: Unix milliseconds, and `v1=` with the hex HMAC-SHA256 of the call. */
export const studioHeaders = { timestamp: 'x-studio-timestamp', signature: 'x-studio-signature' } as const

/** How far a call's timestamp may lie from the operator's clock, milliseconds. */
export const studioWindow = 5 * 60_000

/** `POST /studio/authenticate`: a launch token, good once and for a short while, becomes a player. */
export const StudioTicket = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type StudioTicket = v.InferOutput<typeof StudioTicket>

export const StudioPlayer = v.object({
  /** The operator's id of the player, for `WalletMove`. */
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.string(),
  game_id: v.string(),
  /** ISO 4217; amounts are integers in its minor unit. */
  currency: v.string(),
  /** The player's language, one of the 16. */
  lang: v.string(),
  balance: v.pipe(v.number(), v.safeInteger()),
  /** The session that the game was launched from; debits name it. */
  session: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type StudioPlayer = v.InferOutput<typeof StudioPlayer>

/** `GET /studio/balance?player=&session=`: with a session, only while it lives. */
export const BalanceQuery = v.object({
  player: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
})
