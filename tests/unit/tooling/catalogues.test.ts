import { describe, expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { catalogueOf } from '../../support/catalogues.ts'
import { partsOf, wrongCategories } from '../../support/message-parts.ts'
import { type Allowed, allowedIn, leftInEnglish } from '../../support/left-in-english.ts'

const english = await catalogueOf('en')

test('English has the messages of a whole product', () => {
  expect(english.size).toBeGreaterThan(1000)
})

test('the offline message has the same words everywhere', () => {
  const sources = [...english.values()].map(({ source }) => source)
  expect(
    sources.filter((source) =>
      /not connected|no connection|needs a connection\.|saved on this device at/i.test(source),
    ),
  ).toEqual([])
  const statements = sources.filter(
    (source) => /\boffline\b/i.test(source) && !source.startsWith('You are offline'),
  )
  // What it names here is no state of the connection.
  expect(statements.filter((source) => !/^(Available offline)$/.test(source))).toEqual([])
})

describe.each(languages)('%s', async (language) => {
  const entries = await catalogueOf(language)

  test('has exactly the messages of the source, each translated', () => {
    expect([...entries.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const missing = [...entries.values()].filter(({ translation }) => translation.trim() === '')
    expect(missing.map((entry) => entry.source)).toEqual([])
    expect([...entries.values()].filter(({ obsolete }) => obsolete)).toEqual([])
  })

  test('keeps placeholders and tags, and has the plural forms that it needs and no other', () => {
    for (const { source, translation } of entries.values()) {
      expect(partsOf(translation), source).toEqual(partsOf(source))
      expect(wrongCategories(translation, language), source).toEqual([])
    }
  })

  test.runIf(language !== 'en')('says the same as English only where that is right', () => {
    const texts = [...entries.values()].map(({ source, translation }) => ({ source, translation }))
    const { suspects, unused } = leftInEnglish(texts, allowedIn('catalogue', language))
    expect(suspects, 'equal to English').toEqual([])
    expect(unused, 'allowed, but different by now').toEqual([])
  })
})

describe('the comparison', () => {
  test('sees a placeholder inside a plural form, and a missing tag', () => {
    expect(partsOf('{count, plural, one {# game of {name}} other {games}}')).toEqual(['count', 'name'])
    expect(partsOf('Read <0>the rules</0>, {0}')).toEqual(['0', '</0>', '<0>'])
  })

  test('sees a plural form that a language lacks, and one that it has not got', () => {
    const message = '{count, plural, one {# jeu} other {# jeux}}'
    expect(wrongCategories(message, 'de')).toEqual([])
    expect(wrongCategories(message, 'ja')).toEqual(['one'])
    expect(wrongCategories(message, 'it')).toEqual(['many'])
    expect(wrongCategories('{count, plural, =0 {none} other {some}}', 'de')).toEqual(['one'])
  })

  test('finds a text that was left in English, but not names, figures and what is allowed', () => {
    const same = (text: string) => ({ source: text, translation: text })
    const allowed: Allowed = { words: ['RTP'], texts: ['Poker', 'Menu'] }
    expect(leftInEnglish(['Sign in', 'RTP {0}', '{0} · {1}', 'Poker'].map(same), allowed)).toEqual({
      suspects: ['Sign in'],
      unused: ['Menu'],
    })
  })
})
