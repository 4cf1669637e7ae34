import type { BankChange } from '@marquee/contract/account.ts'
import type { PasskeyAssertion, PasskeyRequestOptions } from '@marquee/contract/passkeys.ts'
import type { Db } from '../database/db.ts'
import { invalid } from '../http/request-error.ts'
import type { Secrets } from '../site/secrets.ts'
import type { Services, SignedIn } from '../services.ts'
import { challengeSeconds, type Purpose, takeChallenge } from './challenges.ts'
import { requirePasskeys } from './relying-party.ts'
import { findPasskey, type StoredPasskey, usePasskey } from './stored-passkeys.ts'
import { type PasskeyRefusal, verifyAssertion } from './verify.ts'

/** A passkey whose response was verified, and what `useProof` records of it. */
export interface Proof {
  readonly passkey: StoredPasskey
  readonly used: { readonly counter: number; readonly synced: boolean }
}

/** Options by which a browser asks for a response by a passkey of the site, or by one of `allowed`. */
export function requestOptions(
  rpId: string,
  challenge: string,
  allowed: readonly StoredPasskey[] = [],
): PasskeyRequestOptions {
  return {
    challenge,
    timeout: challengeSeconds * 1000,
    rpId,
    allowCredentials: allowed.map(descriptorOf),
    userVerification: 'required',
  }
}

/** How a passkey is named to a browser. */
export function descriptorOf({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, type: 'public-key' as const, transports }
}

/** What a challenge for a bank account is about: the account, so that the response counts for no other one. */
export function aboutBank(secrets: Secrets, bank: BankChange): string {
  return secrets.fingerprint(`bank ${JSON.stringify([bank.bank_code, bank.bank_account, bank.bank_name])}`)
}

/**
 * Takes the challenge of a response and verifies it by the stored passkey. `undefined` for a response that does not count; the
 * log gets the reason.
 *
 * @throws RequestError 400 `passkey.expired` as `takeChallenge`, 404 `passkey.off`
 */
export async function proofOf(
  services: Services,
  assertion: PasskeyAssertion,
  purpose: Purpose,
  requestId: string,
): Promise<Proof | undefined> {
  const { db, settings, clock } = services
  const site = requirePasskeys(settings)
  const challenge = await takeChallenge(db, assertion.response.clientDataJSON, purpose, clock())
  const passkey = await findPasskey(db, assertion.id)
  const refuse = (reason: PasskeyRefusal | 'unknown' | 'counter'): undefined =>
    logRefusal(services, reason, passkey, requestId)
  if (!passkey) return refuse('unknown')
  if (purpose.for !== 'signIn' && purpose.player.id !== passkey.playerId) return refuse('owner')
  // Without a name, only the passkey itself can say whose it is (WebAuthn).
  if (purpose.for === 'signIn' && assertion.response.userHandle === undefined) return refuse('owner')
  const verdict = await verifyAssertion(site, challenge, assertion, passkey)
  return 'refused' in verdict ? refuse(verdict.refused) : { passkey, used: verdict.value }
}

/** Records a proof in the caller's transaction; `false`, with a line in the log, for one that does not count any more. */
export async function useProof(
  services: Services,
  tx: Db,
  { passkey, used }: Proof,
  requestId: string,
): Promise<boolean> {
  const counts = await usePasskey(tx, passkey, used, services.clock())
  if (!counts) logRefusal(services, 'counter', passkey, requestId)
  return counts
}

function logRefusal(
  { log }: Services,
  reason: PasskeyRefusal | 'unknown' | 'counter',
  passkey: StoredPasskey | undefined,
  requestId: string,
): undefined {
  log({
    event: 'passkey_refused',
    reason,
    passkey: passkey?.id,
    player: passkey?.playerId,
    request_id: requestId,
  })
}

/**
 * The proof of a signed-in player. The error is 400: 401 and 403 would end the session in the app.
 *
 * @throws RequestError 400 `passkey.expired` or `passkey.refused`, 404 `passkey.off`
 */
export async function requireProof(
  services: Services,
  assertion: PasskeyAssertion,
  purpose: Purpose & { readonly player: SignedIn },
  requestId: string,
): Promise<Proof> {
  const proof = await proofOf(services, assertion, purpose, requestId)
  if (!proof) throw passkeyRefused()
  return proof
}

/** 400 and 4001, for whatever was wrong with the response of a passkey. */
export function passkeyRefused() {
  return invalid('passkey.refused')
}
