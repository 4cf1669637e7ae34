import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns of whatever a player stakes at the studio: a round, a hand, the bets of one press at a table. */
export const stakedColumns = () => ({
  id: text('id').primaryKey(),
  player: text('player').notNull(),
  gameId: text('game_id').notNull(),
  /** The operator's session of the last press that cost something. */
  session: text('session').notNull(),
  /** Made by the page for one press: a repeated request finds what the press made. */
  key: text('key').notNull(),
  /** ISO 4217; amounts are integers in its minor unit. */
  currency: text('currency').notNull(),
  /** What the first press put in. */
  stake: bigint('stake', { mode: 'number' }).notNull(),
  /** Null until decided. */
  win: bigint('win', { mode: 'number' }),
  /** Balance after the last move that the operator confirmed. */
  balance: bigint('balance', { mode: 'number' }),
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
