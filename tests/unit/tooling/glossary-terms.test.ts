import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '@marquee/contract/config.ts'
import standalone from '../../../src/standalone-texts.json' with { type: 'json' }
import { inProject } from '../../../scripts/project.ts'
import { catalogueOf } from '../../support/catalogues.ts'
import { excludedIn, exclusionsOf } from '../../support/glossary.ts'
import { operatorTexts } from '../../support/operator-texts.ts'
import { leaves } from '../../support/text-leaves.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(inProject(path), 'utf8'))
const textsOf = (language: Language) =>
  leaves({
    operator: operatorTexts(language),
    studio: read(`packages/studio/locales/${language}.json`),
    standalone: [standalone.description[language], standalone.recovery[language]],
  })
const english = new Map(textsOf('en'))

describe.each(languages.filter((language) => language !== 'en'))('%s', async (language) => {
  const messages = [...(await catalogueOf(language)).values()]
  const texts = textsOf(language).map(([key, translation]) => ({
    source: english.get(key) ?? '',
    translation,
  }))

  test('uses no word that its glossary excludes', () => {
    const rows = exclusionsOf(language)
    const wrong = [...messages, ...texts].flatMap(({ source, translation }) => {
      const found = excludedIn(rows, source, translation)
      return found === undefined ? [] : [`${found}: ${translation} (${source})`]
    })
    expect(wrong).toEqual([])
  })
})

test('a word is excluded for the English term of its row only, and as a whole word', () => {
  expect(exclusionsOf('de')).toContainEqual({ english: ['deposit'], excluded: ['Deposit', 'Aufladung'] })
  const rows = [{ english: ['balance'], excluded: ['Saldo', 'ເຄຣດິດ'] }]
  expect(excludedIn(rows, 'Your balances', 'Ihr Saldo')).toBe('Saldo')
  expect(excludedIn(rows, 'Your balance', 'Saldoanzeige')).toBeUndefined()
  expect(excludedIn(rows, 'Your balance', 'ຍອດເຄຣດິດ')).toBe('ເຄຣດິດ')
  expect(excludedIn(rows, 'Credit card', 'ບັດເຄຣດິດ')).toBeUndefined()
})
