import { describe, expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { en } from '@marquee/studio/texts/en.ts'
import { inAllLanguages, textsIn, writtenLanguage, writtenTexts } from '@marquee/studio/texts/languages.ts'
import { allowedIn, leftInEnglish } from '../../support/left-in-english.ts'
import { leaves } from '../../support/text-leaves.ts'

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
const english = new Map(leaves(en))

test('English has all that an operator says', () => {
  expect(english.size).toBeGreaterThan(200)
})

test('every language of the app is written', () => {
  expect(languages.filter((language) => writtenTexts[language] === undefined)).toEqual([])
})

describe.each(languages)('%s', (language) => {
  const texts = new Map(leaves(writtenTexts[language]))

  test('has every text of English, as many paragraphs, and the same places to fill', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('')
      expect(holes(text), path).toEqual(holes(english.get(path) ?? ''))
    }
  })

  test.runIf(language !== 'en')('says the same as English only where that is right', () => {
    const pairs = [...texts].map(([path, translation]) => ({ source: english.get(path) ?? '', translation }))
    const { suspects, unused } = leftInEnglish(pairs, allowedIn('operator', language))
    expect(suspects, 'equal to English').toEqual([])
    expect(unused, 'allowed, but different by now').toEqual([])
  })

  test('answers to its tag, and its text is the one that the app shows', () => {
    expect(writtenLanguage(language)).toBe(language)
    const title = inAllLanguages(({ boards }) => boards.notices.welcome.title)
    expect(textIn(title, language)).toBe(textsIn(language).boards.notices.welcome.title)
  })
})

test('a language that is not written reads English, a regional tag its language', () => {
  expect([writtenLanguage('fr'), writtenLanguage(undefined), writtenLanguage('ko-KR')]).toEqual([
    'en',
    'en',
    'ko',
  ])
  expect(textsIn('fr')).toBe(en)
})
