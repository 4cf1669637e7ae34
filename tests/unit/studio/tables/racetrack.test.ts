import { describe, expect, test } from 'vitest'
import { wheelOrder } from '@marquee/studio/shared/table-names.ts'
import { racetrackPlaces } from '@marquee/studio/client/tables/racetrack-places.ts'
import { calls, neighboursOf } from '@marquee/studio/client/tables/roulette-calls.ts'

describe.each([
  ['a strip below the felt', 680, 150, 44],
  ['a phone on its side', 580, 290, 54],
  ['a phone', 344, 560, 54],
  ['a column beside the felt', 210, 620, 54],
])('the racetrack on %s', (_, width, height, depth) => {
  const places = racetrackPlaces({ width, height }, depth, wheelOrder.length)

  test('has every pocket once, inside its box', () => {
    expect(places).toHaveLength(37)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })

  test('has neighbours side by side, and no others as near', () => {
    const distance = (one: number, other: number) => {
      const [a, b] = [places[one], places[other]]
      return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))
    }
    for (const [index, { inner, outer }] of places.entries()) {
      const next = distance(index, (index + 1) % 37)
      expect(next).toBeGreaterThan(inner * 0.8)
      expect(next).toBeLessThan(outer * 1.2)
      expect(distance(index, (index + 3) % 37)).toBeGreaterThan(next)
    }
  })

  test('has the zero in the middle of an end, and its pockets follow clockwise', () => {
    const [zero, next] = places
    if (width > height) {
      expect(zero?.y).toBeCloseTo(height / 2)
      expect(zero?.x).toBeGreaterThan(width / 2)
      expect(next?.y).toBeGreaterThan(height / 2)
    } else {
      expect(zero?.x).toBeCloseTo(width / 2)
      expect(zero?.y).toBeLessThan(height / 2)
      expect(next?.x).toBeGreaterThan(width / 2)
    }
  })
})

test('a bet on neighbours has the numbers beside each other on the wheel, over its end too', () => {
  expect(neighboursOf(0, 2)).toEqual(['3', '26', '0', '32', '15'])
  expect(neighboursOf(17, 0)).toEqual(['17'])
  expect(new Set(neighboursOf(5, 8)).size).toBe(17)
})

test('voisins, tiers and orphelins cover the whole wheel, and the zero game is a part of voisins', () => {
  const numbers = (name: keyof typeof calls) => calls[name].flatMap((spot) => spot.split('-'))
  const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap((name) => [...new Set(numbers(name))])
  expect(all.toSorted()).toEqual(wheelOrder.map(String).toSorted())
  expect(numbers('voisins')).toEqual(expect.arrayContaining(numbers('zeroGame')))
})
