import { ServerCode } from '../../src/contract/codes.ts'
import type { Device } from '../account/device.ts'
import { addressGroup } from '../http/address.ts'
import { Refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { accountLimit, addressLimit, clearAttempts, countAttempt, forgiveAttempt } from './attempts.ts'
import { checkPassword } from './passwords.ts'
import { findPlayer, lockVerified, type Player } from './players.ts'
import { openSession } from './sessions.ts'
import type { Session } from './tokens.ts'

/**
 * Signs a player in. A known and an unknown account get the same answers after the same work, and the same limits.
 *
 * @throws Refusal 401 and 4030 `auth.invalidCredentials`, 429 `auth.tooManyAttempts`
 */
export async function signIn(
  services: Services,
  username: string,
  password: string,
  address: string,
  device: Device,
): Promise<{ player: Player; session: Session }> {
  const { db, secrets, settings } = services
  const now = services.clock()
  const fromAddress = `address:${addressGroup(address)}`
  const ofAccount = accountScope(secrets, username)
  await countAttempt(db, fromAddress, addressLimit, now, 'auth.tooManyAttempts')
  await countAttempt(db, ofAccount, accountLimit, now, 'auth.tooManyAttempts')
  const player = await findPlayer(db, username)
  const fits = await checkPassword(player?.passwordHash, password)
  if (!player || !fits) throw wrongCredentials()
  return db.transaction(async (tx) => {
    // Hashing takes long enough for the password to be changed meanwhile.
    if (!(await lockVerified(tx, player))) throw wrongCredentials()
    await clearAttempts(tx, ofAccount)
    await forgiveAttempt(tx, fromAddress)
    return { player, session: await openSession(tx, player.id, now, settings, device) }
  })
}

function wrongCredentials(): Refusal {
  return new Refusal(401, ServerCode.authError, 'auth.invalidCredentials')
}

/** What an account's wrong passwords are counted under. A fingerprint: what was typed into the name field may be a password. */
export function accountScope(secrets: Secrets, username: string): string {
  return `account:${secrets.fingerprint(username.toLowerCase())}`
}
