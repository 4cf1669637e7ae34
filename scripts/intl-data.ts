import { writeFileSync } from 'node:fs'
import { getCountries } from 'libphonenumber-js/min'
import { languages } from '@marquee/contract/config.ts'
import type { IntlData } from '../src/platform/i18n/intl/fill.ts'
import { inProject } from './project.ts'

/**
 * Writes `src/platform/i18n/intl/{language}.json`: the `Intl` data that browsers lack for a language, from Node's complete `Intl`.
 * Run it when a language is added that Chromium does not support.
 */
const units = ['second', 'minute', 'hour', 'day'] as const

function dataOf(language: string, digits: string): IntlData {
  const named = (options: Intl.DateTimeFormatOptions, type: string, dates: readonly Date[]) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return dates.map((date) => format.formatToParts(date).find((part) => part.type === type)?.value ?? '')
  }
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  // 2026-02-01 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, day + 1)))
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  const inWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const pattern = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    relative.format(value, unit).replace('7', '{0}')
  const names = (type: 'language' | 'region', codes: readonly string[]) => {
    const format = new Intl.DisplayNames(language, { type })
    return Object.fromEntries(codes.map((code) => [code, format.of(code) ?? code]))
  }
  const compact = new Intl.NumberFormat(language, { notation: 'compact' })
  const plain = new Intl.NumberFormat(digits, { notation: 'compact' })
  const compactOf = (format: Intl.NumberFormat, value: number) =>
    format.formatToParts(value).find((part) => part.type === 'compact')?.value ?? ''
  const between = (items: readonly string[]) =>
    new Intl.ListFormat(language).formatToParts(items).findLast((part) => part.type === 'literal')?.value ??
    ''
  return {
    digits,
    months: named({ month: 'long', day: 'numeric' }, 'month', months),
    monthsShort: named({ month: 'short', day: 'numeric' }, 'month', months),
    weekdays: named({ weekday: 'long', month: 'long', day: 'numeric' }, 'weekday', days),
    weekdaysShort: named({ weekday: 'short', month: 'short', day: 'numeric' }, 'weekday', days),
    past: Object.fromEntries(units.map((unit) => [unit, pattern(-7, unit)])),
    future: Object.fromEntries(units.map((unit) => [unit, pattern(7, unit)])),
    relativeWords: {
      'second 0': inWords.format(0, 'second'),
      ...Object.fromEntries([-1, 0, 1].map((day) => [`day ${day}`, inWords.format(day, 'day')])),
    },
    units: Object.fromEntries(
      units.map((unit) => [
        unit,
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
          .formatToParts(7)
          .find((part) => part.type === 'unit')?.value ?? unit,
      ]),
    ),
    compact: Object.fromEntries(
      [1e3, 1e6, 1e9, 1e12].map((value) => [compactOf(plain, value), compactOf(compact, value)]),
    ),
    pair: between(['a', 'b']),
    lastOfList: between(['a', 'b', 'c']),
    languages: names('language', [...languages, 'zh-Hans', 'zh-Hant']),
    regions: names('region', getCountries()),
  }
}

/** Languages that browsers may lack, each with one that has the same number format. */
const lacking = { km: 'en', lo: 'id' }

for (const [language, digits] of Object.entries(lacking)) {
  const file = inProject('src', 'platform', 'i18n', 'intl', `${language}.json`)
  writeFileSync(file, `${JSON.stringify(dataOf(language, digits), undefined, 2)}\n`)
}
