import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { players, sessions } from '../schema.ts'
import type { SignedIn } from '../services.ts'
import type { Session } from './tokens.ts'

/** Starts a session of `seconds` at `now` and notes the sign-in on the player. */
export async function openSession(tx: Db, playerId: string, now: Date, seconds: number): Promise<Session> {
  // Whole seconds, as tokens count them: a session read back from the database makes the same tokens.
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const expiresAt = new Date(createdAt.getTime() + seconds * 1000)
  const session = { id: randomUUID(), playerId, createdAt, expiresAt }
  await tx.insert(sessions).values(session)
  await tx.update(players).set({ lastLoginAt: now }).where(eq(players.id, playerId))
  return session
}

/** Who a living session belongs to, or `undefined` once it ended. */
export async function signedIn(
  db: Db,
  sessionId: string,
  playerId: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const [row] = await db
    .select({ id: players.id, username: players.username, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isLiving(sessionId, playerId, now))
  return row
}

/** The condition on `sessions` that a token's session is this player's and has not ended. */
export function isLiving(sessionId: string, playerId: string, now: Date): SQL | undefined {
  return and(
    eq(sessions.id, sessionId),
    eq(sessions.playerId, playerId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
  )
}

/** Ends one session: both of its tokens are dead from now on. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends all living sessions of a player and says how many there were. */
export async function endSessionsOf(db: Db, playerId: string, now: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.playerId, playerId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id })
  return ended.length
}
