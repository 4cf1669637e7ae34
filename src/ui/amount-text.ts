/**
 * What an amount field makes of text (`decisions.md`: digits with or without separators, caret kept, `1,000,000원` pasted
 * as 1000000). An amount is held as its plain digits; anything that is no amount is held exactly as it was entered, so
 * that it can be refused and never turns into another sum: `1e4` does not become 14, nor `10000.5` 100005.
 */

interface Separators {
  readonly group: string
  readonly decimal: string
}

const found = new Map<string, Separators>()

function separatorsOf(language: string): Separators {
  const known = found.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1_234_567.5)
  const separators = {
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
  }
  found.set(language, separators)
  return separators
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
 * Reads text that came whole: pasted, dropped, filled in. A currency's sign or name may stand on either side of it, and
 * groups must be whole; a lone group after what is the language's decimal sign is read as a fraction, and so is no amount.
 */
export function readWhole(text: string, language: string): string {
  const bare = text
    .trim()
    .replace(/^(?:\p{Sc}|[A-Z]{3})\s*/u, '')
    .replace(/\s*(?:\p{Sc}|[A-Z]{3}|원)$/u, '')
  if (isDigits(bare)) return plain(bare)
  const { decimal } = separatorsOf(language)
  const grouped = /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/u.exec(bare)
  const [, separator] = grouped ?? []
  if (separator === undefined) return text
  const groups = bare.split(separator)
  return separator === decimal && groups.length === 2 ? text : plain(groups.join(''))
}

/** Reads text in which the player is typing: the separators in it are the field's own and may have been cut in two. */
export function readTyped(text: string, language: string): string {
  const digits = text.replaceAll(separatorsOf(language).group, '').replaceAll(/\s/g, '')
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
