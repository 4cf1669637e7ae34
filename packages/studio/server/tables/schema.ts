import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { positionColumn, stakedColumns } from '../settlement/staked-columns.ts'

/** A table's hash chains. `start` is secret while rounds are left in the chain. */
export const studioTableChains = pgTable(
  'studio_table_chains',
  {
    /** The published end, 64 hex digits. */
    end: text('chain_end').primaryKey(),
    gameId: text('game_id').notNull(),
    /** Counts the chains of a table from 1. */
    number: integer('number').notNull(),
    start: text('chain_start').notNull(),
    /** Until when browsers commit to values for the salt. */
    commitsUntil: timestamp('commits_until', { withTimezone: true }).notNull(),
    /** Fixed when the first round is drawn, 64 hex digits. */
    salt: text('salt'),
    /** When its remaining values stopped being used. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('studio_table_chains_number').on(table.gameId, table.number)],
)

/** What the browsers of players put into a chain's salt: first the SHA-256 of a value, then the value. */
export const studioTableSalts = pgTable(
  'studio_table_salts',
  {
    chain: text('chain').notNull(),
    player: text('player').notNull(),
    /** SHA-256 of the value's bytes, 64 hex digits. */
    commitment: text('commitment').notNull(),
    /** 32 bytes, 64 hex digits; null until it is opened. */
    value: text('value'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.player] }),
    uniqueIndex('studio_table_salts_commitment').on(table.chain, table.commitment),
  ],
)

/**
 * Rounds of tables, one for all players. Every process may write the next one: its place in the chain is unique, and its
 * result is written once.
 */
export const studioTableRounds = pgTable(
  'studio_table_rounds',
  {
    /** Beginning of the chain's end, and the number in the chain: fixed before the first round of the chain. */
    id: text('id').primaryKey(),
    ...positionColumn(),
    gameId: text('game_id').notNull(),
    chain: text('chain').notNull(),
    /** From 1; also the place of the value in the chain. */
    number: integer('number').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
    /** No bets from here on. */
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    /** Bets that are not confirmed by now go back, and the result is drawn. */
    drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
    /** The next round may begin. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Null until drawn. */
    result: jsonb('result').$type<readonly number[]>(),
    /** The chain's value, which proves the result; null until drawn. */
    proof: text('proof'),
    /** When its chain was retired before it was drawn: its bets go back, and it is never drawn. */
    voidedAt: timestamp('voided_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('studio_table_rounds_place').on(table.chain, table.number),
    index('studio_table_rounds_latest').on(table.gameId, table.position),
    index('studio_table_rounds_undrawn')
      .on(table.drawnAt)
      .where(sql`result is null and voided_at is null`),
    check('studio_table_rounds_outcome', sql`(result is null) = (proof is null)`),
    check('studio_table_rounds_voided', sql`voided_at is null or result is null`),
  ],
)

/**
 * The bets of one action of a player at a table. Their stake is one move of money. Their states are those of `createSettlement`, with
 * one of its own. `placed`: the stake is confirmed, and the round is not drawn.
 * open -> placed -> decided -> settled; placed -> settled (lost); open or placed -> voiding -> voided (taken back, or not confirmed in time).
 */
export const studioTableBets = pgTable(
  'studio_table_bets',
  {
    ...stakedColumns(),
    roundId: text('round_id').notNull(),
    /** The player's round in the operator's books, the same for all bets of a player in a round. */
    walletRound: text('wallet_round').notNull(),
    bets: jsonb('bets').$type<readonly { readonly spot: string; readonly amount: number }[]>().notNull(),
    state: text('state', {
      enum: ['open', 'placed', 'decided', 'voiding', 'settled', 'refused', 'voided'],
    }).notNull(),
  },
  (table) => [
    uniqueIndex('studio_table_bets_key').on(table.player, table.gameId, table.key),
    index('studio_table_bets_round').on(table.roundId, table.player),
    index('studio_table_bets_player').on(table.player, table.gameId, table.position),
    index('studio_table_bets_wallet_round').on(table.walletRound),
    index('studio_table_bets_unfinished')
      .on(table.updatedAt)
      .where(sql`state in ('open', 'placed', 'decided', 'voiding')`),
    index('studio_table_bets_pending')
      .on(table.player)
      .where(sql`state = 'open'`),
    check('studio_table_bets_stake', sql`stake > 0`),
    check('studio_table_bets_outcome', sql`(state in ('decided', 'settled')) = (win is not null)`),
  ],
)

/** Who is at a table: each process writes it for its own visitors. */
export const studioTableSeats = pgTable(
  'studio_table_seats',
  {
    gameId: text('game_id').notNull(),
    player: text('player').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.player] }),
    index('studio_table_seats_seen').on(table.gameId, table.seenAt),
  ],
)
