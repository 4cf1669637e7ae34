import type { WalletAnswer, WalletMove } from '../src/contract/studio.ts'
import { isLiving } from './auth/sessions.ts'
import { isUuid } from './auth/tokens.ts'
import type { Db } from './db.ts'
import { sessions } from './schema.ts'

/** What a studio is told of a session that ended: not even the balance, which is no longer its player's to see. */
export const sessionEnded: WalletAnswer = { status: 'session_ended', balance: 0 }

/**
 * Whether the session that a game was launched from is the player's and lives at `now`. Inside a transaction it cannot
 * be ended before that commits: a sign-out that was answered is followed by no stake.
 */
export async function isSitting(
  db: Db,
  { player, session }: Pick<WalletMove, 'player' | 'session'>,
  now: Date,
): Promise<boolean> {
  if (!isUuid(player) || !isUuid(session)) return false
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isLiving(session, player, now))
    .for('share')
  return row !== undefined
}
