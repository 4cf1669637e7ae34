import { decimalsOf } from '@marquee/contract/currency.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { plainDigits } from '@marquee/contract/plain-digits.ts'
import { parseAmount, type ParsedAmount } from '@marquee/contract/wallet-rules.ts'

/**
 * How an amount field reads and shows text.
 *
 * A field value is an amount as plain digits with `.` before the decimals (`1234.5`), in every language. Text that is no
 * amount is stored exactly as it was entered, so that it is refused and never becomes another sum: `1e4` does not become 14,
 * nor `10000.5` won 100005.
 *
 * All languages of the app group with one of `,` and `.` and mark decimals with the other. A group sign is valid only between
 * groups of three digits: `12,5` is no amount in English, neither 12.5 nor 125. Another language's notation is accepted only
 * in pasted or filled text with two signs, such as `1.234,50`, which is unambiguous.
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
 * Prefix of refused text that looks like an amount: `12.34` in German, whose point is no decimal sign. A word joiner has no
 * width, and no keyboard types it.
 */
const refusedMark = '\u2060'

/** Longer text is cut: every amount is shorter, and grouping a very long text would freeze the page. */
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

/** Whether a field value has the shape of an amount; it may still have too many digits or decimals. */
export function isAmount(value: string, currency: string | undefined): boolean {
  return value !== '' && (hasDecimals(currency) ? /^\d*(?:\.\d*)?$/ : /^\d+$/).test(value)
}

/** The amount of a field value in minor units. */
export function parseField(value: string, currency: string | undefined): ParsedAmount {
  if (value === '' || isAmount(value, currency)) return parseAmount(value, { currency })
  if (!/^\u2060?[\d.,\s]+$/.test(value)) return { ok: false, error: { code: 'wallet.amountDigits' } }
  const decimals = currency === undefined ? 0 : decimalsOf(currency)
  return { ok: false, error: { code: 'wallet.amountNotation', decimals } }
}

/** Whether a field value lacks only digits of its last group, such as `12,5` while `12,500` is typed. */
export function isUnfinished(value: string, language: string): boolean {
  const { group } = signsOf(language)
  return new RegExp(`^${refusedMark}?[1-9]\\d{0,2}(?:\\${group}\\d{3})*\\${group}\\d{0,2}$`).test(value)
}

/** Whether a field value that is no amount has more digits than a safe integer: it exceeds every maximum. */
export function isBeyondNumbers(value: string): boolean {
  return /^\d{13,}/.test(value)
}

/** An amount in minor units as a field value; decimals that are all zero are left out. */
export function toFieldValue(amount: number, currency: string | undefined): string {
  return currency === undefined ? String(amount) : plainAmount(amount, currency).replace(/\.0+$/, '')
}

/** A field value as displayed: an amount is grouped for the language, other text is unchanged. */
export function amountShown(value: string, { language, currency }: AmountFormat): string {
  if (!isAmount(value, currency)) return value.replace(refusedMark, '')
  const [whole = '', fraction] = value.split('.')
  const grouped = whole && new Intl.NumberFormat(language, { useGrouping: 'always' }).format(BigInt(whole))
  return fraction === undefined ? grouped : grouped + signsOf(language).decimal + fraction
}

/** Digits of every script, and the full-width commas and points of East Asian keyboards, as the plain ones. */
export function plainSigns(text: string): string {
  return plainDigits(text).replaceAll('\uff0c', ',').replaceAll('\uff0e', '.')
}

/** Shortens text that is longer than any amount; undefined for other text. The result is no amount. */
export function cutLong(text: string): string | undefined {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : undefined
}

/** The field value of text that was pasted, dropped or filled in by the browser. */
export function readWhole(text: string, { language, currency }: AmountFormat): string {
  const own = signsOf(language)
  const other: Signs = { group: own.decimal, decimal: own.group }
  const hasTwoSigns = /[.,].*[.,]/.test(text)
  for (const { group, decimal } of hasTwoSigns ? [own, other] : [own]) {
    const parsed = parseAmount(text, { currency, group, decimalSign: decimal })
    if (parsed.ok) return toFieldValue(parsed.amount, currency)
  }
  return refusedText(text, { language, currency })
}

/** The field value of text that is no amount. */
function refusedText(text: string, { language, currency }: AmountFormat): string {
  return isAmount(text, currency) && text.includes(signsOf(language).group) ? refusedMark + text : text
}

/** The field value of typed text, whose group signs must be between groups of three digits. */
export function readTyped(text: string, format: AmountFormat): string {
  const { group, decimal } = signsOf(format.language)
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`)
  const bare = text.trim()
  const isWritten = !/\s/.test(bare) && (!bare.includes(group) || grouped.test(bare))
  return isWritten ? readOwn(bare, format) : refusedText(bare, format)
}

/** The field value of text with the field's own group signs, of which the last key may have split a group. */
export function readOwn(text: string, { language, currency }: AmountFormat): string {
  const { group, decimal } = signsOf(language)
  const bare = text.replaceAll(group, '').trim()
  const value = hasDecimals(currency) ? bare.replace(decimal, '.') : bare
  return value === '' || isAmount(value, currency) ? value.replace(/^0+(?=\d)/, '') : text
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

/** `text` without the digit number `index`, counted from 0: for Backspace over a group sign. */
export function withoutDigit(text: string, index: number): string {
  const end = offsetAfter(text, index + 1)
  return index < 0 || digitsBefore(text, text.length) <= index
    ? text
    : text.slice(0, end - 1) + text.slice(end)
}
