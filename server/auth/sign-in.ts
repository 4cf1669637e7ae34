import { and, eq, exists } from 'drizzle-orm'
import { ServerCode } from '../../src/contract/codes.ts'
import type { Device } from '../account/device.ts'
import type { Db } from '../db.ts'
import { addressGroup } from '../http/address.ts'
import { RequestError } from '../request-error.ts'
import { players, sessions } from '../schema.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { accountLimit, addressLimit, clearAttempts, countAttempt, forgiveAttempt } from './attempts.ts'
import { checkPassword } from './passwords.ts'
import { lockVerified, type Player } from './players.ts'
import { openSession } from './sessions.ts'
import type { Session } from './tokens.ts'

/** Where a sign-in comes from. */
interface Caller {
  readonly address: string
  readonly device: Device
  readonly requestId: string
}

/**
 * Signs a player in. An existing and a missing account get the same answers after the same work, and the same limits.
 *
 * Wrong passwords are counted per account, and separately for each address with an earlier sign-in of the account: a
 * stranger who guesses locks out other strangers, but not the owner at home.
 *
 * The log gets the player's id, where there is one, and a fingerprint of the address. It gets no name: some people type a
 * password into that field.
 *
 * @throws RequestError 401 and 4030 `auth.invalidCredentials`, 429 `auth.tooManyAttempts`
 */
export async function signIn(
  services: Services,
  username: string,
  password: string,
  { address, device, requestId }: Caller,
): Promise<{ player: Player; session: Session }> {
  const { db, secrets, settings } = services
  const now = services.clock()
  const fromAddress = `address:${addressGroup(address)}`
  const origin = { ...device, address: addressFingerprint(secrets, address) }
  let account: string | undefined
  const note = (result: 'ok' | 'refused' | 'limited') =>
    services.log({
      event: 'sign_in',
      result,
      player: account,
      address: origin.address,
      request_id: requestId,
    })
  try {
    await countAttempt(db, fromAddress, addressLimit, now, 'auth.tooManyAttempts')
    const { player, known } = await findPlayerAt(db, username, origin.address)
    account = player?.id
    const ofAccount = accountScope(secrets, username) + (known ? `:${origin.address}` : '')
    await countAttempt(db, ofAccount, accountLimit, now, 'auth.tooManyAttempts')
    const matches = await checkPassword(player?.passwordHash, password)
    if (!player || !matches) throw wrongCredentials()
    const session = await db.transaction(async (tx) => {
      // The password may have been changed while it was hashed.
      if (!(await lockVerified(tx, player))) throw wrongCredentials()
      await clearAttempts(tx, ofAccount)
      await forgiveAttempt(tx, fromAddress)
      return openSession(tx, player.id, now, settings, origin)
    })
    note('ok')
    return { player, session }
  } catch (error) {
    if (error instanceof RequestError) note(error.status === 429 ? 'limited' : 'refused')
    throw error
  }
}

/** The player of a user name, and whether a stored session of theirs was begun from an address. */
async function findPlayerAt(
  db: Db,
  username: string,
  address: string,
): Promise<{ readonly player?: Player; readonly known: boolean }> {
  const sessionsFromAddress = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.playerId, players.id), eq(sessions.address, address)))
  const [found] = await db
    .select({ player: players, known: exists(sessionsFromAddress).mapWith(Boolean) })
    .from(players)
    .where(eq(players.username, username.toLowerCase()))
  return found ?? { known: false }
}

function wrongCredentials(): RequestError {
  return new RequestError(401, ServerCode.authError, 'auth.invalidCredentials')
}

/** An address as a session stores it: comparable, but not readable. */
export function addressFingerprint(secrets: Secrets, address: string): string {
  return secrets.fingerprint(`address ${addressGroup(address)}`)
}

/** The scope of an account's wrong passwords. A fingerprint, because some people type a password into the name field. */
export function accountScope(secrets: Secrets, username: string): string {
  return `account:${secrets.fingerprint(username.toLowerCase())}`
}
