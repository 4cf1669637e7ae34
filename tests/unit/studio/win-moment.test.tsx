import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWinMoment, spokenWin, tierOf } from '@marquee/studio/client/common/win-moment.ts'
import en from '@marquee/studio/locales/en.json'

const { words } = en.game

beforeEach(() => {
  // jsdom has no animations.
  Element.prototype.animate = vi.fn<Element['animate']>()
  document.body.replaceChildren()
})
afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'))

function openMoment(isStill: boolean) {
  const root = document.body
  const sums: string[] = []
  const moment = createWinMoment({ root, place: root, coins: root }, words, () => isStill)
  return {
    ...moment,
    sums,
    show: (stake: number, amount: number) =>
      moment.show({ stake, amount }, (sum) => {
        sums.push(String(sum))
        return String(sum)
      }),
    name: () => root.querySelector('.tier')?.textContent,
    coins: () => root.querySelectorAll('.coins i').length,
  }
}

test.each([
  [1_001, 0],
  [9_999, 0],
  [10_000, 1],
  [24_999, 1],
  [25_000, 2],
  [50_000, 3],
])('a stake of 1,000 that brings %i is of tier %i', (amount, tier) => {
  expect(tierOf({ stake: 1_000, amount })).toBe(tier)
})

test('a large win is announced with its name once, an ordinary one without', () => {
  expect(spokenWin(words, { stake: 10, amount: 300 }, 'Won 300.')).toBe('Mega win. Won 300.')
  expect(spokenWin(words, { stake: 10, amount: 50 }, 'Won 50.')).toBe('Won 50.')
})

test('without motion the whole sum and the name are there at once, and no coin falls', async () => {
  const moment = openMoment(true)
  await moment.show(1_000, 60_000)
  expect(moment.sums).toEqual(['60000'])
  expect(moment.name()).toBe('Epic win')
  expect(moment.coins()).toBe(0)
})

test('a skipped win shows its whole sum and its last name', async () => {
  const moment = openMoment(false)
  const shown = moment.show(1_000, 30_000)
  expect(moment.coins()).toBeGreaterThan(0)
  expect(moment.skip()).toBe(true)
  await shown
  expect(moment.sums.at(-1)).toBe('30000')
  expect(moment.name()).toBe('Mega win')
  expect(moment.skip()).toBe(false)
})

test('a sum is counted up step by step and ends with what was won', async () => {
  const moment = openMoment(false)
  await moment.show(1_000, 1_500)
  const counted = moment.sums.map(Number)
  expect(counted.length).toBeGreaterThan(2)
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  expect(counted.at(-1)).toBe(1_500)
  expect(moment.name()).toBeUndefined()
})

test('nothing is left of a moment that is cleared', () => {
  const moment = openMoment(false)
  void moment.show(1_000, 30_000)
  moment.clear()
  expect(document.body.childElementCount).toBe(0)
  expect(document.body.classList.contains('celebrating')).toBe(false)
})
