import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { brandLanguage } from '../../../../brand/brand.ts'
import { browserLanguage, languageNames } from '../../../../src/platform/i18n/language.ts'

test('every language has a name in its own script', () => {
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length)
  expect(languageNames.km).toMatch(/^\p{Script=Khmer}+$/u)
})

test('who has none of the languages gets the site’s first one, or the brand’s where it names none', () => {
  const environment = { navigator: { languages: ['sv'] } }
  expect(browserLanguage(environment, ['de', 'en'])).toBe('de')
  expect(browserLanguage(environment)).toBe(brandLanguage)
})
