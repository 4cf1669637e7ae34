/**
 * Chromium formats no dates, times and lists in Khmer and Lao: it would silently do so in the browser's own language. Where
 * that is so, `Intl` learns what the app needs of them; everything else stays the browser's own.
 */
export interface IntlData {
  /** A language that writes its figures in the same way and is always there. */
  readonly figures: string
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  /** Sunday first. */
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** By unit, with `{0}` for the number. */
  readonly past: Readonly<Record<string, string>>
  readonly future: Readonly<Record<string, string>>
  /** Words for what has one: `day -1` is yesterday. */
  readonly spoken: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, string>>
  /** Words for thousands and more, by those of `figures`. */
  readonly compact: Readonly<Record<string, string>>
  /** Between the two of a list of two. */
  readonly pair: string
  /** Between the last two of a longer list. */
  readonly lastOfList: string
  readonly languages: Readonly<Record<string, string>>
  readonly regions: Readonly<Record<string, string>>
}

/** Days and times as most languages of the world order them: day, month, year; 24 hours. */
const ordered = 'en-GB'

const joined = (parts: readonly { readonly value: string }[]): string =>
  parts.map(({ value }) => value).join('')

/** Number format with the words of `data` and the figures of its kin. */
export function numberFormat(data: IntlData, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const base = new Intl.NumberFormat(data.figures, options)
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

/** From the names of months and days in the ordered language, long or short as `options` ask, to those of `data`. */
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
  const base = new Intl.RelativeTimeFormat(data.figures, options)
  const figures = new Intl.NumberFormat(data.figures)
  const format = (value: number, unit: Intl.RelativeTimeFormatUnit): string => {
    const name = unit.replace(/s$/, '')
    // Minus nought is nought.
    const word = options.numeric === 'auto' ? data.spoken[`${name} ${value + 0}`] : undefined
    const pattern = (value < 0 || Object.is(value, -0) ? data.past : data.future)[name]
    return word ?? pattern?.replace('{0}', figures.format(Math.abs(value))) ?? base.format(value, unit)
  }
  return Object.defineProperty(base, 'format', { value: format })
}

/** Lists of `data`. */
export function listFormat(data: IntlData, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  const base = new Intl.ListFormat(data.figures, options)
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
  const base = new Intl.DisplayNames(data.figures, options)
  const of = base.of.bind(base)
  const names = options.type === 'language' ? data.languages : options.type === 'region' ? data.regions : {}
  return Object.defineProperty(base, 'of', { value: (code: string) => names[code] ?? of(code) })
}

function firstOf(locales: Intl.LocalesArgument): string {
  const first: unknown = Array.isArray(locales) ? locales[0] : locales
  return String(first ?? '').split('-')[0] ?? ''
}

/** `made` in place of the browser's own where a format of `language` is asked for. */
function taught<Format extends new (...args: never[]) => object>(
  native: Format,
  language: string,
  made: (options: never) => object,
): Format {
  return new Proxy(native, {
    construct: (target, [locales, options]: [Intl.LocalesArgument, never], newTarget) =>
      firstOf(locales) === language
        ? made(options)
        : Reflect.construct(target, [locales, options], newTarget),
  })
}

/** Teaches `Intl` a language that this browser lacks. */
export function teachIntl(language: string, data: IntlData): void {
  const { NumberFormat, DateTimeFormat, RelativeTimeFormat, ListFormat, DisplayNames } = Intl
  Object.assign(Intl, {
    NumberFormat: taught(NumberFormat, language, (options) => numberFormat(data, options)),
    DateTimeFormat: taught(DateTimeFormat, language, (options) => dateTimeFormat(data, options)),
    RelativeTimeFormat: taught(RelativeTimeFormat, language, (options) => relativeTimeFormat(data, options)),
    ListFormat: taught(ListFormat, language, (options) => listFormat(data, options)),
    DisplayNames: taught(DisplayNames, language, (options) => displayNames(data, options)),
  })
}
