import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { players } from '../database/schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The passkeys of players: public keys, of which none is a secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Base64url, as the authenticator made it. */
    credentialId: text().notNull().unique(),
    /** COSE key (RFC 9052), base64url. */
    publicKey: text().notNull(),
    /** The authenticator's count of signatures; stays 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it (`internal`, `hybrid`, `usb`, ...). */
    transports: text().array().notNull(),
    name: text().notNull(),
    /** The device on which it was added. */
    browser: text(),
    system: text(),
    /** Whether a service keeps it for the player's other devices. */
    synced: boolean().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.playerId)],
)

/** Challenges that were given out. A row is deleted by the first response to it, valid or not. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 32 random bytes, base64url. */
    challenge: text().primaryKey(),
    purpose: text({ enum: ['signIn', 'add', 'bank'] }).notNull(),
    /** Whose response counts; null for a sign-in, whose response names the player. */
    playerId: uuid().references(() => players.id),
    /** The session of the request. No foreign key: sessions are deleted on their own. */
    sessionId: uuid(),
    /** Fingerprint of what is confirmed; empty where nothing is. */
    about: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
