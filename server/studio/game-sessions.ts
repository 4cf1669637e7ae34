import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { StudioDb } from './rounds.ts'
import { studioSessions } from './schema.ts'

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

/** Deletes game sessions that expired a day ago. Until then, their launch tokens are known to be used. */
export async function deleteExpiredSessions(db: StudioDb): Promise<void> {
  await db.delete(studioSessions).where(lt(studioSessions.expiresAt, sql`now() - interval '1 day'`))
}
