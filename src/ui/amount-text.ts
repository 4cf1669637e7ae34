import { parseAmount } from '../contract/wallet-rules.ts'

/**
 * What an amount field makes of text (`decisions.md`: digits with or without separators, caret kept, `1,000,000원` pasted
 * as 1000000). An amount is held as its plain digits; anything that is no amount is held exactly as it was entered, so
 * that it can be refused and never turns into another sum: `1e4` does not become 14, nor `10000.5` 100005.
 */

const separators = new Map<string, string>()

/** What stands between a number's groups of three in a language. */
function separatorOf(language: string): string {
  const known = separators.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1_234_567)
  const separator = parts.find((part) => part.type === 'group')?.value ?? ','
  separators.set(language, separator)
  return separator
}

/** Whether a held text is an amount's plain digits. */
export function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** A held text as the field shows it: digits grouped for the language, anything else as it is. */
export function amountShown(held: string, language: string): string {
  return isDigits(held)
    ? new Intl.NumberFormat(language, { useGrouping: 'always' }).format(BigInt(held))
    : held
}

/**
 * Reads text that came whole: pasted, dropped, filled in. Groups may be the language's own or, where two of them leave no
 * doubt, those of `1,000,000원`; a lone `10,000` where the comma is the decimal sign is a fraction, and so is no amount.
 */
export function readWhole(text: string, language: string): string {
  const tried = [separatorOf(language), ...(/,\d{3},/.test(text) ? [','] : [])]
  for (const separator of tried) {
    const parsed = parseAmount(text, separator)
    if (parsed.ok) return String(parsed.amount)
  }
  return text
}

/** Reads text in which the player is typing: the separators in it are the field's own and may have been cut in two. */
export function readTyped(text: string, language: string): string {
  const digits = text.replaceAll(separatorOf(language), '').replaceAll(/\s/g, '')
  return digits === '' || isDigits(digits) ? plain(digits) : text
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** How many digits stand in `text` before `offset`. */
export function digitsBefore(text: string, offset: number): number {
  return text.slice(0, offset).replaceAll(/\D/g, '').length
}

/** The offset in `text` right after its `count`th digit. */
export function offsetAfter(text: string, count: number): number {
  let seen = 0
  for (let offset = 0; offset < text.length; offset++) {
    if (seen === count) return offset
    if (isDigits(text.charAt(offset))) seen += 1
  }
  return text.length
}

/** `text` without the digit number `index`, counted from 0: what Backspace over a separator is meant to delete. */
export function withoutDigit(text: string, index: number): string {
  const end = offsetAfter(text, index + 1)
  return index < 0 || digitsBefore(text, text.length) <= index
    ? text
    : text.slice(0, end - 1) + text.slice(end)
}
