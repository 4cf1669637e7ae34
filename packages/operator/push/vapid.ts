import { createECDH } from 'node:crypto'

/** The operator's key pair for push messages (RFC 8292), Base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of a private P-256 key of 32 bytes. @throws Error for an invalid key */
export function vapidKeys(privateKey: string): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}
