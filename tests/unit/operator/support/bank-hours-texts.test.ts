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

// An operator in another zone replaces the words in all texts, so that none has them.
test.each(languages)('every text of %s that gives the bank’s hours names their zone', (language) => {
  const found = stringsOf(textsIn(language)).filter((text) => /\b23[:.]50\b/.test(text))
  const unnamed = found.filter((text) => !text.includes(koreanTime[language]))
  if (unnamed.length < found.length) expect(unnamed).toEqual([])
})

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
