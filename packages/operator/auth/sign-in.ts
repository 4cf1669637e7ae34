import { and, eq, exists } from 'drizzle-orm'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { PasskeyAssertion } from '@marquee/contract/passkeys.ts'
import type { Device } from '../account/device.ts'
import type { Db } from '../database/db.ts'
import { addressGroup } from '../http/address.ts'
import { proofOf, useProof } from '../passkeys/assertions.ts'
import { RequestError } from '../http/request-error.ts'
import { players, sessions } from '../database/schema.ts'
import type { Secrets } from '../site/secrets.ts'
import type { Services } from '../services.ts'
import { accountLimit, addressLimit, clearAttempts, countAttempt, forgiveAttempt } from './attempts.ts'
import { blockedSince } from './blocks.ts'
import { checkPassword } from './passwords.ts'
import { lockVerified, type Player, readPlayer } from './players.ts'
import { openSession } from './sessions.ts'
import type { Session } from './tokens.ts'

/** The origin of a sign-in. */
interface Caller {
  readonly address: string
  readonly device: Device
  readonly requestId: string
}

/** How somebody shows who they are. */
interface Way {
  readonly by: 'password' | 'passkey'
  /** Finds what is being guessed, whose attempts are counted after those of the address. `from` is a fingerprint of that. */
  readonly find: (from: string) => Promise<{
    /** The scope of the attempts, which a success clears. */
    readonly scope: string
    /** Whose account it is about, where that is known. */
    readonly player: string | undefined
  }>
  /** The player, once they have shown who they are; whatever is wrong, `undefined`. */
  readonly prove: () => Promise<Proved | undefined>
  readonly refusal: 'auth.invalidCredentials' | 'passkey.refused'
}

interface Proved {
  readonly player: Player
  /** Whether what was proved still holds in the transaction that begins the session. */
  readonly isValid: (tx: Db) => Promise<boolean>
}

interface Entered {
  readonly player: Player
  readonly session: Session
}

/**
 * Signs a player in by the password. An existing and a missing account get the same responses after the same work, and the same
 * limits.
 *
 * Wrong passwords are counted per account, and separately for each address with an earlier sign-in of the account: a
 * stranger who guesses locks out other strangers, but not the owner at home.
 *
 * @throws RequestError 401 and 4030 `auth.invalidCredentials`, 403 and 4030 `auth.blocked`, 429 `auth.tooManyAttempts`
 */
export async function signIn(
  services: Services,
  username: string,
  password: string,
  caller: Caller,
): Promise<Entered> {
  const { db, secrets } = services
  let player: Player | undefined
  return enter(services, caller, {
    by: 'password',
    refusal: 'auth.invalidCredentials',
    find: async (from) => {
      const found = await findPlayerAt(db, username, from)
      player = found.player
      const scope = accountScope(secrets, username) + (found.known ? `:${from}` : '')
      return { scope, player: player?.id }
    },
    prove: async () => {
      const known = player
      const matches = await checkPassword(known?.passwordHash, password)
      if (!known || !matches) return undefined
      // The password may have been changed while it was hashed.
      return { player: known, isValid: async (tx) => (await lockVerified(tx, known)) !== undefined }
    },
  })
}

/**
 * Signs a player in by a passkey, which says by itself whose it is. The session is the one that a password begins. An unknown
 * passkey gets the same response and the same limits as a wrong signature.
 *
 * @throws RequestError 401 and 4030 `passkey.refused`, 400 `passkey.expired`, 404 `passkey.off`, 429 `auth.tooManyAttempts`
 */
export async function signInByPasskey(
  services: Services,
  assertion: PasskeyAssertion,
  caller: Caller,
): Promise<Entered> {
  const { db, secrets } = services
  return enter(services, caller, {
    by: 'passkey',
    refusal: 'passkey.refused',
    find: async () => ({ scope: `passkey:${secrets.fingerprint(assertion.id)}`, player: undefined }),
    prove: async () => {
      const proof = await proofOf(services, assertion, { for: 'signIn' }, caller.requestId)
      if (!proof) return undefined
      const player = await readPlayer(db, proof.passkey.playerId)
      return {
        player,
        isValid: async (tx) => {
          // Locks the player first, as a change of the password does, whose end of all sessions must not miss this one.
          await tx
            .select({ id: players.id })
            .from(players)
            .where(eq(players.id, player.id))
            .for('no key update')
          return useProof(services, tx, proof, caller.requestId)
        },
      }
    },
  })
}

/**
 * Begins a session for whoever shows who they are.
 *
 * The log gets the player's id, where there is one, and a fingerprint of the address. It gets no name: some people type a
 * password into that field.
 */
async function enter(
  services: Services,
  { address, device, requestId }: Caller,
  { by, find, prove, refusal }: Way,
): Promise<Entered> {
  const { db, secrets, settings } = services
  const now = services.clock()
  const fromAddress = `address:${addressGroup(address)}`
  const origin = { ...device, address: addressFingerprint(secrets, address) }
  let account: string | undefined
  const note = (result: 'ok' | 'refused' | 'limited') =>
    services.log({
      event: 'sign_in',
      result,
      by,
      player: account,
      address: origin.address,
      request_id: requestId,
    })
  const refused = () => new RequestError(401, ServerCode.authError, refusal)
  try {
    await countAttempt(db, fromAddress, addressLimit, now, 'auth.tooManyAttempts')
    const guessed = await find(origin.address)
    account = guessed.player
    await countAttempt(db, guessed.scope, accountLimit, now, 'auth.tooManyAttempts')
    const proved = await prove()
    if (!proved) throw refused()
    const { player, isValid } = proved
    account = player.id
    const session = await db.transaction(async (tx) => {
      if (!(await isValid(tx))) throw refused()
      // Only whoever proved to be the player learns of it.
      if (await blockedSince(tx, player.id)) throw new RequestError(403, ServerCode.authError, 'auth.blocked')
      await clearAttempts(tx, guessed.scope)
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

/** An address as a session stores it: comparable, but not readable. */
export function addressFingerprint(secrets: Secrets, address: string): string {
  return secrets.fingerprint(`address ${addressGroup(address)}`)
}

/** The scope of an account's wrong passwords. A fingerprint, because some people type a password into the name field. */
export function accountScope(secrets: Secrets, username: string): string {
  return `account:${secrets.fingerprint(username.toLowerCase())}`
}
