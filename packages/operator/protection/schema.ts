import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { limitKinds, limitPeriods } from '@marquee/contract/protection.ts'
import { stopKinds } from '@marquee/contract/play-stop.ts'
import { players } from '../database/schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const player = () =>
  uuid()
    .notNull()
    .references(() => players.id)

/** A player's limits. Written only under the lock on the player's cash account, so that no stake passes a change. */
export const playLimits = pgTable(
  'play_limits',
  {
    playerId: player(),
    kind: text({ enum: limitKinds }).notNull(),
    period: text({ enum: limitPeriods }).notNull(),
    /** The player's own, minor units or seconds; null for none. */
    amount: bigint({ mode: 'number' }),
    /** The operator's; null for none. */
    imposed: bigint({ mode: 'number' }),
    /** A higher limit that waits; null to remove the limit. It counts where `change_ready_at` is set. */
    changeAmount: bigint({ mode: 'number' }),
    changeReadyAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    check('play_limits_amounts', sql`amount >= 0 and imposed >= 0 and change_amount >= 0`),
    check('play_limits_time', sql`kind <> 'time' or period = 'day'`),
  ],
)

/** Every break. The one that ends last counts. A row never changes but for its lifting. */
export const playStops = pgTable(
  'play_stops',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: player(),
    kind: text({ enum: stopKinds }).notNull(),
    startedAt: instant().notNull(),
    /** Null for good. */
    endsAt: instant(),
    /** When the back office lifted it; the reason is in the audit. */
    liftedAt: instant(),
  },
  (table) => [index('play_stops_player').on(table.playerId, table.endsAt)],
)

/** Details by which a person is recognised in another account. `name` is the account holder's, with the date of birth. */
export const markKinds = ['phone', 'email', 'bank', 'name'] as const

/** By what a person is recognised in another account: HMACs of the details of every player. */
export const playMarks = pgTable(
  'play_marks',
  {
    mark: text().notNull(),
    playerId: player(),
    kind: text({ enum: markKinds }).notNull(),
    /** Whether the account had it when a break of its own began: only then it extends that break to other accounts. */
    atBreak: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.mark, table.playerId] }),
    index('play_marks_player').on(table.playerId),
    index('play_marks_at_break')
      .on(table.mark)
      .where(sql`at_break`),
  ],
)

/** Time played on days of the site that are over; the running day is in the wallet's `play`. */
export const playDays = pgTable(
  'play_days',
  { playerId: player(), day: text().notNull(), seconds: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
)

/** Every change of a limit or a break, with who made it; a trigger keeps it append-only. */
export const playAudit = pgTable(
  'play_audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: player(),
    at: instant().notNull(),
    by: text({ enum: ['player', 'operator'] }).notNull(),
    action: text().notNull(),
    details: json().notNull(),
    /** Written by a person; always there for the operator. */
    reason: text(),
  },
  (table) => [
    index('play_audit_player').on(table.playerId, table.id),
    check('play_audit_reason', sql`by <> 'operator' or length(trim(coalesce(reason, ''))) > 0`),
  ],
)
