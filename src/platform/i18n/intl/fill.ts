/**
 * Words of a language that the browser's `Intl` lacks, written from Node's `Intl`. Chromium has none for Khmer and Lao,
 * and silently formats dates, times and lists in its own language instead. Only the formats that the app uses are replaced.
 */
export interface IntlData {
  /** A language with the same number format that every browser has. */
  readonly digits: string
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** Sunday first. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** By unit, with `{0}` for the number. */
  readonly past: Readonly<Record<string, string>>
  readonly future: Readonly<Record<string, string>>
  /** Relative times that are words, by unit and number: `day -1` is yesterday. */
  readonly relativeWords: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  /** Words for thousands and more, by the words of the language in `digits`. */
  readonly compact: Readonly<Record<string, string>>
  /** Text between the two items of a list of two. */
  readonly pair: string
  /** Text between the last two items of a longer list. */
  readonly lastOfList: string
  readonly languages: Readonly<Record<string, string>>
  readonly regions: Readonly<Record<string, string>>
}

/** The language whose order of dates and times is used: day, month, year; 24 hours. */
const ordered = 'en-GB'

const joined = (parts: readonly { readonly value: string }[]): string =>
  parts.map(({ value }) => value).join('')

/** Number format with the words of `data` and the digits of the language in `digits`. */
export function numberFormat(data: IntlData, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const base = new Intl.NumberFormat(data.digits, options)
  const plain = base.formatToParts.bind(base)
  const word = (part: Intl.NumberFormatPart): string => {
    if (part.type === 'compact') return data.compact[part.value] ?? part.value
    return part.type === 'unit' ? (data.units[options.unit ?? ''] ?? part.value) : part.value
  }
  const formatToParts = (value?: number | bigint) =>
    plain(value).map((part) => ({ ...part, value: word(part) }))
  return Object.defineProperties(base, {
    formatToParts: { value: formatToParts },
    format: { value: (value: number | bigint) => joined(formatToParts(value)) },
  })
}

/** Date and time format with the names of `data`. */
export function dateTimeFormat(
  data: IntlData,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const base = new Intl.DateTimeFormat(ordered, options)
  const toParts = base.formatToParts.bind(base)
  const names = namesIn(data, options)
  const formatToParts: typeof toParts = (date) =>
    toParts(date).map((part) => ({
      ...part,
      value:
        part.type === 'literal' ? part.value.replace(' at ', ', ') : (names.get(part.value) ?? part.value),
    }))
  return Object.defineProperties(base, {
    formatToParts: { value: formatToParts },
    format: { value: (date?: Date | number) => joined(formatToParts(date)) },
  })
}

/** Maps the names of months and days in English, long or short by `options`, to those of `data`. */
function namesIn(
  data: IntlData,
  { month, weekday, dateStyle }: Intl.DateTimeFormatOptions,
): Map<string, string> {
  const longMonth = month === 'long' || dateStyle === 'full' || dateStyle === 'long'
  const longDay = weekday === 'long' || dateStyle === 'full'
  const months = new Intl.DateTimeFormat(ordered, { month: longMonth ? 'long' : 'short', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(ordered, { weekday: longDay ? 'long' : 'short', timeZone: 'UTC' })
  const names = new Map<string, string>()
  for (const [index, name] of (longMonth ? data.months : data.monthsShort).entries()) {
    names.set(months.format(Date.UTC(2026, index, 1)), name)
  }
  // 2026-02-01 is a Sunday.
  for (const [index, name] of (longDay ? data.weekdays : data.weekdaysShort).entries()) {
    names.set(days.format(Date.UTC(2026, 1, index + 1)), name)
  }
  return names
}

/** Relative times of `data`: `yesterday`, `3 hours ago`. */
export function relativeTimeFormat(
  data: IntlData,
  options: Intl.RelativeTimeFormatOptions = {},
): Intl.RelativeTimeFormat {
  const base = new Intl.RelativeTimeFormat(data.digits, options)
  const digits = new Intl.NumberFormat(data.digits)
  const format = (value: number, unit: Intl.RelativeTimeFormatUnit): string => {
    const name = unit.replace(/s$/, '')
    // Adding 0 turns -0 into 0.
    const word = options.numeric === 'auto' ? data.relativeWords[`${name} ${value + 0}`] : undefined
    const pattern = (value < 0 || Object.is(value, -0) ? data.past : data.future)[name]
    return word ?? pattern?.replace('{0}', digits.format(Math.abs(value))) ?? base.format(value, unit)
  }
  return Object.defineProperty(base, 'format', { value: format })
}

/** Lists of `data`. */
export function listFormat(data: IntlData, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  const base = new Intl.ListFormat(data.digits, options)
  const format = (list: Iterable<string>): string => {
    const all = [...list]
    const end = all.pop() ?? ''
    if (all.length === 0) return end
    const and = all.length === 1 ? data.pair : data.lastOfList
    return `${all.join(', ')}${options.type === 'unit' ? ', ' : and}${end}`
  }
  return Object.defineProperty(base, 'format', { value: format })
}

/** Names of languages and regions of `data`. */
export function displayNames(data: IntlData, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  const base = new Intl.DisplayNames(data.digits, options)
  const of = base.of.bind(base)
  const names = options.type === 'language' ? data.languages : options.type === 'region' ? data.regions : {}
  return Object.defineProperty(base, 'of', { value: (code: string) => names[code] ?? of(code) })
}

function firstOf(locales: Intl.LocalesArgument): string {
  const first: unknown = Array.isArray(locales) ? locales[0] : locales
  return String(first ?? '').split('-')[0] ?? ''
}

/** A constructor that creates the format by `create` for `language`, and by the browser for any other language. */
function extended<Format extends new (...args: never[]) => object>(
  native: Format,
  language: string,
  create: (options: never) => object,
): Format {
  return new Proxy(native, {
    construct: (target, [locales, options]: [Intl.LocalesArgument, never], newTarget) =>
      firstOf(locales) === language
        ? create(options)
        : Reflect.construct(target, [locales, options], newTarget),
  })
}

/** Extends `Intl` by a language that this browser lacks. */
export function extendIntl(language: string, data: IntlData): void {
  const { NumberFormat, DateTimeFormat, RelativeTimeFormat, ListFormat, DisplayNames } = Intl
  Object.assign(Intl, {
    NumberFormat: extended(NumberFormat, language, (options) => numberFormat(data, options)),
    DateTimeFormat: extended(DateTimeFormat, language, (options) => dateTimeFormat(data, options)),
    RelativeTimeFormat: extended(RelativeTimeFormat, language, (options) =>
      relativeTimeFormat(data, options),
    ),
    ListFormat: extended(ListFormat, language, (options) => listFormat(data, options)),
    DisplayNames: extended(DisplayNames, language, (options) => displayNames(data, options)),
  })
}
