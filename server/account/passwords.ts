import { eq } from 'drizzle-orm'
import { passwordFault } from '../../src/contract/account-rules.ts'
import { countAttempt, forgiveAttempt } from '../auth/attempts.ts'
import { isCommon } from '../auth/common-passwords.ts'
import { checkPassword } from '../auth/passwords.ts'
import { lockVerified, type Player } from '../auth/players.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import type { Db } from '../db.ts'
import { wrongFields } from '../refusal.ts'
import { players } from '../schema.ts'
import { sendMemo } from '../support/memos.ts'
import { currentPasswordLimit } from './limits.ts'
import { passwordChangedMemo } from './memo-texts.ts'
import { voidLinks } from './reset-links.ts'

/**
 * Refuses a new password that is too short, among the commonest, or the player's own name or e-mail.
 *
 * @throws Refusal 400 that names `field`
 */
export function judgePassword(password: string, own: readonly string[], field = 'password'): void {
  const fault = passwordFault(password, own, isCommon)
  if (fault !== undefined) throw wrongFields({ [field]: fault })
}

/**
 * Checks a password that was typed again; wrong ones are counted. A signed-in player stays signed in: the answer is 400.
 *
 * @throws Refusal 400 that names `field` with `password.wrong`; 429 past the limit
 */
export async function confirmPassword(
  db: Db,
  player: Player,
  password: string,
  now: Date,
  field: string,
): Promise<void> {
  const scope = `password:${player.id}`
  await countAttempt(db, scope, currentPasswordLimit, now, 'auth.tooManyAttempts')
  if (!(await checkPassword(player.passwordHash, password))) throw wrongFields({ [field]: 'password.wrong' })
  await forgiveAttempt(db, scope)
}

/**
 * Sets a new password: open links die, all sessions but `except` end, a memo says so. Runs in the caller's transaction.
 * False, and nothing happened, when the password is no longer `player`'s: it was changed since the player was read.
 */
export async function setPassword(
  tx: Db,
  player: Pick<Player, 'id' | 'passwordHash'>,
  passwordHash: string,
  now: Date,
  except?: string,
): Promise<boolean> {
  if (!(await lockVerified(tx, player))) return false
  await tx.update(players).set({ passwordHash }).where(eq(players.id, player.id))
  await voidLinks(tx, player.id, now)
  await endSessionsOf(tx, player.id, now, except)
  await sendMemo(tx, { to: [player.id], kind: 'direct', ...passwordChangedMemo }, now)
  return true
}
