import { and, eq, exists } from 'drizzle-orm'
import { ServerCode } from '../../src/contract/codes.ts'
import type { Device } from '../account/device.ts'
import type { Db } from '../db.ts'
import { addressGroup } from '../http/address.ts'
import { Refusal } from '../refusal.ts'
import { players, sessions } from '../schema.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { accountLimit, addressLimit, clearAttempts, countAttempt, forgiveAttempt } from './attempts.ts'
import { checkPassword } from './passwords.ts'
import { lockVerified, type Player } from './players.ts'
import { openSession } from './sessions.ts'
import type { Session } from './tokens.ts'

/**
 * Signs a player in. A known and an unknown account get the same answers after the same work, and the same limits.
 *
 * Wrong passwords are counted for the account, but apart for each address that the account was signed in from: a
 * stranger who guesses keeps other strangers out, never the owner at home.
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
  const origin = { ...device, address: addressFingerprint(secrets, address) }
  await countAttempt(db, fromAddress, addressLimit, now, 'auth.tooManyAttempts')
  const { player, known } = await findAt(db, username, origin.address)
  const ofAccount = accountScope(secrets, username) + (known ? `:${origin.address}` : '')
  await countAttempt(db, ofAccount, accountLimit, now, 'auth.tooManyAttempts')
  const fits = await checkPassword(player?.passwordHash, password)
  if (!player || !fits) throw wrongCredentials()
  return db.transaction(async (tx) => {
    // Hashing takes long enough for the password to be changed meanwhile.
    if (!(await lockVerified(tx, player))) throw wrongCredentials()
    await clearAttempts(tx, ofAccount)
    await forgiveAttempt(tx, fromAddress)
    return { player, session: await openSession(tx, player.id, now, settings, origin) }
  })
}

/** The player of a user name, and whether a session of theirs that is still on record was begun from an address. */
async function findAt(
  db: Db,
  username: string,
  address: string,
): Promise<{ readonly player?: Player; readonly known: boolean }> {
  const begun = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.playerId, players.id), eq(sessions.address, address)))
  const [found] = await db
    .select({ player: players, known: exists(begun).mapWith(Boolean) })
    .from(players)
    .where(eq(players.username, username.toLowerCase()))
  return found ?? { known: false }
}

function wrongCredentials(): Refusal {
  return new Refusal(401, ServerCode.authError, 'auth.invalidCredentials')
}

/** An address as it is kept with a session: recognised again, and not to be read. */
export function addressFingerprint(secrets: Secrets, address: string): string {
  return secrets.fingerprint(`address ${addressGroup(address)}`)
}

/** What an account's wrong passwords are counted under. A fingerprint: what was typed into the name field may be a password. */
export function accountScope(secrets: Secrets, username: string): string {
  return `account:${secrets.fingerprint(username.toLowerCase())}`
}
