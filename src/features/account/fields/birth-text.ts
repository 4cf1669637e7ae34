import { plainDigits } from '@marquee/contract/plain-digits.ts'

/** A date of birth while it is typed, each part as typed, so that what cannot be read is refused and never dropped. */
export interface BirthParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Between the parts in the text of a draft: an input of one line never has it. */
const separator = '\n'

/** Splits the text of a draft into the three parts. */
export function birthParts(text: string): BirthParts {
  const [year = '', month = '', day = ''] = text.split(separator)
  return { year, month, day }
}

/** The text for a draft; empty if nothing is typed. */
export function birthText({ year, month, day }: BirthParts): string {
  const parts = [year, month, day].map((part) => part.replaceAll(separator, ''))
  return parts.some((part) => part !== '') ? parts.join(separator) : ''
}

/** The date as `YYYY-MM-DD`, or a text that is no date; empty if nothing is typed. Digits of every script are read. */
export function birthDay(text: string): string {
  if (text === '') return ''
  const { year, month, day } = birthParts(plainDigits(text))
  return `${christianYear(year) ?? year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`
}

/** The Buddhist calendar, which Thailand uses, is this many years ahead of the Christian one. */
const buddhistYears = 543

/** The Christian year of a Buddhist one: a year of birth in the far future. Undefined for any other text. */
export function christianYear(typed: string): number | undefined {
  const year = plainDigits(typed).trim()
  return /^\d{4}$/.test(year) && Number(year) >= 1900 + buddhistYears
    ? Number(year) - buddhistYears
    : undefined
}

/** The order of the three parts in a language. */
export function birthOrder(language: string): readonly (keyof BirthParts)[] {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts(0)
  const order = parts.map(({ type }) => type)
  return (['year', 'month', 'day'] as const).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
