import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { players } from '../schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * Links to set a new password. One row for every account that an e-mail has, and one without a player where it has
 * none: asking does the same work either way. A token follows from the id and the operator's secrets; none is stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid().primaryKey(),
    playerId: uuid().references(() => players.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Set once: by its use, or by another change of the password. */
    usedAt: instant(),
  },
  (table) => [index().on(table.playerId), index().on(table.expiresAt)],
)

/** Which version of the terms a player accepted when; kept for ever. The last one is also in `players`. */
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

/** Codes that may be given at registration, in upper case. */
export const referralCodes = pgTable('referral_codes', {
  code: text().primaryKey(),
  note: text().notNull().default(''),
  active: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
})
