import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyAssertion, PasskeyAttestation } from '@marquee/contract/passkeys.ts'
import type { RelyingParty } from './relying-party.ts'
import type { passkeys } from './schema.ts'

/** COSE algorithms that a new passkey may have: EdDSA, ES256 and RS256, which all devices of today offer one of. */
export const algorithms = [-8, -7, -257]

type Row = typeof passkeys.$inferSelect

/** A new passkey, as its device describes it. */
export type NewPasskey = Pick<Row, 'credentialId' | 'publicKey' | 'counter' | 'synced' | 'transports'>

/** Why a response was refused, for the log; the player gets one word for all. */
export type PasskeyRefusal =
  | 'origin'
  | 'relying_party'
  | 'user_verification'
  | 'signature'
  | 'owner'
  | 'malformed'

/** A response that counts, or why it does not. */
export type Verdict<Value> = { readonly value: Value } | { readonly refused: PasskeyRefusal }

/** Verifies the response to a challenge for adding a passkey. Which maker's device it is does not count. */
export async function verifyAttestation(
  { id, origins }: RelyingParty,
  challenge: string,
  { authenticatorAttachment: _attachment, ...attestation }: PasskeyAttestation,
): Promise<Verdict<NewPasskey>> {
  const { transports, ...response } = attestation.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...attestation,
        response: { ...response, attestationObject: withoutStatement(response.attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return { refused: 'signature' }
    const { credential, credentialBackedUp } = registrationInfo
    return {
      value: {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        synced: credentialBackedUp,
        transports: transports ?? [],
      },
    }
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

/**
 * An attestation object without what its maker says of the device. The library would fetch lists of revoked certificates from
 * addresses in the sender's own certificates, and so call whatever the operator can reach.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare))
}

/**
 * Verifies the response of a passkey and gives its new counter, which `usePasskey` judges: the library would refuse a counter
 * before it has looked at the signature, and anybody could claim that a passkey was copied.
 */
export async function verifyAssertion(
  { id, origins }: RelyingParty,
  challenge: string,
  { authenticatorAttachment: _attachment, ...assertion }: PasskeyAssertion,
  passkey: Row,
): Promise<Verdict<{ readonly counter: number; readonly synced: boolean }>> {
  const { userHandle, ...response } = assertion.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.playerId)) return { refused: 'owner' }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    })
    if (!verified) return { refused: 'signature' }
    return {
      value: { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp },
    }
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

/** What a passkey says of its owner: the player's id, which is random, so that the device gets no personal data. */
export function userHandleOf(playerId: string): string {
  return Buffer.from(playerId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** The library throws prose; the word for the log is all that is taken from it. */
function refusalOf(error: unknown): PasskeyRefusal {
  const message = error instanceof Error ? error.message : ''
  if (/origin/i.test(message)) return 'origin'
  if (/RP ID/.test(message)) return 'relying_party'
  return /user verification/i.test(message) ? 'user_verification' : 'malformed'
}
