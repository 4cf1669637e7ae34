import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { players } from '../database/schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * Links to set a new password: one row per account of an email, or one row without a player. Both cases do the same work,
 * so that its duration does not show who has an account. No token is stored: it is an HMAC of the id.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid().primaryKey(),
    playerId: uuid().references(() => players.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Set when the link is used, or when the password is changed otherwise. */
    usedAt: instant(),
  },
  (table) => [index().on(table.playerId), index().on(table.expiresAt)],
)

/** Every acceptance of the terms, never deleted. The last version is also in `players`. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    version: text().notNull(),
    acceptedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.version] })],
)

/** Codes for registration, in upper case. */
export const referralCodes = pgTable('referral_codes', {
  code: text().primaryKey(),
  note: text().notNull().default(''),
  active: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
})

/** The favourite games of players, of both categories. */
export const favourites = pgTable(
  'favourites',
  {
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    gameId: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
)
