import { expect, test } from 'vitest'
import { type Language, languages } from '@marquee/contract/config.ts'
import { textsIn } from '@marquee/operator/texts.ts'

const koreanTime: Record<Language, string> = {
  de: 'koreanischer Zeit',
  en: 'Korean time',
  es: 'hora de Corea',
  fil: 'oras sa Korea',
  id: 'waktu Korea',
  it: 'ora coreana',
  ja: '韓国時間',
  km: 'ម៉ោងនៅកូរ៉េ',
  ko: '한국 시간',
  lo: 'ເວລາເກົາຫຼີ',
  ms: 'waktu Korea',
  th: 'เวลาเกาหลี',
  tr: 'Kore saatiyle',
  vi: 'giờ Hàn Quốc',
  'zh-CN': '韩国时间',
  'zh-TW': '韓國時間',
}

/** The texts of a language that give the bank's hours. */
const hourTexts = (language: Language) =>
  stringsOf(textsIn(language)).filter((text) => /\b23[:.]50\b/.test(text))

// An operator in another zone replaces the words or the hours in all languages.
const isInKorea = languages.some((language) =>
  hourTexts(language).some((text) => text.includes(koreanTime[language])),
)

test.each(languages)('every text of %s that gives the bank’s hours names their zone', (language) => {
  const found = hourTexts(language)
  const named = found.filter((text) => text.includes(koreanTime[language]))
  expect(named).toEqual(isInKorea ? found : [])
  expect(found.length > 0).toBe(hourTexts('en').length > 0)
})

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
