import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A player's session at one game. Secrets are stored as SHA-256 only: a leaked table opens nothing. */
export const studioSessions = pgTable(
  'studio_sessions',
  {
    /** SHA-256 of the secret that the game's page holds. */
    id: text('id').primaryKey(),
    /** SHA-256 of the launch token: unique, so a token opens one game session. */
    launch: text('launch').notNull().unique(),
    player: text('player').notNull(),
    gameId: text('game_id').notNull(),
    /** The operator's session that the game was launched from. Stakes are taken while it is active. */
    session: text('session').notNull(),
    /** ISO 4217; amounts are integers in its minor unit. */
    currency: text('currency').notNull(),
    /** When the operator was last asked whether its session is active. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('studio_sessions_expiry').on(table.expiresAt)],
)
