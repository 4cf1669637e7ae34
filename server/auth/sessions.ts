import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Device } from '../account/device.ts'
import type { Db } from '../db.ts'
import { players, sessions } from '../schema.ts'
import type { SignedIn } from '../services.ts'
import type { Session } from './tokens.ts'

/** How long a session lasts, seconds: in any case, and without the player doing anything (0: as long). */
export interface SessionRules {
  readonly sessionSeconds: number
  readonly idleSeconds: number
}

/** What a session is begun from. */
export interface Origin extends Device {
  /** `addressFingerprint`. */
  readonly address: string
}

/** Starts a session at `now` and notes the sign-in on the player. */
export async function openSession(
  tx: Db,
  playerId: string,
  now: Date,
  rules: SessionRules,
  origin: Origin,
): Promise<Session> {
  // Whole seconds, as tokens count them: a session read back from the database makes the same tokens.
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const expiresAt = new Date(createdAt.getTime() + rules.sessionSeconds * 1000)
  const session = { id: randomUUID(), playerId, createdAt, expiresAt }
  const idleAt = idleEnd(now, rules)
  await tx.insert(sessions).values({ ...session, ...origin, seenAt: now, idleAt })
  await tx.update(players).set({ lastLoginAt: now }).where(eq(players.id, playerId))
  return session
}

function idleEnd(now: Date, { idleSeconds }: SessionRules): Date | null {
  return idleSeconds === 0 ? null : new Date(now.getTime() + idleSeconds * 1000)
}

/** Who a living session belongs to, or `undefined` once it ended. `seenAt` is when its player last did something. */
export async function signedIn(
  db: Db,
  sessionId: string,
  playerId: string,
  now: Date,
): Promise<(SignedIn & { readonly seenAt: Date }) | undefined> {
  const [row] = await db
    .select({
      id: players.id,
      username: players.username,
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isLiving(sessionId, playerId, now))
  return row
}

/** The condition on `sessions` that a token's session is this player's and has not ended. */
export function isLiving(sessionId: string, playerId: string, now: Date): SQL | undefined {
  return and(eq(sessions.id, sessionId), livesOf(playerId, now))
}

function livesOf(playerId: string, now: Date): SQL | undefined {
  return and(
    eq(sessions.playerId, playerId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(isNull(sessions.idleAt), gt(sessions.idleAt, now)),
  )
}

/** How old `seenAt` may become before it is written again, milliseconds: a call a second is not a write a second. */
export function seenPrecision({ idleSeconds }: SessionRules): number {
  return idleSeconds === 0 ? 60_000 : Math.min(60_000, idleSeconds * 50)
}

/** The player did something: the idle time starts anew. Answers the session's ends; `undefined` once it ended. */
export async function touchSession(
  db: Db,
  { id, sessionId }: SignedIn,
  now: Date,
  rules: SessionRules,
): Promise<{ expiresAt: Date; idleAt: Date | null } | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ seenAt: now, idleAt: idleEnd(now, rules) })
    .where(isLiving(sessionId, id, now))
    .returning({ expiresAt: sessions.expiresAt, idleAt: sessions.idleAt })
  return row
}

/** As `touchSession`, but no more often than `seenPrecision`, and without saying anything: for what comes often. */
export async function noteActivity(
  db: Db,
  playerId: string,
  sessionId: string,
  now: Date,
  rules: SessionRules,
): Promise<void> {
  const stale = new Date(now.getTime() - seenPrecision(rules))
  await db
    .update(sessions)
    .set({ seenAt: now, idleAt: idleEnd(now, rules) })
    .where(and(isLiving(sessionId, playerId, now), lte(sessions.seenAt, stale)))
}

/** A player's living sessions, newest first. */
export async function livingSessions(
  db: Db,
  playerId: string,
  now: Date,
  most: number,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(livesOf(playerId, now))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(most)
}

/** Ends one session: both of its tokens are dead from now on. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends one living session of a player and says how many there were: none for another player's. */
export async function endSessionOf(db: Db, playerId: string, sessionId: string, now: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(isLiving(sessionId, playerId, now))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends all living sessions of a player, or all but one, and says how many there were. */
export async function endSessionsOf(db: Db, playerId: string, now: Date, except?: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(livesOf(playerId, now), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return ended.length
}
