import { describe, expect, test } from 'vitest'
import { drawsOf } from '@marquee/studio/server/tables/chain.ts'
import { fanTan } from '@marquee/studio/server/tables/fan-tan.ts'
import { sicBo } from '@marquee/studio/server/tables/sic-bo.ts'

// Models of their own: payments as they are printed on a table, and wins by counting.

const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c] as const)))

/** The payments of totals, to 1, as the layout prints them from 4 to 17. */
const totals = [62, 31, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 31, 62]

/** What one stake brings back at sic bo, by the layout's words. */
function sicBoModel(spot: string, dice: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = dice.toSorted()
  const sum = a + b + c
  const [word = '', ...parts] = spot.split('-')
  const wins = (isWon: boolean, toOne: number) => (isWon ? toOne + 1 : 0)
  const count = (face: string | undefined) => String(dice).split(String(face)).length - 1
  const sides: Record<string, boolean> = {
    small: sum < 11,
    big: sum > 10,
    odd: sum % 2 === 1,
    even: sum % 2 === 0,
  }
  if (word in sides) return wins(sides[word] === true && a !== c, 1)
  if (spot === 'any-triple') return wins(a === c, 31)
  if (word === 'triple') return wins(count(parts[0]) === 3, 180)
  if (word === 'double') return wins(count(parts[0]) > 1, 11)
  if (word === 'total') return wins(sum === Number(parts[0]), totals[Number(parts[0]) - 4] ?? 0)
  if (word === 'pair') return wins(count(parts[0]) > 0 && count(parts[1]) > 0, 6)
  return wins(count(parts[0]) > 0, [0, 1, 2, 12][count(parts[0])] ?? 0)
}

describe('sic bo', () => {
  test('has every bet of the layout once', () => {
    // Four sides, 14 totals, 6 doubles, 6 triples and any of them, 15 pairs, 6 numbers.
    expect(sicBo.spots).toHaveLength(4 + 14 + 6 + 7 + 15 + 6)
    expect(new Set(sicBo.spots).size).toBe(sicBo.spots.length)
  })

  test('pays each of the 216 throws as an independent model does, and returns exactly what it says', () => {
    for (const spot of sicBo.spots) {
      let back = 0
      let best = 0
      for (const dice of throws) {
        const paid = sicBo.returnOf(spot, dice)
        expect(paid, `${spot} at ${dice.join()}`).toBe(100 * sicBoModel(spot, dice))
        back += paid
        best = Math.max(best, paid)
      }
      expect(back / throws.length, spot).toBeCloseTo(sicBo.rtpOf(spot), 2)
      expect(sicBo.bestOf(spot), spot).toBe(best)
    }
  })

  test('throws every face of every die equally often', () => {
    const draw = drawsOf('44'.repeat(32), 'dice', 'salt')
    const counts = Array.from({ length: 3 }, () => new Map<number, number>())
    for (let round = 0; round < 6_000; round++)
      for (const [die, face] of sicBo.draw(draw).entries())
        counts[die]?.set(face, (counts[die].get(face) ?? 0) + 1)
    for (const count of counts) {
      expect([...count.keys()].toSorted()).toEqual(faces)
      // The seed is fixed: four deviations from a thousand.
      for (const times of count.values()) expect(Math.abs(times - 1_000)).toBeLessThan(116)
    }
  })
})

describe('fan tan', () => {
  test('has every bet of the layout, pays as an independent model does, and returns exactly what it says', () => {
    /** To 1, after the commission: two numbers after the dash are those that win, the last of nim and nga tan is a push. */
    const pays: Record<string, number> = { fan: 2.85, nim: 1.9, kwok: 0.95, nga: 0.47, ssh: 0.31 }
    const kinds = Object.groupBy(fanTan.spots, (spot) => spot.split('-')[0] ?? '')
    const sizes = Object.fromEntries(Object.entries(kinds).map(([kind, spots]) => [kind, spots?.length]))
    expect(sizes).toEqual({ fan: 4, odd: 1, even: 1, kwok: 4, ssh: 4, nim: 12, nga: 12 })
    expect(new Set(fanTan.spots).size).toBe(fanTan.spots.length)
    for (const spot of fanTan.spots) {
      const words: Record<string, string> = { odd: 'kwok-1-3', even: 'kwok-2-4' }
      const [kind = '', ...named] = (words[spot] ?? spot).split('-')
      const pushes = kind === 'nim' || kind === 'nga' ? Number(named.pop()) : undefined
      let back = 0
      for (const left of [1, 2, 3, 4]) {
        const isWon = named.includes(String(left))
        const expected = isWon ? 100 + 100 * (pays[kind] ?? 0) : left === pushes ? 100 : 0
        // Seven fours and what is left.
        const paid = fanTan.returnOf(spot, [28 + left])
        expect(paid, `${spot} with ${left} left`).toBeCloseTo(expected, 8)
        back += paid
      }
      expect(back / 4, spot).toBeCloseTo(fanTan.rtpOf(spot), 8)
    }
  })

  test('every heap that can be drawn leaves each number equally often', () => {
    const heaps = Array.from({ length: 40 }, (_, drawn) => fanTan.draw(() => drawn)[0] ?? 0)
    const left = Object.groupBy(heaps, (beads) => String(beads % 4))
    expect(Object.values(left).map((some) => some?.length)).toEqual([10, 10, 10, 10])
    expect(() => fanTan.draw((limit) => limit - 1)).not.toThrow()
    expect(fanTan.draw((limit) => limit - 1)).toEqual([Math.max(...heaps)])
  })
})
