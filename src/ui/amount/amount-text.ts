import { decimalsOf, plainAmount } from '../../contract/currency.ts'
import { parseAmount, type ParsedAmount } from '../../contract/wallet-rules.ts'

/**
 * How an amount field reads and shows text.
 *
 * The field holds an amount as plain digits with `.` before the decimals (`1234.5`), in every language. The field holds
 * text that is no amount exactly as it was entered, so that the text is refused and never becomes another sum: `1e4`
 * does not become 14, nor `10000.5` won 100005.
 *
 * All languages of the app group with one of `,` and `.` and mark decimals with the other. A sign means what it means in
 * the app's language, and a group sign only stands between groups of three digits: `12,5` is no amount in English, neither
 * 12.5 nor 125. Another language's notation is accepted only in text that arrives in one piece and has two signs, as
 * `1.234,50` does: it has no second meaning.
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

/**
 * Before refused text that looks like a held amount: `12.34` in German, whose point is no decimal sign. A word joiner has no
 * width, and nobody types it.
 */
const refusedMark = '\u2060'

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
  if (held === '' || isAmount(held, currency)) return parseAmount(held, { currency })
  if (!/^\u2060?[\d.,\s]+$/.test(held)) return { ok: false, error: { code: 'wallet.amountDigits' } }
  const decimals = currency === undefined ? 0 : decimalsOf(currency)
  return { ok: false, error: { code: 'wallet.amountNotation', decimals } }
}

/** Whether a held text only lacks digits of its last group, so that it becomes an amount when the player types on: `12,5`. */
export function isUnfinished(held: string, language: string): boolean {
  const { group } = signsOf(language)
  return new RegExp(`^${refusedMark}?[1-9]\\d{0,2}(?:\\${group}\\d{3})*\\${group}\\d{0,2}$`).test(held)
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
  if (!isAmount(held, currency)) return held.replace(refusedMark, '')
  const [whole = '', fraction] = held.split('.')
  const grouped = whole && new Intl.NumberFormat(language, { useGrouping: 'always' }).format(BigInt(whole))
  return fraction === undefined ? grouped : grouped + signsOf(language).decimal + fraction
}

const fullWidth = /[\uff10-\uff19\uff0c\uff0e]/g
/** Distance of a full-width sign from the same sign of ASCII. */
const fullWidthOffset = 0xfee0

/** Digits, commas and points of an input method for Chinese or Japanese as the plain ones. Keeps the length. */
export function plainSigns(text: string): string {
  return text.replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
}

/** Shortens text that no amount can be as long as. The result is no amount either. */
export function cutLong(text: string): string | undefined {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : undefined
}

/** Reads text that arrived in one piece: pasted, dropped, filled in by the browser. */
export function readWhole(text: string, { language, currency }: AmountFormat): string {
  const own = signsOf(language)
  const other: Signs = { group: own.decimal, decimal: own.group }
  const hasTwoSigns = /[.,].*[.,]/.test(text)
  for (const { group, decimal } of hasTwoSigns ? [own, other] : [own]) {
    const parsed = parseAmount(text, { currency, group, decimalSign: decimal })
    if (parsed.ok) return heldText(parsed.amount, currency)
  }
  return refusedText(text, { language, currency })
}

/** Text that is to be refused, as the field holds it. */
function refusedText(text: string, { language, currency }: AmountFormat): string {
  return isAmount(text, currency) && text.includes(signsOf(language).group) ? refusedMark + text : text
}

/** Reads text that the player is typing. The group signs in it must stand between groups of three digits. */
export function readTyped(text: string, format: AmountFormat): string {
  const { group, decimal } = signsOf(format.language)
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`)
  const bare = text.trim()
  const isWritten = !/\s/.test(bare) && (!bare.includes(group) || grouped.test(bare))
  return isWritten ? readOwn(bare, format) : refusedText(bare, format)
}

/** Reads text whose group signs are the field's own. The last key may have cut a group in two. */
export function readOwn(text: string, { language, currency }: AmountFormat): string {
  const { group, decimal } = signsOf(language)
  const bare = text.replaceAll(group, '').trim()
  const held = hasDecimals(currency) ? bare.replace(decimal, '.') : bare
  return held === '' || isAmount(held, currency) ? held.replace(/^0+(?=\d)/, '') : text
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
