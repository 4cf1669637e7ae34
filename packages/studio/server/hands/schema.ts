import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { HandDecision } from '../../shared/hand-rules.ts'
import { seedColumns, stakedColumns } from '../settlement/staked-columns.ts'

/** A decision whose extra stake is not confirmed yet. */
export interface PendingStep {
  readonly decision: HandDecision
  /** Minor units. */
  readonly amount: number
}

/**
 * Hands of one player against the house; a hand's id is also the round's in the operator's books. Its states are those of
 * `createSettlement`, with two of its own. `playing`: the player decides. `staking`: a decision that costs is being debited.
 * open -> playing or decided; playing -> playing, decided, or staking; staking -> playing or decided; decided -> settled.
 */
export const studioHands = pgTable(
  'studio_hands',
  {
    ...stakedColumns(),
    ...seedColumns(),
    /** On the side bet. */
    side: bigint('side', { mode: 'number' }).notNull().default(0),
    state: text('state', {
      enum: ['open', 'playing', 'staking', 'decided', 'voiding', 'settled', 'refused', 'voided'],
    }).notNull(),
    /** All cards of the hand, in the order of the dealing; null until the first stake is confirmed. */
    cards: jsonb('cards').$type<readonly number[]>(),
    /** What was drawn: numbers and the limits below which they lie. */
    drawn: jsonb('drawn').$type<{
      readonly limits: readonly number[]
      readonly numbers: readonly number[]
    }>(),
    decisions: jsonb('decisions').$type<readonly HandDecision[]>().notNull().default([]),
    /** The number of decisions: a decision names the step that it is for. */
    step: integer('step').notNull().default(0),
    /** The key of the last decision. */
    decisionKey: text('decision_key'),
    pending: jsonb('pending').$type<PendingStep>(),
    /** Counts the extra stakes that were debited: each has a transaction of its own. */
    attempt: integer('attempt').notNull().default(0),
    /** All stakes that the operator confirmed, minor units. */
    staked: bigint('staked', { mode: 'number' }).notNull().default(0),
    /** When the player last decided: the printed rule decides a hand whose player stays away. */
    actedAt: timestamp('acted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('studio_hands_key').on(table.player, table.gameId, table.key),
    uniqueIndex('studio_hands_one_unfinished')
      .on(table.player, table.gameId)
      .where(sql`state in ('open', 'playing', 'staking', 'decided', 'voiding')`),
    index('studio_hands_latest').on(table.player, table.gameId, table.position),
    index('studio_hands_unfinished')
      .on(table.updatedAt)
      .where(sql`state in ('open', 'staking', 'decided', 'voiding')`),
    index('studio_hands_left')
      .on(table.actedAt)
      .where(sql`state = 'playing'`),
    check('studio_hands_stake', sql`stake > 0 and side >= 0 and staked >= 0`),
    check('studio_hands_pending', sql`(state = 'staking') = (pending is not null)`),
    check(
      'studio_hands_cards',
      sql`(state in ('playing', 'staking', 'decided', 'settled')) = (cards is not null)`,
    ),
    check('studio_hands_outcome', sql`(state in ('decided', 'settled')) = (win is not null)`),
  ],
)
