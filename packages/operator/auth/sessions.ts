import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Device } from '../account/device.ts'
import type { Db } from '../database/db.ts'
import { players, sessions } from '../database/schema.ts'
import type { SignedIn } from '../services.ts'
import type { Session } from './tokens.ts'

/** The longest duration of a session, and how long it lasts without activity of the player (0: as long), seconds. */
export interface SessionRules {
  readonly sessionSeconds: number
  readonly idleSeconds: number
}

/** The device and address that a session is begun from. */
export interface Origin extends Device {
  /** `addressFingerprint`. */
  readonly address: string
}

/** Starts a session at `now` and records the sign-in on the player. */
export async function openSession(
  tx: Db,
  playerId: string,
  now: Date,
  rules: SessionRules,
  origin: Origin,
): Promise<Session> {
  // Tokens hold whole seconds: a session that is read back from the database must make the same tokens.
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const expiresAt = new Date(createdAt.getTime() + rules.sessionSeconds * 1000)
  const session = { id: randomUUID(), playerId, createdAt, expiresAt }
  const idleAt = idleEnd(now, rules)
  await tx.insert(sessions).values({ ...session, ...origin, seenAt: now, idleAt })
  await tx.update(players).set({ lastLoginAt: now }).where(eq(players.id, playerId))
  await endLeastActive(tx, playerId, now)
  return session
}

/** Active sessions of a player. Another sign-in ends the one that was active least recently. */
export const maxSessions = 50

async function endLeastActive(tx: Db, playerId: string, now: Date): Promise<void> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(isActiveOf(playerId, now))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .offset(maxSessions)
  await tx.update(sessions).set({ revokedAt: now }).where(inArray(sessions.id, beyond))
}

function idleEnd(now: Date, { idleSeconds }: SessionRules): Date | null {
  return idleSeconds === 0 ? null : new Date(now.getTime() + idleSeconds * 1000)
}

/** The player of an active session; `undefined` once it ended. `seenAt` is the time of the last activity. */
export async function signedIn(
  db: Db,
  sessionId: string,
  playerId: string,
  now: Date,
): Promise<(SignedIn & { readonly seenAt: Date; readonly signedInAt: Date }) | undefined> {
  const [row] = await db
    .select({
      id: players.id,
      username: players.username,
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isActiveSession(sessionId, playerId, now))
  return row
}

/** A value of a query, or a column of it. */
type Given<Value> = Value | SQL

/** The condition on `sessions` that a session is this player's and is active. */
export function isActiveSession(
  sessionId: Given<string>,
  playerId: Given<string>,
  now: Given<Date>,
): SQL | undefined {
  return and(eq(sessions.id, sessionId), isActiveOf(playerId, now))
}

function isActiveOf(playerId: Given<string>, now: Given<Date>): SQL | undefined {
  return and(
    eq(sessions.playerId, playerId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(isNull(sessions.idleAt), gt(sessions.idleAt, now)),
  )
}

/** How long a sign-in is fresh, seconds: as long as the player who signed in is surely the one who is there. */
export const freshSeconds = 10 * 60

/** Whether a session was begun in the last minutes. */
export async function isFresh(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - freshSeconds * 1000)
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createdAt, since)))
  return row !== undefined
}

/** Why a session that is not active ended: the key that the refusal of its token has. */
export async function endReason(
  db: Db,
  sessionId: string,
  playerId: string,
): Promise<'auth.tokenRevoked' | 'auth.sessionIdle' | 'auth.tokenInvalid'> {
  const [row] = await db
    .select({ revokedAt: sessions.revokedAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.playerId, playerId)))
  if (!row) return 'auth.tokenInvalid'
  // `verifyToken` has refused a token whose session is too old.
  return row.revokedAt ? 'auth.tokenRevoked' : 'auth.sessionIdle'
}

/** How old `seenAt` may become before it is written again, ms: without it, each call would be a write. */
export function seenPrecision({ idleSeconds }: SessionRules): number {
  return idleSeconds === 0 ? 60_000 : Math.min(60_000, idleSeconds * 50)
}

/** Records activity of the player, which restarts the idle time. Gives the session's ends; `undefined` once it ended. */
export async function touchSession(
  db: Db,
  { id, sessionId }: SignedIn,
  now: Date,
  rules: SessionRules,
): Promise<{ expiresAt: Date; idleAt: Date | null } | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ seenAt: now, idleAt: idleEnd(now, rules) })
    .where(isActiveSession(sessionId, id, now))
    .returning({ expiresAt: sessions.expiresAt, idleAt: sessions.idleAt })
  return row
}

/** As `touchSession`, at most once per `seenPrecision` and without a response: for frequent events. */
export async function recordActivity(
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
    .where(and(isActiveSession(sessionId, playerId, now), lte(sessions.seenAt, stale)))
}

/** A player's active sessions, newest first. */
export async function activeSessions(
  db: Db,
  playerId: string,
  now: Date,
  limit: number,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(isActiveOf(playerId, now))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit)
}

/** Ends one session, and with it both of its tokens. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends one active session of a player and gives the number of ended sessions: 0 for another player's. */
export async function endSessionOf(db: Db, playerId: string, sessionId: string, now: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(isActiveSession(sessionId, playerId, now))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends all active sessions of a player but `except`, and gives their number. */
export async function endSessionsOf(db: Db, playerId: string, now: Date, except?: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isActiveOf(playerId, now), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return ended.length
}
