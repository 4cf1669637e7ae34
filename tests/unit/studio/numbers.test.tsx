import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { openHandRules } from '@marquee/studio/client/hands/hand-sheets.ts'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { payTable } from '@marquee/studio/client/tables/pick-pays.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { openRules } from '@marquee/studio/client/tables/table-sheets.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import { balls } from '@marquee/studio/shared/pick-games.ts'
import type { TableSheet } from '@marquee/studio/shared/table-protocol.ts'
import type { Language } from '@marquee/contract/config.ts'
import { openingDialogs } from '../../support/dialogs.ts'
import { blackjackTitle } from '../../support/hand-titles.ts'
import { withFairWords } from '../../support/no-fair.ts'

function sheetOf(kind: string, language: Language): TableSheet {
  const title = catalogue().games.find((game) => game.table === kind)
  const sheet = gameOf(title?.id ?? '')?.tableSheetIn(language)
  if (sheet === undefined) throw new Error(`no live title is a table of ${kind}`)
  return sheet
}

let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  openingDialogs()
})
afterEach(() => vi.restoreAllMocks())

/** The text of the page with plain spaces. */
const text = () => container.textContent.replaceAll(/\s/gu, ' ')
const fair = () => Promise.resolve(true)

test('what a bet pays is written as the language writes it, for the eye and the ear', () => {
  const spots = createSpots(sheetOf('baccarat', 'de'), 'de', String, () => undefined)
  const button = spots.paying('banker', 'Bank')
  expect(button.textContent.replaceAll(/\s/gu, ' ')).toBe('Bank0,95 : 1')
  expect(button.getAttribute('aria-label')).toContain('0,95')
  const hands = gameOf(blackjackTitle.id)?.handSheetIn('de')
  if (hands === undefined) throw new Error('the title opens no hands')
  const main = { id: 'main', best: 250, rtp: 99, varies: true }
  const own = createSpots({ table: hands.table, spots: [main] }, 'de', String, () => undefined)
  expect(own.button('main', 'Einsatz').getAttribute('aria-label')).toContain('1,5 zu 1')
})

test.each<[Language, RegExp, RegExp]>([
  ['de', /\d{2},\d{2} %/u, /\d%|\.\d/u],
  ['tr', /%\d{2},\d{2}/u, /\d%|\d\.\d/u],
  ['en', /\d{2}\.\d{2}%/u, / %/u],
])(
  'the rules of tables and hands in %s have percents as the language writes them',
  (language, right, wrong) => {
    withFairWords(language)
    const money = moneyIn(language, 'KRW')
    const common = { language, money, opened: undefined, fair }
    openRules(container, {
      ...common,
      sheet: sheetOf('baccarat', language),
      nameOf: String,
      more: undefined,
      view: undefined,
    })
    expect(text()).toMatch(right)
    expect(text()).not.toMatch(wrong)
    const sheet = gameOf(blackjackTitle.id)?.handSheetIn(language)
    if (sheet === undefined) throw new Error('the title opens no hands')
    container.replaceChildren()
    openHandRules(container, { ...common, sheet })
    expect(text()).toMatch(right)
    expect(text()).not.toMatch(wrong)
  },
)

test('what tickets pay and return is written as the language writes it', () => {
  container.append(...payTable(sheetOf('draw', 'de'), balls, 'de'))
  expect(text()).toMatch(/RTP \d{2},\d{2} %/u)
  expect(text()).not.toMatch(/\d{4}/u)
})
