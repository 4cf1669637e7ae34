import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@marquee/contract/passkeys.ts'

/** What a response says otherwise than an honest browser with an honest device would. */
export interface Tampering {
  /** The requesting page; the app's own by default. */
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Whether the device knew its owner: by finger, face or code. */
  readonly verified?: boolean
  readonly userHandle?: string | undefined
  /** The count of signatures; each response counts one more by default. */
  readonly counter?: number
  /** Changes a bit of the signature. */
  readonly forged?: boolean
  /** What the maker says of the device: the format, and a statement of texts and bytes. */
  readonly statement?: readonly [format: string, statement: ReadonlyMap<string, unknown>]
}

/** A passkey of a software device: an ES256 key of node:crypto, with responses in the bytes of the standard. */
export interface SoftPasskey {
  readonly id: string
  attestation(options: PasskeyCreationOptions, tampering?: Tampering): PasskeyAttestation
  assertion(options: PasskeyRequestOptions, tampering?: Tampering): PasskeyAssertion
}

/** Makes a passkey for the app at `home`, which no page has requested yet. */
export function softPasskey(home = 'https://app.example'): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0
  let owner: string | undefined
  const clientData = (type: string, challenge: string, tampering: Tampering) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: tampering.challenge ?? challenge,
        origin: tampering.origin ?? home,
        crossOrigin: false,
      }),
    )
  /** WebAuthn: hash of the domain, flags, counter, and for a new passkey its id and key. */
  const authenticatorData = (rpId: string, tampering: Tampering, credential = Buffer.alloc(0)) => {
    counter = tampering.counter ?? counter + 1
    const head = Buffer.alloc(37)
    hash(Buffer.from(tampering.rpId ?? rpId)).copy(head)
    const verified = tampering.verified === false ? 0 : 0x04
    head.writeUInt8(0x01 | verified | (credential.length > 0 ? 0x40 : 0), 32)
    head.writeUInt32BE(counter, 33)
    return Buffer.concat([head, credential])
  }
  return {
    id,
    attestation(options, tampering = {}) {
      owner = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)])
      const authData = authenticatorData(options.rp.id, tampering, credential)
      const [format, statement] = tampering.statement ?? ['none', new Map()]
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, tampering).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    assertion(options, tampering = {}) {
      const client = clientData('webauthn.get', options.challenge, tampering)
      const authData = authenticatorData(options.rpId, tampering)
      const signature = sign('sha256', Buffer.concat([authData, hash(client)]), privateKey)
      if (tampering.forged) signature.writeUInt8((signature.at(-1) ?? 0) ^ 1, signature.length - 1)
      const userHandle = 'userHandle' in tampering ? tampering.userHandle : owner
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
  }
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** An ES256 key on P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** CBOR (RFC 8949) of what an attestation is made of: integers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  if (value instanceof Map) {
    return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)])
  }
  throw new Error('not a value of an attestation')
}

function cborHead(type: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(type << 5) | argument])
  if (argument < 256) return Buffer.from([(type << 5) | 24, argument])
  return Buffer.from([(type << 5) | 25, argument >> 8, argument & 255])
}
