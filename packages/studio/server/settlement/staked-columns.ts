import { bigint, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

/** Why the operator took no stake. */
export interface Refusal {
  /** A reason of player protection (`playRefusals`), or the status of the wallet's response. */
  readonly reason: string
  /** What is left of the limit, minor units; seconds for a time limit. */
  readonly left?: number
  /** When play is possible again, ISO 8601 UTC. */
  readonly until?: string
}

/** The order in which rows were written: a wall clock may go back. */
export const positionColumn = () => ({
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
})

/** Columns of whatever a player stakes at the studio: a round, a hand, the bets of one action at a table. */
export const stakedColumns = () => ({
  id: text('id').primaryKey(),
  ...positionColumn(),
  player: text('player').notNull(),
  gameId: text('game_id').notNull(),
  /** The operator's session of the last action that cost something. */
  session: text('session').notNull(),
  /** The idempotency key that the page made for the first action. */
  key: text('key').notNull(),
  /** ISO 4217; amounts are integers in its minor unit. */
  currency: text('currency').notNull(),
  /** What the first action staked, without a side bet. */
  stake: bigint('stake', { mode: 'number' }).notNull(),
  /** Null until decided. */
  win: bigint('win', { mode: 'number' }),
  /** Balance after the last move that the operator confirmed. */
  balance: bigint('balance', { mode: 'number' }),
  /** Why the last stake was refused. */
  refusal: jsonb('refusal').$type<Refusal>(),
  /** When the page reported that it had shown the result; null: the page shows it again. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The pair of seeds and the nonce that a player's round is drawn from. */
export const seedColumns = () => ({
  seedPair: text('seed_pair').notNull(),
  nonce: integer('nonce').notNull(),
})
