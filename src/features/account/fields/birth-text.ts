import { plainDigits } from '@marquee/contract/plain-digits.ts'

/** A date of birth while it is typed: year, month and day joined by hyphens, each as typed. */
export interface BirthParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Splits the text of a draft into the three parts. */
export function birthParts(text: string): BirthParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

/** The text for a draft, without anything but digits. */
export function birthText({ year, month, day }: BirthParts): string {
  const digits = (part: string) => plainDigits(part).replaceAll(/\D/g, '')
  const text = [year, month, day].map(digits).join('-')
  return text === '--' ? '' : text
}

/** The date as `YYYY-MM-DD`, possibly one that does not exist; empty if nothing is typed. */
export function birthDay(text: string): string {
  if (text === '') return ''
  const { year, month, day } = birthParts(text)
  return `${christianYear(year) ?? year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The Buddhist calendar, which Thailand uses, is this many years ahead of the Christian one. */
const buddhistYears = 543

/** The Christian year of a Buddhist one: a year of birth in the far future. Undefined for any other text. */
export function christianYear(year: string): number | undefined {
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
