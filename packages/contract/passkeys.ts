import * as v from 'valibot'
import { Instant } from './instant.ts'

/**
 * Passkeys (WebAuthn, level 3). Options and responses have the JSON forms of the standard, without fields that the operator does
 * not use. Dates are ISO 8601 UTC.
 */

/** How many passkeys a player may have. */
export const maxPasskeys = 10

/** Unpadded Base64 of RFC 4648, at most as long as the value may be. */
const Base64Url = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/))

/** At most 1,023 bytes (WebAuthn, credential id). */
const CredentialId = Base64Url(1_364)
const ClientData = Base64Url(4_000)
const kind = v.literal('public-key')
const Attachment = v.optional(v.picklist(['platform', 'cross-platform']))

/** The result of `navigator.credentials.get`, as `PublicKeyCredential.toJSON` writes it. */
export const PasskeyAssertion = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: kind,
  response: v.object({
    clientDataJSON: ClientData,
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
    userHandle: v.optional(Base64Url(100)),
  }),
  authenticatorAttachment: Attachment,
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

/** The result of `navigator.credentials.create`, as `PublicKeyCredential.toJSON` writes it. */
export const PasskeyAttestation = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: kind,
  response: v.object({
    clientDataJSON: ClientData,
    attestationObject: Base64Url(16_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
  authenticatorAttachment: Attachment,
})
export type PasskeyAttestation = v.InferOutput<typeof PasskeyAttestation>

const Descriptor = v.object({
  id: v.string(),
  type: kind,
  transports: v.exactOptional(v.array(v.string())),
})

/** Options for `navigator.credentials.get`. */
export const PasskeyRequestOptions = v.object({
  challenge: v.string(),
  /** Milliseconds until the challenge expires. */
  timeout: v.number(),
  rpId: v.string(),
  /** The player's passkeys; empty for a sign-in, which any passkey of the site may do. */
  allowCredentials: v.array(Descriptor),
  userVerification: v.literal('required'),
})
export type PasskeyRequestOptions = v.InferOutput<typeof PasskeyRequestOptions>

/** Options for `navigator.credentials.create`. */
export const PasskeyCreationOptions = v.object({
  challenge: v.string(),
  /** Milliseconds until the challenge expires. */
  timeout: v.number(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: kind })),
  /** The player's passkeys, so that a device does not create a second one. */
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type PasskeyCreationOptions = v.InferOutput<typeof PasskeyCreationOptions>

/** One passkey of a player. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** Browser and system in which it was added; null if not detected. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** Whether it is synchronised to the player's other devices. */
  synced: v.boolean(),
  create_at: Instant,
  used_at: v.nullable(Instant),
})
export type Passkey = v.InferOutput<typeof Passkey>

/** Oldest first; at most `maxPasskeys`. */
export const Passkeys = v.object({ list: v.array(Passkey) })
