import { graphemes } from './graphemes.ts'

/**
 * Masks a name, except for its first and last character (spec §9): `홍길동` → `홍*동`. Of two characters only
 * the first stays.
 */
export function maskName(name: string): string {
  const letters = graphemes(name)
  if (letters.length <= 1) return name
  if (letters.length === 2) return `${letters[0]}*`
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`
}

/** Masks an account number of more than 7 characters, except for the first 4 and the last 3 (spec §9). */
export function maskAccount(account: string): string {
  const letters = [...account]
  if (letters.length <= 7) return account
  return letters.slice(0, 4).join('') + '*'.repeat(letters.length - 7) + letters.slice(-3).join('')
}
