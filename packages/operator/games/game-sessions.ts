import type { WalletResponse, WalletMove } from '@marquee/contract/studio.ts'
import { isActiveSession } from '../auth/sessions.ts'
import { isUuid } from '../auth/tokens.ts'
import type { Db } from '../database/db.ts'
import { sessions } from '../database/schema.ts'

/** The response to a studio after the player's session has ended. It hides the balance: nobody is signed in to see it. */
export const sessionEndedResponse: WalletResponse = { status: 'session_ended', balance: 0 }

/**
 * Whether the session that a game was launched from belongs to the player and is active at `now`. The row is locked until
 * the transaction ends, so that no stake can follow a completed sign-out.
 */
export async function isSessionActive(
  db: Db,
  { player, session }: Pick<WalletMove, 'player' | 'session'>,
  now: Date,
): Promise<boolean> {
  if (!isUuid(player) || !isUuid(session)) return false
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isActiveSession(session, player, now))
    .for('share')
  return row !== undefined
}
