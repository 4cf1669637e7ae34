import { eq } from 'drizzle-orm'
import type { Preferences } from '@marquee/contract/preferences.ts'
import type { Db } from '../database/db.ts'
import { players } from '../database/schema.ts'
import { announceChange } from './favourites.ts'

/** The preferences that the player uses on all devices; null before the first were saved. */
export async function preferencesOf(db: Db, playerId: string): Promise<Preferences | null> {
  const [player] = await db
    .select({ preferences: players.preferences })
    .from(players)
    .where(eq(players.id, playerId))
  return player?.preferences ?? null
}

/** Replaces the player's preferences. */
export async function savePreferences(
  tx: Db,
  playerId: string,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  await tx.update(players).set({ preferences }).where(eq(players.id, playerId))
  await announceChange(tx, playerId, now)
}
