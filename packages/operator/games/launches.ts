import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { launches } from '../database/schema.ts'

/** Lifetime of a launch token: long enough for a slow phone to load the game's page. */
export const launchSeconds = 120

export interface Launch {
  readonly playerId: string
  /** The session that launched the game. The game may take stakes while it is active. */
  readonly sessionId: string
  readonly gameId: string
  readonly lang: string
}

/** Makes a launch token for one player and game; only its hash is stored. */
export async function createLaunch(db: Db, launch: Launch, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + launchSeconds * 1000)
  await db.insert(launches).values({ tokenHash: hashOf(token), ...launch, expiresAt })
  return token
}

/** Redeems a launch token. `undefined` when it is unknown, used, expired or for another game. One statement: it works once. */
export async function redeemLaunch(
  db: Db,
  token: string,
  gameId: string,
  now: Date,
): Promise<Launch | undefined> {
  const [launch] = await db
    .update(launches)
    .set({ usedAt: now })
    .where(
      and(
        eq(launches.tokenHash, hashOf(token)),
        eq(launches.gameId, gameId),
        isNull(launches.usedAt),
        gt(launches.expiresAt, now),
      ),
    )
    .returning({
      playerId: launches.playerId,
      sessionId: launches.sessionId,
      gameId: launches.gameId,
      lang: launches.lang,
    })
  return launch
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
