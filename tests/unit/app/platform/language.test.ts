import { expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { languageNames } from '../../../../src/platform/i18n/language.ts'

test('every language has a name in its own script', () => {
  expect(new Set(Object.values(languageNames)).size).toBe(languages.length)
  expect(languageNames.km).toMatch(/^\p{Script=Khmer}+$/u)
})
