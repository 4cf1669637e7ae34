/** A date of birth while it is typed: year, month and day joined by hyphens, each as typed. */
export interface BirthParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The three parts of the text that a draft keeps. */
export function birthParts(text: string): BirthParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

/** The text that a draft keeps. Only digits are kept. */
export function birthText({ year, month, day }: BirthParts): string {
  const digits = (part: string) => part.replaceAll(/\D/g, '')
  const text = [year, month, day].map(digits).join('-')
  return text === '--' ? '' : text
}

/** The day as `YYYY-MM-DD`, whether or not it exists; empty while nothing is typed. */
export function birthDay(text: string): string {
  if (text === '') return ''
  const { year, month, day } = birthParts(text)
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The order in which a language writes the three parts. */
export function birthOrder(language: string): readonly (keyof BirthParts)[] {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts(0)
  const order = parts.map(({ type }) => type)
  return (['year', 'month', 'day'] as const).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
