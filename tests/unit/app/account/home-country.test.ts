import { expect, test } from 'vitest'
import { homeCountry } from '../../../../src/features/account/fields/home-country.ts'

test.each([
  [['de-DE', 'de', 'en'], 'DE'],
  [['zh-Hant-TW'], 'TW'],
  [['pt-br'], 'BR'],
  [['en-US', 'ko-KR'], 'KR'],
  [['es-419', 'es'], 'KR'],
  [['ko'], 'KR'],
  [['zh-Hans'], 'KR'],
  [[], 'KR'],
])('the phone number of a browser in %j is of %s where the site is in Korea', (languages, country) =>
  expect(homeCountry(languages, 'KR')).toBe(country),
)
