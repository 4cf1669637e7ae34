import { beforeEach, describe, expect, test } from 'vitest'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { createChipRail } from '@marquee/studio/client/tables/chip-rail.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import type { Language } from '@marquee/contract/config.ts'
import { blackjackTitle } from '../../support/hand-titles.ts'

const shown = (text: string | null | undefined) => text?.replaceAll(/\s/gu, ' ')

describe('a figure', () => {
  test.each<[Language, string, number, string]>([
    ['de', 'KRW', 1_250_000, '1,25 Mio.'],
    ['ko', 'KRW', 1_250_000, '125만'],
    ['en', 'KRW', 1_250_000, '1.25M'],
    ['de', 'KRW', 1_251_000, '1,251 Mio.'],
    ['de', 'KRW', 1_234_567, '1.234.567'],
    ['ko', 'KRW', 131_000, '13.1만'],
    ['ko', 'KRW', 123_456, '123,456'],
    ['de', 'KRW', 1_000, '1.000'],
    ['en', 'USD', 1_005, '10.05'],
    ['en', 'USD', 5, '0.05'],
  ])('in %s, %s %i is never rounded', (language, currency, amount, expected) => {
    expect(shown(moneyIn(language, currency).figures(amount).at(-1))).toBe(expected)
  })
})

describe('a chip', () => {
  let container: HTMLElement
  beforeEach(() => void (container = document.createElement('div')))

  test.each<[Language, string]>([
    ['de', '1,25 Mio.'],
    ['ko', '125만'],
  ])('in %s reads what its name says', (language, expected) => {
    const words = gameOf(blackjackTitle.id)?.handSheetIn(language)?.table
    if (words === undefined) throw new Error('the title opens no hands')
    createChipRail(container, words, () => undefined).show([50_000, 1_250_000], moneyIn(language, 'KRW'))
    expect(shown([...container.querySelectorAll('button')].at(-1)?.textContent)).toBe(expected)
  })
})

test('what lies on a spot, and what it brought back, is not rounded', () => {
  const sheet = gameOf(blackjackTitle.id)?.handSheetIn('en')
  if (sheet === undefined) throw new Error('the title opens no hands')
  const spots = createSpots(
    { table: sheet.table, spots: [{ id: 'main', best: 250, rtp: 99, varies: true }] },
    'en',
    String,
    () => undefined,
  )
  const button = spots.button('main', 'Bet')
  const money = moneyIn('en', 'KRW')
  spots.show(new Map([['main', 1_251_000]]), money, () => 'chip-0')
  spots.pay(new Map([['main', 3_127_500]]), money)
  expect(button.querySelector('.put')?.textContent).toBe('1.251M')
  expect(button.querySelector('.back')?.textContent).toBe('+3,127,500')
})
