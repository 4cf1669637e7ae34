import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'

/** A browser that has subscribed to messages: what it tells the operator, and how it reads one. */
export interface PushBrowser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The text of an encrypted message (RFC 8291, aes128gcm). Throws when it is not for this browser. */
  read(body: Uint8Array): string
}

export function pushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const bytes = Buffer.from(body)
      const salt = bytes.subarray(0, 16)
      const idLength = bytes.readUInt8(20)
      const sender = bytes.subarray(21, 21 + idLength)
      const content = bytes.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const input = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
      const key = hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
      decipher.setAuthTag(content.subarray(-16))
      const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
      // Padding: everything after the text is a 2 and zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString()
    },
  }
}
