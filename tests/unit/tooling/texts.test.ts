import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../../scripts/project.ts'
import { type Language, languages } from '@marquee/contract/config.ts'
import standalone from '../../../src/standalone-texts.json' with { type: 'json' }
import { ruledOut } from '../../support/language-rules.ts'
import { allowedIn, leftInEnglish } from '../../support/left-in-english.ts'
import { operatorTexts } from '../../support/operator-texts.ts'
import { leaves } from '../../support/text-leaves.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(inProject(path), 'utf8'))
const release = read('public/release.json') as { notes: Record<Language, string>[] }

/** Each program's texts in a language. The app's messages are checked by `catalogues.test.ts`. */
const programs = {
  operator: operatorTexts,
  studio: (language: Language) => read(`packages/studio/locales/${language}.json`),
  standalone: (language: Language) => [standalone.description[language], standalone.recovery[language]],
  release: (language: Language) => release.notes.map((note) => note[language]),
}
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(['operator', 'studio'])('the %s has a catalogue in each of the languages', (program) => {
  const files = languages.map((language) => `${language}.json`)
  expect(readdirSync(inProject('packages', program, 'locales')).toSorted()).toEqual(files.toSorted())
})

describe.each(Object.keys(programs) as (keyof typeof programs)[])('%s', (program) => {
  const english = new Map(leaves(programs[program]('en')))

  describe.each(languages)('%s', (language) => {
    const texts = new Map(leaves(programs[program](language)))

    test('has the keys and the placeholders of English, and no empty text', () => {
      expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('')
        expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
        expect(text.replaceAll(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/)
      }
    })

    test.runIf(language !== 'en')('has the same text as English only where that is right', () => {
      const pairs = [...texts].map(([key, translation]) => ({ source: english.get(key) ?? '', translation }))
      const { suspects, unused } = leftInEnglish(pairs, allowedIn(program, language))
      expect(suspects, 'left in English').toEqual([])
      expect(unused, 'allowed, but not the same as English').toEqual([])
    })

    test('keeps to its glossary', () => {
      const wrong = [...texts].flatMap(([key, text]) =>
        [...ruledOut[language], /[!！]/].flatMap((rule) => {
          const found = rule.exec(text)?.[0]
          return found === undefined ? [] : [`${key}: ${found}: ${text}`]
        }),
      )
      expect(wrong).toEqual([])
    })
  })
})

test('the offer of another language is in English and Korean', () => {
  const { en, ko } = standalone.languageOffer
  expect(Object.keys(ko)).toEqual(Object.keys(en))
  for (const text of Object.values(ko)) {
    expect(text).toMatch(/\p{Script=Hangul}/u)
    for (const rule of ruledOut.ko) expect(text).not.toMatch(rule)
  }
})
