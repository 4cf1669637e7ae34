import { expect, test } from 'vitest'
import { moneyIn } from '@marquee/studio/client/common/money.ts'
import { createSpots } from '@marquee/studio/client/tables/spots.ts'
import { textsIn } from '@marquee/studio/texts.ts'

test('bets and what they brought back are written once, however often the table is drawn', () => {
  const spot = { id: 'red', best: 200, rtp: 97, varies: false }
  const spots = createSpots({ table: textsIn('en').tables, spots: [spot] }, 'en', String, () => undefined)
  const button = spots.button('red', 'Red')
  const money = moneyIn('en', 'KRW')
  const draw = (staked: number, back: number) => {
    spots.show(new Map([['red', staked]]), money, () => 'chip-0')
    spots.pay(new Map([['red', back]]), money)
  }
  draw(1_000, 2_000)
  const changes = new MutationObserver(() => undefined)
  changes.observe(button, { attributes: true, childList: true, characterData: true, subtree: true })
  draw(1_000, 2_000)
  expect(changes.takeRecords()).toEqual([])
  draw(2_000, 4_000)
  expect(button.textContent).toBe('Red2K+4K')
  spots.show(new Map(), money, () => 'chip-0')
  spots.pay(new Map(), money)
  expect(button.textContent).toBe('Red')
})
