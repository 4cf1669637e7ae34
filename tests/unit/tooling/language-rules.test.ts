import { describe, expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { catalogueOf } from '../../support/catalogues.ts'
import { broken } from '../../support/language-rules.ts'

describe.each(languages)('%s', async (language) => {
  const entries = [...(await catalogueOf(language)).values()]

  test('keeps to its glossary', () => {
    const wrong = entries.flatMap(({ source, translation }) =>
      broken(language, source, translation).map((what) => `${what}: ${translation}`),
    )
    expect(wrong).toEqual([])
  })
})

test('a rule finds what it is for', () => {
  expect(broken('ko', '{amount} is back.', '{amount}이 돌아왔어요.')).toEqual(['}이'])
  expect(broken('ko', '{0} points', '{0}P를 바꿀 수 있어요')).toEqual([])
  expect(broken('lo', 'It is done.', 'ຍົກເລີກແລ້ວ.')).toEqual(['ວ.', 'a full stop'])
  expect(broken('de', 'Deposit', 'Einzahlung.')).toEqual(['a full stop'])
  expect(broken('de', 'It is done.', 'Es ist fertig')).toEqual(['no full stop'])
  expect(broken('tr', 'Balance {0}', 'Bakiye {0}’dir')).toEqual(['}’d'])
})
