// The only two functions of cryptography, from the Web Cryptography API: browsers and Node have it.

/** The bytes of hex digits, two for each byte. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  )
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** SHA-256 of a text's UTF-8 bytes, as hex digits. */
export async function sha256OfText(text: string): Promise<string> {
  return hexOf(await digest(textBytes(text)))
}

/** SHA-256 of the bytes of hex digits, taken `times` times, as hex digits. */
export async function sha256OfHex(hex: string, times = 1): Promise<string> {
  let bytes = bytesOf(hex)
  for (let taken = 0; taken < times; taken++) bytes = await digest(bytes)
  return hexOf(bytes)
}

/** HMAC-SHA256 of texts, with the bytes of hex digits as the key: 32 bytes for each text. */
export async function hmacWith(keyHex: string): Promise<(text: string) => Promise<Uint8Array>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(keyHex), algorithm, false, ['sign'])
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', key, textBytes(text)))
}
