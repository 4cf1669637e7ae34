import { describe, expect, test } from 'vitest'
import { wheelOrder, wheelValues } from '@marquee/studio/shared/table-names.ts'
import { moneyWheel } from '@marquee/studio/server/tables/money-wheel.ts'
import { roulette } from '@marquee/studio/server/tables/roulette.ts'
import { winOf } from '@marquee/studio/server/tables/table-rules.ts'

/** The layout as it lies on the table: three numbers a row, and the zero above. A model of its own. */
const rows = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3])

function modelOf(spot: string): number[] {
  const all = rows.flat()
  const [name, part] = spot.split('-')
  if (name === 'column') return rows.map((row) => row[Number(part) - 1] ?? 0)
  if (name === 'dozen') return all.slice((Number(part) - 1) * 12, Number(part) * 12)
  // On the layout odd numbers up to 10 and from 19 to 28 are red, and even ones in between.
  const isRed = (n: number) => (n <= 10 || (n >= 19 && n <= 28) ? n % 2 === 1 : n % 2 === 0)
  const outside: Record<string, (n: number) => boolean> = {
    red: isRed,
    black: (n) => !isRed(n),
    odd: (n) => n % 2 === 1,
    even: (n) => n % 2 === 0,
    low: (n) => n < 19,
    high: (n) => n > 18,
  }
  const has = outside[spot]
  return has === undefined ? spot.split('-').map(Number) : all.filter(has)
}

const payouts: Record<number, number> = { 1: 35, 2: 17, 3: 11, 4: 8, 6: 5, 12: 2, 18: 1 }

describe('roulette', () => {
  test('has every bet of the European layout once', () => {
    const sizes = Map.groupBy(roulette.spots, (spot) => modelOf(spot).length)
    const counts = Object.fromEntries([...sizes].map(([size, spots]) => [size, spots.length]))
    // Singles with zero; splits 57 and 3 with zero; streets 12 and 2 with zero; corners 22 and the first four; six lines 11.
    expect(counts).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 })
    expect(new Set(roulette.spots).size).toBe(roulette.spots.length)
  })

  test('pays every bet in every pocket as an independent model does, and returns 36 of 37', () => {
    for (const spot of roulette.spots) {
      const covered = new Set(modelOf(spot))
      let back = 0
      for (let pocket = 0; pocket <= 36; pocket++) {
        const expected = covered.has(pocket) ? 1_000 * ((payouts[covered.size] ?? 0) + 1) : 0
        const win = winOf(roulette, [{ spot, amount: 1_000 }], [pocket])
        expect(win, `${spot} in ${pocket}`).toBe(expected)
        back += win
      }
      expect(back, spot).toBe(36_000)
    }
  })

  test('the wheel has each pocket once, and red and black take turns on it', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    const isRed = (pocket: number) => roulette.returnOf('red', [pocket]) > 0
    for (let at = 2; at < 37; at++)
      expect(isRed(wheelOrder[at] ?? 0)).not.toBe(isRed(wheelOrder[at - 1] ?? 0))
  })
})

test('the money wheel pays the value it stops at, and every bet returns 48 of 51', () => {
  // Segments by value, as the rules of the game state them.
  const segments: Record<string, number> = { 1: 24, 3: 12, 5: 8, 11: 4, 23: 2, 47: 1 }
  expect(moneyWheel.spots).toEqual(Object.keys(segments))
  for (const spot of moneyWheel.spots) {
    const stops = wheelValues.map((_, segment) => winOf(moneyWheel, [{ spot, amount: 100 }], [segment]))
    expect(stops.filter((win) => win > 0)).toHaveLength(segments[spot] ?? 0)
    expect(new Set(stops)).toEqual(new Set([0, 100 * (Number(spot) + 1)]))
    expect(stops.reduce((sum, win) => sum + win, 0)).toBe(4_800)
    expect(moneyWheel.rtpOf(spot)).toBeCloseTo((48 / 51) * 100, 2)
  }
  expect(wheelValues).toHaveLength(51)
})
