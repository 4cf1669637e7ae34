import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { positionColumn } from '../settlement/staked-columns.ts'

/**
 * Pairs of seeds that a player's rounds are drawn from, one active pair for all games. `serverSeed` is secret until `revealedAt` is
 * written: who knows it knows every round to come.
 */
export const studioSeedPairs = pgTable(
  'studio_seed_pairs',
  {
    id: text('id').primaryKey(),
    ...positionColumn(),
    player: text('player').notNull(),
    /** 32 random bytes, 64 hex digits. */
    serverSeed: text('server_seed').notNull(),
    /** SHA-256 of the server seed's bytes, 64 hex digits; shown before the first round. */
    commitment: text('commitment').notNull(),
    /** Null until the player's browser, or the first round, names it; it never changes after the first round. */
    clientSeed: text('client_seed'),
    /** How many rounds the pair has drawn. */
    nextNonce: integer('next_nonce').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    revealedAt: timestamp('revealed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('studio_seed_pairs_active')
      .on(table.player)
      .where(sql`revealed_at is null`),
    index('studio_seed_pairs_revealed').on(table.player, table.position),
    check('studio_seed_pairs_nonce', sql`next_nonce >= 0`),
    check('studio_seed_pairs_used', sql`next_nonce = 0 or client_seed is not null`),
  ],
)

/** One row: the history of the database that the active seeds and chains belong to, see `continueHistory`. */
export const studioHistory = pgTable(
  'studio_history',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
  },
  () => [check('studio_history_one', sql`id = 1`)],
)
