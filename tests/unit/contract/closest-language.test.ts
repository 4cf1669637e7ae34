import { expect, test } from 'vitest'
import { closestLanguage, languages } from '@marquee/contract/config.ts'

test('each language of the site is its own closest one, in any case of its letters', () => {
  expect(languages.map((language) => closestLanguage(language.toUpperCase()))).toEqual(languages)
})

test.each([
  ['ko-KR', 'ko'],
  ['zh-HK', 'zh-CN'],
  ['fr', 'en'],
  [undefined, 'en'],
])('the language closest to %s is %s', (tag, language) => {
  expect(closestLanguage(tag)).toBe(language)
})
