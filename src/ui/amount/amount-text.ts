import { decimalsOf, plainAmount } from '../../contract/currency.ts'
import { parseAmount, type ParsedAmount } from '../../contract/wallet-rules.ts'

/**
 * How an amount field reads and shows text.
 *
 * The field holds an amount as plain digits with `.` before the decimals (`1234.5`), in every language. The field holds
 * text that is no amount exactly as it was entered, so that the text is refused and never becomes another sum: `1e4`
 * does not become 14, nor `10000.5` won 100005.
 *
 * All languages of the app group with one of `,` and `.` and mark decimals with the other. The language's own meaning
 * comes first. The other meaning is accepted where it is the only one: pasted `12.34` and `1,234.50` are amounts in
 * German too, `1,234` is not. A typed group sign is a decimal sign until three digits follow it, because phones show the
 * decimal sign of the device and not of the app.
 */

export interface AmountFormat {
  /** Language of the separators. */
  readonly language: string
  /** ISO 4217; `undefined` for whole numbers such as points. */
  readonly currency: string | undefined
}

interface Signs {
  readonly group: string
  readonly decimal: string
}

/** Longer text is cut. Every amount is shorter, and grouping a very long text would freeze the page. */
const maxLength = 40

const signs = new Map<string, Signs>()

/** The signs of a language between groups of three digits, and before decimals. */
export function signsOf(language: string): Signs {
  const cached = signs.get(language)
  if (cached) return cached
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1_234_567.8)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  const found = { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' }
  signs.set(language, found)
  return found
}

export function hasDecimals(currency: string | undefined): boolean {
  return currency !== undefined && decimalsOf(currency) > 0
}

/** Whether a held text has the shape of an amount; it may still have too many digits or decimals. */
export function isAmount(held: string, currency: string | undefined): boolean {
  return held !== '' && (hasDecimals(currency) ? /^\d*(?:\.\d*)?$/ : /^\d+$/).test(held)
}

/** The amount of a held text in minor units. */
export function readHeld(held: string, currency: string | undefined): ParsedAmount {
  if (held !== '' && !isAmount(held, currency)) return { ok: false, error: { code: 'wallet.amountDigits' } }
  return parseAmount(held, { currency })
}

/** Whether a held text that is no amount has more digits than a number can hold: it breaks the largest amount. */
export function isBeyondNumbers(held: string): boolean {
  return /^\d{13,}/.test(held)
}

/** An amount in minor units as held text; decimals that are all zero are left out. */
export function heldText(amount: number, currency: string | undefined): string {
  return currency === undefined ? String(amount) : plainAmount(amount, currency).replace(/\.0+$/, '')
}

/** A held text as the field shows it: an amount is grouped for the language, anything else is shown as it is. */
export function amountShown(held: string, { language, currency }: AmountFormat): string {
  if (!isAmount(held, currency)) return held
  const [whole = '', fraction] = held.split('.')
  const grouped = whole && new Intl.NumberFormat(language, { useGrouping: 'always' }).format(BigInt(whole))
  return fraction === undefined ? grouped : grouped + signsOf(language).decimal + fraction
}

/** Shortens text that no amount can be as long as. The result is no amount either. */
export function cutLong(text: string): string | undefined {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : undefined
}

/** Reads text that arrived in one piece: pasted, dropped, filled in by the browser. */
export function readWhole(text: string, { language, currency }: AmountFormat): string {
  const own = signsOf(language)
  const other: Signs = { group: own.decimal, decimal: own.group }
  // A group never follows a lone zero, so the sign in `0,5` marks decimals.
  const zeroSign = /^\D*0([.,])\d+\D*$/.exec(text)?.[1]
  const isOwnOnly = /^\D*\d{1,3}[.,]\d{3}\D*$/.test(text)
  const candidates = zeroSign
    ? [own, other].filter(({ decimal }) => decimal === zeroSign)
    : isOwnOnly
      ? [own]
      : [own, other]
  for (const { group, decimal } of candidates) {
    const parsed = parseAmount(text, { currency, group, decimalSign: decimal })
    if (parsed.ok) return heldText(parsed.amount, currency)
  }
  return text
}

/** Reads text in which the player is typing: its group signs are the field's own and may have been cut in two. */
export function readTyped(text: string, { language, currency }: AmountFormat): string {
  const { group, decimal } = signsOf(language)
  const bare = text.replaceAll(group, '').replaceAll(/\s/g, '')
  const held = hasDecimals(currency) ? bare.replace(decimal, '.') : bare
  return held === '' || isAmount(held, currency) ? held.replace(/^0+(?=\d)/, '') : text
}

/** A held amount whose decimal sign was typed as a group sign: three digits behind the sign are a group. */
export function readAsGroup(held: string): string {
  return /\.\d{3}/.test(held) ? held.replace('.', '') : held
}

/** Number of digits in `text` before `offset`. */
export function digitsBefore(text: string, offset: number): number {
  return text.slice(0, offset).replaceAll(/\D/g, '').length
}

/** The offset in `text` right after its `count`th digit. */
export function offsetAfter(text: string, count: number): number {
  let digits = 0
  for (let offset = 0; offset < text.length; offset++) {
    if (digits === count) return offset
    if (/\d/.test(text.charAt(offset))) digits += 1
  }
  return text.length
}

/** `text` without the digit number `index`, counted from 0: what Backspace over a group sign is meant to delete. */
export function withoutDigit(text: string, index: number): string {
  const end = offsetAfter(text, index + 1)
  return index < 0 || digitsBefore(text, text.length) <= index
    ? text
    : text.slice(0, end - 1) + text.slice(end)
}
