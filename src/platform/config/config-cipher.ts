/**
 * The configuration's wrapping (decisions §Configuration): Base64 of `iv(12) || ciphertext || tag`, AES-256-GCM,
 * key = SHA-256 of the build's key. The key ships with the app and is no secret: the cipher stops casual readers and detects
 * a truncated response.
 */
const ivLength = 12

/**
 * Decrypts the configuration. Rejects text that is not Base64, was cut or changed, or was encrypted with another
 * key.
 */
export async function decryptConfig(base64: string, passphrase: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.codePointAt(0) ?? 0)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(passphrase))
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
  const iv = bytes.subarray(0, ivLength)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivLength))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}
