import { expect, test } from 'vitest'
import { languages, siteLanguages } from '@marquee/contract/config.ts'
import { closestLanguage, matchLanguage } from '@marquee/contract/match-language.ts'
import { preferredLanguage } from '@marquee/operator/http/language.ts'
import { brandLanguage } from '../../../brand/brand.ts'

test('each language of the site is matched by its own tag, in any case of its letters', () => {
  for (const language of languages) expect(matchLanguage([language.toUpperCase()])).toBe(language)
})

// A browser's list, the header of its requests and the address of a studio's page name the same language.
test.each([
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['ZH-tw', 'zh-TW'],
  ['tl', 'fil'],
  ['tl-PH', 'fil'],
  ['in', 'id'],
  ['in-ID', 'id'],
])('%s is %s in each part of the product', (tag, language) => {
  expect(matchLanguage([tag])).toBe(language)
  expect(preferredLanguage(tag)).toBe(language)
  expect(closestLanguage(tag)).toBe(language)
})

test.each(['fr', 'lol', 'enx', '*', '', '-'])('%j is none of them', (tag) => {
  expect(matchLanguage([tag])).toBeUndefined()
  expect(preferredLanguage(tag)).toBe(brandLanguage)
  expect(closestLanguage(tag)).toBe('en')
})

test('the first tag of a list that fits is taken', () => {
  expect(matchLanguage(['pt-BR', 'fr', 'es-419', 'en'])).toBe('es')
  expect(matchLanguage(['lol', 'enx'])).toBeUndefined()
  expect(matchLanguage([])).toBeUndefined()
  expect(closestLanguage(undefined)).toBe('en')
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['th', 'ko-KR'], 'ko'],
  [['zh-HK'], 'zh-CN'],
  [['th', 'vi'], undefined],
])('of a site with four languages %j gets %s', (wanted, language) => {
  expect(matchLanguage(wanted, ['en', 'ko', 'de', 'zh-CN'])).toBe(language)
})

test('a site offers the known languages of its list in its order, and all where it knows none', () => {
  expect(siteLanguages(['de', 'xx', 7, 'en', 'de'])).toEqual(['de', 'en'])
  for (const names of [undefined, null, 'de', {}, [], ['xx']]) expect(siteLanguages(names)).toBeUndefined()
})
