import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import { demoCurrency } from '@marquee/contract/studio.ts'
import { studioSeedPairs } from '../fairness/schema.ts'
import type { StudioDb } from '../database.ts'
import { studioSessions } from './schema.ts'
import { isWithin, stakedTables } from '../settlement/staked-rows.ts'
import { studioTableSeats } from '../tables/schema.ts'

export type GameSessionRow = typeof studioSessions.$inferSelect

const lifetime = sql`now() + interval '12 hours'`

export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The unexpired game session of a secret. */
export async function gameSessionOf(db: StudioDb, secret: string): Promise<GameSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(studioSessions)
    .where(and(eq(studioSessions.id, digest(secret)), gt(studioSessions.expiresAt, sql`now()`)))
  return row
}

/** How long the operator's word that its session is active counts, ms: as long as a page waits between two beats. */
const confirmedMs = 5_000

/**
 * Claims the question whether the operator's session is active, once in 5 s over all processes.
 *
 * @returns whether the caller is to ask
 */
export async function claimCheck(db: StudioDb, { id, checkedAt }: GameSessionRow): Promise<boolean> {
  if (Math.abs(Date.now() - checkedAt.getTime()) < confirmedMs) return false
  const rows = await db
    .update(studioSessions)
    .set({ checkedAt: sql`now()` })
    .where(and(eq(studioSessions.id, id), not(isWithin(studioSessions.checkedAt, confirmedMs))))
    .returning({ id: studioSessions.id })
  return rows.length > 0
}

/** Ends a game session with the operator's. Its launch token stays used. */
export async function endGameSession(db: StudioDb, id: string): Promise<void> {
  await db
    .update(studioSessions)
    .set({ expiresAt: sql`now()` })
    .where(eq(studioSessions.id, id))
}

export async function isTokenUsed(db: StudioDb, token: string): Promise<boolean> {
  const rows = await db
    .select({ id: studioSessions.id })
    .from(studioSessions)
    .where(eq(studioSessions.launch, digest(token)))
  return rows.length > 0
}

/** Opens a game session for a launch token; `false` if the token or the secret was used before. */
export async function openGameSession(
  db: StudioDb,
  gameSession: {
    token: string
    secret: string
    player: string
    gameId: string
    session: string
    currency: string
  },
): Promise<boolean> {
  const { token, secret, ...rest } = gameSession
  const rows = await db
    .insert(studioSessions)
    .values({ id: digest(secret), launch: digest(token), ...rest, expiresAt: lifetime })
    .onConflictDoNothing()
    .returning({ id: studioSessions.id })
  return rows.length > 0
}

/**
 * Deletes game sessions that expired a day ago, and the rounds and bets of guests among them. Until then, their launch tokens are
 * known to be used.
 */
export async function deleteExpiredSessions(db: StudioDb): Promise<void> {
  const isOver = lt(studioSessions.expiresAt, sql`now() - interval '1 day'`)
  const guests = db
    .select({ player: studioSessions.player })
    .from(studioSessions)
    .where(and(isOver, eq(studioSessions.currency, demoCurrency)))
  for (const table of [...stakedTables, studioSeedPairs])
    await db.delete(table).where(inArray(table.player, guests))
  await db.delete(studioTableSeats).where(lt(studioTableSeats.seenAt, sql`now() - interval '1 day'`))
  await db.delete(studioSessions).where(isOver)
}
