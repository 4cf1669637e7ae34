import { describe, expect, test } from 'vitest'
import { drawsFrom, recorded } from '@marquee/studio/server/fairness/draws.ts'
import { clustersIn, fallen } from '@marquee/studio/server/slots/math/cluster/board.ts'
import { machineOf } from '@marquee/studio/server/slots/math/machines.ts'
import type { Machine, SlotOutcome } from '@marquee/studio/server/slots/math/machine.ts'
import { waysWins } from '@marquee/studio/server/slots/math/ways/ways-wins.ts'
import { wayBases } from '@marquee/studio/server/slots/math/ways/paytable.ts'
import { slotMechanics } from '@marquee/studio/shared/protocol.ts'
import { seeded } from '../../../support/seed.ts'

const stake = 1_000

/** The first of many seeded rounds that is wanted. */
function roundOf(machine: Machine, wanted: (outcome: SlotOutcome) => boolean): SlotOutcome {
  const draw = drawsFrom(Buffer.from('slots'), 'mechanics')
  for (let tried = 0; tried < 50_000; tried++) {
    const outcome = machine.outcomeOf(machine.draw(draw), stake)
    if (wanted(outcome)) return outcome
  }
  throw new Error('no such round')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe.each(slotMechanics)('%s', (mechanic) => {
  const machine = machineOf(mechanic, 'medium', 95.5)

  test('a round is a pure function of its numbers, which are below their limits', () => {
    const { draw, drawn } = recorded(drawsFrom(Buffer.from('seed'), 'client:1'))
    const numbers = machine.draw(draw)
    expect(numbers).toEqual(drawn.numbers)
    expect(numbers.every((number, index) => number < (drawn.limits[index] ?? 0))).toBe(true)
    expect(machine.outcomeOf(numbers, stake)).toEqual(machine.outcomeOf([...numbers], stake))
  })

  test('steps add up to the total, and a larger stake pays in proportion', () =>
    seeded((random) => {
      for (let round = 0; round < 300; round++) {
        const numbers = machine.draw((limit) => random.integer(0, limit - 1))
        const { steps, total } = machine.outcomeOf(numbers, stake)
        expect(sum(steps.map(({ amount }) => amount))).toBe(total)
        for (const step of steps) expect(sum(step.wins.map(({ amount }) => amount))).toBe(step.amount)
        expect(machine.outcomeOf(numbers, 3 * stake).total).toBe(3 * total)
      }
    }))

  test('numbers that are none of the machine are refused', () => {
    const numbers = machine.draw(drawsFrom(Buffer.from('seed'), 'client:2'))
    for (const wrong of [
      [],
      numbers.slice(1),
      [...numbers, 0],
      numbers.with(numbers.length - 1, 10_000),
      numbers.with(numbers.length - 1, -1),
    ])
      expect(() => machine.outcomeOf(wrong, stake)).toThrow(RangeError)
  })
})

describe('ways', () => {
  const { pays } = wayBases.low

  test('each way of a symbol pays, and the rows do not matter', () => {
    const window = [
      [1, 9, 1, 8],
      [9, 8, 1, 7],
      [1, 0, 9, 8],
      [7, 8, 9, 6],
      [5, 5, 5, 5],
    ]
    const [win, ...others] = waysWins(window, pays)
    expect(win).toMatchObject({ symbol: 1, run: 3, ways: 2 * 1 * 2, pay: pays[1]?.[3] })
    expect(win?.cells).toHaveLength(5)
    expect(others.map(({ symbol }) => symbol)).not.toContain(1)
  })

  test('a symbol that is not on the leftmost reel pays nothing', () => {
    expect(waysWins([[2], [1], [1], [1], [1]], pays)).toEqual([])
  })
})

describe('clusters', () => {
  const board = (...columns: readonly string[]) => columns.map((column) => [...column].map(Number))

  test('touch side by side or one above the other, not over a corner', () => {
    const four = board('12121', '12121', '34343', '43434', '34343', '43434')
    expect(clustersIn(four)).toEqual([])
    const five = board('11121', '12421', '14343', '43434', '34343', '43434')
    expect(clustersIn(five)).toEqual([{ symbol: 1, cells: expect.any(Array) }])
    expect(clustersIn(five)[0]?.cells).toHaveLength(5)
  })

  test('share a hero, which belongs to both', () => {
    const shared = board('11102', '12422', '34342', '43434', '34343', '43434')
    expect(clustersIn(shared).map(({ symbol, cells }) => [symbol, cells.length])).toEqual([
      [1, 5],
      [2, 5],
    ])
  })

  test('what went is filled from the top, reel by reel, each from its top', () => {
    let next = 0
    const gone = [
      { reel: 0, row: 4 },
      { reel: 1, row: 1 },
      { reel: 1, row: 3 },
    ]
    expect(fallen(board('11123', '45671'), gone, () => ++next)).toEqual(board('11112', '23461'))
  })

  test('pay and fall until nothing pays, each fall once more, and five times at most', () => {
    const { steps } = roundOf(machineOf('cluster', 'low', 95.5), (one) => one.steps.length >= 6)
    expect(steps.slice(0, 6).map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 4, 5, 5])
    expect(steps.slice(0, -1).every(({ amount }) => amount > 0)).toBe(true)
    expect(steps.at(-1)?.wins).toEqual([])
  })
})

describe('free spins', () => {
  const machine = machineOf('free-spins', 'medium', 95.5)

  test('come with three scatters or more, all at once, and are multiplied in their order', () => {
    const { steps } = roundOf(machine, (one) => one.steps.length > 1)
    const scatters = steps[0]?.window.flat().filter((symbol) => symbol === 8).length
    expect(steps).toHaveLength(1 + ({ 3: 8, 4: 12, 5: 20 }[scatters ?? 0] ?? 0))
    expect(steps.slice(0, 9).map(({ multiplier }) => multiplier)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4])
  })

  test('do not come with two', () => {
    const { steps } = roundOf(
      machine,
      (one) => one.steps[0]?.window.flat().filter((s) => s === 8).length === 2,
    )
    expect(steps).toHaveLength(1)
  })
})
