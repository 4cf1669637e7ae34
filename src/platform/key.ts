/**
 * A version 4 UUID: an idempotency key, or the id of a tab. `crypto.randomUUID` is missing on plain http
 * (a phone that opens a development server), `getRandomValues` is not.
 */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // The digits of version and variant replace two random ones.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
