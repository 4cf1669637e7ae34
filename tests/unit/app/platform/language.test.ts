import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { languageNames, matchLanguage } from '../../../../src/platform/i18n/language.ts'

test.each([
  [['ko-KR', 'en-US'], 'ko'],
  [['en-GB'], 'en'],
  [['zh'], 'zh-CN'],
  [['zh-Hans-SG'], 'zh-CN'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-HK'], 'zh-TW'],
  [['ZH-tw'], 'zh-TW'],
  [['tl-PH'], 'fil'],
  [['in-ID'], 'id'],
  [['pt-BR', 'fr', 'es-419', 'en'], 'es'],
  [['lol', 'enx'], undefined],
  [[''], undefined],
  [[], undefined],
])('a browser with %j gets %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language)
})

test('every language is matched by its own tag and has a name in its own script', () => {
  for (const language of languages) expect(matchLanguage([language])).toBe(language)
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length)
  expect(languageNames.km).toMatch(/^\p{Script=Khmer}+$/u)
})
