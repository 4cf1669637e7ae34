import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { createStage } from '@marquee/studio/client/slots/slot-stage.ts'
import { createStakeControl } from '@marquee/studio/client/slots/stake-control.ts'
import { createChipRail } from '@marquee/studio/client/tables/chip-rail.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'

const sheet = gameOf('1001')?.sheetIn('en')
const title = catalogue().games.find((game) => game.table === 'roulette')
const table = gameOf(title?.id ?? '')?.tableSheetIn('en')
if (sheet === undefined || table === undefined) throw new Error('a title is missing')

// jsdom lays nothing out.
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  ),
)
afterEach(() => vi.unstubAllGlobals())

const money = moneyIn('en', 'KRW')

test.each([
  ['one that the balance reaches', 5_000, 5_000, 5_000],
  ['one above the balance: the largest that it reaches', 5_000, 4_999, 2_000],
  ['one above a balance that reaches none: the smallest', 5_000, 10, 1_000],
  ['one that the game does not have', 3_000, 9_000, 1_000],
])('of stored chips is chosen: %s', (_, stored, balance, chosen) => {
  const container = document.createElement('div')
  const rail = createChipRail(container, table.table, () => undefined)
  rail.show([1_000, 2_000, 5_000], money)
  rail.choose(stored, balance)
  expect(rail.chosen()).toBe(chosen)
  expect(container.querySelector('[aria-checked=true]')?.getAttribute('aria-label')).toContain(
    money.full(chosen),
  )
})

test.each([
  ['one that the balance reaches', 5_500, 5_500, 5_500],
  ['one above the balance: the largest of the list that it reaches', 5_500, 5_499, 5_000],
  ['one above a balance that reaches none: the smallest', 5_500, 10, 1_000],
  ['one that the game does not have', 5_555, 9_000, 2_000],
])('of stored stakes of a slot is chosen: %s', (_, stored, balance, chosen) => {
  const stage = createStage(document.createElement('div'), sheet, 'en', true)
  const announced: number[] = []
  const stakes = createStakeControl({
    stage,
    words: sheet.words,
    money: () => money,
    chosen: (stake) => announced.push(stake),
    changed: () => undefined,
  })
  stakes.open({ list: [1_000, 2_000, 5_000, 10_000], unit: 10 }, 2_000)
  stakes.offer(stored, balance)
  expect(stakes.stake()).toBe(chosen)
  // The stored stake stays: the balance may reach it again tomorrow.
  expect(announced).toEqual([])
})
