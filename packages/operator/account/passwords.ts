import { eq } from 'drizzle-orm'
import { passwordError } from '@marquee/contract/account-rules.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { countAttempt, forgiveAttempt } from '../auth/attempts.ts'
import { isCommon } from '../auth/common-passwords.ts'
import { checkPassword } from '../auth/passwords.ts'
import { lockVerified, type Player, readPlayer } from '../auth/players.ts'
import { endSessionsOf, isFresh } from '../auth/sessions.ts'
import type { Db } from '../database/db.ts'
import { countPasskeys } from '../passkeys/stored-passkeys.ts'
import { fieldErrors } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import type { SignedIn } from '../services.ts'
import { sendMemo } from '../support/memos.ts'
import { currentPasswordLimit } from './limits.ts'
import { passwordChangedMemo } from './memo-texts.ts'
import { voidLinks } from './reset-links.ts'

/**
 * A new password must be long enough, not a common one, and not one of the player's own names (`personal`).
 *
 * @throws RequestError 400 that names `field`
 */
export function validatePassword(password: string, personal: readonly string[], field = 'password'): void {
  const error = passwordError(password, personal, isCommon)
  if (error !== undefined) throw fieldErrors({ [field]: error })
}

/**
 * Checks the current password of a signed-in player and counts wrong ones. The error is 400: 401 and 403 would end the
 * session in the app.
 *
 * @throws RequestError 400 that names `field` with `password.wrong`; 429 past the limit
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
  if (!(await checkPassword(player.passwordHash, password))) throw fieldErrors({ [field]: 'password.wrong' })
  await forgiveAttempt(db, scope)
}

/**
 * Requires of a signed-in player what adds or removes a passkey: a sign-in of the last minutes, or the password. Gives the
 * player whose password was checked.
 *
 * @throws RequestError 400 that names `password`: 4000 without one, else as `confirmPassword`
 */
export async function confirmIdentity(
  db: Db,
  { id, sessionId }: SignedIn,
  password: string | undefined,
  now: Date,
): Promise<Player | undefined> {
  if (password === undefined) {
    if (await isFresh(db, sessionId, now)) return undefined
    throw fieldErrors({ password: 'password.required' }, { code: ServerCode.parameterMissing })
  }
  const player = await readPlayer(db, id)
  await confirmPassword(db, player, password, now, 'password')
  return player
}

/**
 * Sets a new password, voids open links, ends all sessions but `except` and sends a memo, in the caller's transaction. The
 * player's passkeys stay (decisions §Passkeys).
 * Returns false without a change if the password changed after `player` was read.
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
  const hasPasskeys = (await countPasskeys(tx, player.id)) > 0
  await sendMemo(tx, { to: [player.id], kind: 'direct', ...passwordChangedMemo(hasPasskeys) }, now)
  return true
}
