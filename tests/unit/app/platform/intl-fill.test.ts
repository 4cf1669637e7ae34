import { describe, expect, test } from 'vitest'
import km from '../../../../src/platform/i18n/intl/km.json' with { type: 'json' }
import lo from '../../../../src/platform/i18n/intl/lo.json' with { type: 'json' }
import * as filled from '../../../../src/platform/i18n/intl/fill.ts'

// Node's own Intl is complete: the app's data for browsers without these languages must give the same.
describe.each([
  ['km', km],
  ['lo', lo],
] as const)('%s', (language, data) => {
  test('formats relative times, in words where there are words', () => {
    for (const options of [{ numeric: 'auto' }, {}] as const) {
      const own = new Intl.RelativeTimeFormat(language, options)
      const ours = filled.relativeTimeFormat(data, options)
      for (const unit of ['second', 'minute', 'hour', 'day'] as const) {
        for (const value of [-40, -7, -1, 0, 1, 7, 40]) {
          if (unit === 'second' && value === 0 && options.numeric !== 'auto') continue
          // Only seconds and days have words that the app uses.
          if (options.numeric === 'auto' && value === 0 && (unit === 'minute' || unit === 'hour')) continue
          expect(ours.format(value, unit), `${value} ${unit}`).toBe(own.format(value, unit))
        }
      }
    }
  })

  test('names every month, day, language and region', () => {
    for (const month of Array.from({ length: 12 }, (_, index) => index)) {
      const date = new Date(Date.UTC(2026, month, 3 + month))
      for (const length of ['long', 'short'] as const) {
        const options = { month: length, day: 'numeric', weekday: length, timeZone: 'UTC' } as const
        const parts = (format: Intl.DateTimeFormat, type: string) =>
          format.formatToParts(date).find((part) => part.type === type)?.value
        for (const type of ['month', 'weekday', 'day']) {
          expect(parts(filled.dateTimeFormat(data, options), type)).toBe(
            parts(new Intl.DateTimeFormat(language, options), type),
          )
        }
      }
    }
    const regions = new Intl.DisplayNames(language, { type: 'region' })
    expect(filled.displayNames(data, { type: 'region' }).of('KH')).toBe(regions.of('KH'))
    const languages = new Intl.DisplayNames(language, { type: 'language' })
    expect(filled.displayNames(data, { type: 'language' }).of('de')).toBe(languages.of('de'))
  })

  test('has no Latin word in a date, a list or a duration', () => {
    const date = filled.dateTimeFormat(data, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
    const texts = [
      date.format(0),
      filled.listFormat(data).format(['៣', '៤', '៥']),
      filled.numberFormat(data, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(5),
      filled.numberFormat(data, { notation: 'compact' }).format(12_000),
    ]
    for (const text of texts) expect(text).not.toMatch(/[a-z]/i)
  })

  test('joins lists as the language does', () => {
    const own = new Intl.ListFormat(language)
    for (const list of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      expect(filled.listFormat(data).format(list)).toBe(own.format(list))
    }
  })
})
