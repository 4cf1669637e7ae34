import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { players } from '../schema.ts'

const number = () => bigint({ mode: 'number' })
const player = () =>
  uuid()
    .notNull()
    .references(() => players.id)

/** What follows a player from device to device: the last operation of each favourite and preference. */
export const followedElements = pgTable(
  'followed_elements',
  {
    playerId: player(),
    category: text({ enum: ['slots', 'casino', 'preference'] }).notNull(),
    /** Of a game, or the name of a preference. */
    id: text().notNull(),
    /** Null: a favourite that was taken away (kept until `server/favourites/forget.ts` deletes it), or the site's preference. */
    value: text(),
    /** By the clock of the device, ms since 1970. */
    at: number().notNull(),
    added: number().notNull(),
    device: text().notNull(),
    /** The player's version that the operation made. */
    version: number().notNull(),
    /** By the operator's clock. */
    storedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.category, table.id] }),
    index('followed_elements_version').on(table.playerId, table.version),
    index('followed_elements_stored').on(table.storedAt),
  ],
)

/** The version of a player's elements. Its row is locked while operations are taken. */
export const followedVersions = pgTable('followed_versions', {
  playerId: player().primaryKey(),
  version: number().notNull(),
  /** The newest version and the newest `at` among the removals that are deleted; 0 before the first. */
  forgottenVersion: number().notNull().default(0),
  forgottenAt: number().notNull().default(0),
})
