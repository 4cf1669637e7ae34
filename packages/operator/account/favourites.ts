import { and, asc, count, eq, sql } from 'drizzle-orm'
import { maxFavourites } from '@marquee/contract/favourites.ts'
import type { Db } from '../database/db.ts'
import { invalid } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import { favourites } from './schema.ts'

/** The ids of a player's favourite games, the oldest first. */
export async function favouritesOf(db: Db, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ gameId: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.playerId, playerId))
    .orderBy(asc(favourites.addedAt), asc(favourites.gameId))
  return rows.map(({ gameId }) => gameId)
}

/** Adds a favourite, unless it is one already. @throws RequestError 400 when the player has as many as possible */
export async function addFavourite(tx: Db, playerId: string, gameId: string, now: Date): Promise<void> {
  const added = await tx
    .insert(favourites)
    .values({ playerId, gameId, addedAt: now })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  // Locks the player's row: the count includes the favourites that a concurrent transaction added.
  await announceChange(tx, playerId, now)
  const [all] = await tx.select({ count: count() }).from(favourites).where(eq(favourites.playerId, playerId))
  if (all && all.count > maxFavourites) throw invalid('favourites.full')
}

/** Removes a favourite, if it is one. */
export async function removeFavourite(tx: Db, playerId: string, gameId: string, now: Date): Promise<void> {
  const removed = await tx
    .delete(favourites)
    .where(and(eq(favourites.playerId, playerId), eq(favourites.gameId, gameId)))
    .returning()
  if (removed.length > 0) await announceChange(tx, playerId, now)
}

/**
 * Makes the player's other devices fetch favourites and preferences again. The version contains the time, so that it
 * also increases where the database was restored from an older backup.
 */
export async function announceChange(tx: Db, playerId: string, now: Date): Promise<void> {
  await tx
    .update(players)
    .set({ changesVersion: sql`greatest(${players.changesVersion} + 1, ${now.getTime()})` })
    .where(eq(players.id, playerId))
}
