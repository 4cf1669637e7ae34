import { createECDH } from 'node:crypto'

/** The operator's keys for messages to browsers (RFC 8292), Base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of a private key on P-256, 32 bytes in Base64url. Throws for bytes that are no such key. */
export function vapidKeys(privateKey: string): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}
