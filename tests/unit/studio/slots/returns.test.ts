import { describe, expect, test } from 'vitest'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { slotMechanics } from '@marquee/studio/shared/protocol.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { Machine } from '@marquee/studio/server/slots/math/machine.ts'
import { machineOf } from '@marquee/studio/server/slots/math/machines.ts'
import { stakeUnits } from '@marquee/studio/server/slots/math/symbols.ts'
import { countOf, isLong } from '../../../support/length.ts'
import { randomFrom, seeded } from '../../../support/seed.ts'
import { slotModel, type SlotModel } from '../../../support/slot-model.ts'

const characters = ['low', 'medium', 'high'] as const

describe('the games that the studio opens', () => {
  test('are all of a catalogue of any size, each by its own title, and no others', () => {
    const big = catalogue({ games: countOf('CATALOGUE_GAMES') }).games
    for (const { id, title } of big) expect(gameOf(id)?.sheetIn('en').title, id).toBe(title.en)
    for (const none of ['0', '100000', '999999', '1000010', '100001x', ''])
      expect(gameOf(none)).toBeUndefined()
  })
})

describe('return to player', () => {
  test('every slot of the catalogue returns what it advertises, within 0.01 %', () => {
    const games = catalogue().games.filter(({ category }) => category === 'Slots')
    expect(games.length).toBeGreaterThan(0)
    const wrong = games.filter((game) => {
      const made = gameOf(game.id)
      return (
        made === undefined ||
        Math.abs(made.rules.rtp - game.rtp) > 0.01 ||
        Math.abs(made.machine.rtp - made.rules.rtp) > 0.005 ||
        // Where it is measured, the measurement leaves little doubt.
        made.machine.error > 0.025
      )
    })
    expect(wrong.map((game) => game.id)).toEqual([])
  })

  test.each(slotMechanics)('a return that %s cannot honour is refused, not approximated', (mechanic) => {
    expect(() => machineOf(mechanic, 'low', 300)).toThrow(RangeError)
  })
})

const modelOf = (mechanic: (typeof slotMechanics)[number], { rules, cap = Infinity, heroes = 0 }: Machine) =>
  slotModel(mechanic, rules, cap * stakeUnits, heroes)

function playMany(model: SlotModel, next: (limit: number) => number, rounds: number) {
  let [sum, squares, hits] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const back = model(next)
    sum += back
    squares += back * back
    if (back > 0) hits++
  }
  const mean = sum / rounds / stakeUnits
  return { mean, deviation: Math.sqrt(squares / rounds / stakeUnits ** 2 - mean ** 2), hits: hits / rounds }
}

describe.each(slotMechanics)('%s', (mechanic) => {
  test.each(characters)('pays each round what a second implementation pays (%s)', (character) =>
    seeded((random) => {
      const machine = machineOf(mechanic, character, 95.5)
      const model = modelOf(mechanic, machine)
      for (let round = 0; round < 3_000; round++) {
        const numbers = machine.draw((limit) => random.integer(0, limit - 1))
        let at = 0
        const paid = model(() => numbers[at++] ?? -1)
        expect(paid, numbers.join()).toBe(machine.outcomeOf(numbers, stakeUnits).total)
        expect(at).toBe(numbers.length)
      }
    }),
  )

  // In the long run 10^8 rounds of each, minutes each: one seed, so that a rare round fails nobody.
  test.each(characters)(
    'returns what is printed (%s)',
    (character) => {
      const machine = machineOf(mechanic, character, 95.5)
      const rounds = countOf('SLOT_ROUNDS')
      const random = randomFrom(20_261_123)
      const next = (limit: number) => Math.floor(random.next() * limit)
      const { mean, deviation } = playMany(modelOf(mechanic, machine), next, rounds)
      const error = deviation / Math.sqrt(rounds)
      const distance = Math.abs(mean - machine.rtp / 100)
      // Five standard errors: a wrong model fails, chance fails once in a million runs.
      expect(distance).toBeLessThan(5 * Math.hypot(error, machine.error / 100))
      if (isLong && rounds >= 1e8) expect(distance).toBeLessThan(Math.max(0.001, 2.5 * error))
    },
    3_600_000,
  )

  test('the characters differ as their names say', () => {
    const random = randomFrom(5)
    const next = (limit: number) => Math.floor(random.next() * limit)
    const [low, medium, high] = characters.map((character) =>
      playMany(modelOf(mechanic, machineOf(mechanic, character, 96)), next, 60_000),
    )
    expect(low?.deviation).toBeLessThan(medium?.deviation ?? 0)
    expect(medium?.deviation).toBeLessThan(high?.deviation ?? 0)
    expect(low?.hits).toBeGreaterThan(medium?.hits ?? 1)
    expect(medium?.hits).toBeGreaterThan(high?.hits ?? 1)
  })
})

test('stakes are whole units within the limits, in every currency', () => {
  for (const { id, limits } of catalogue().games) {
    for (const currency of ['KRW', 'USD', 'KWD', 'JPY', 'IDR']) {
      const stakes = gameOf(id)?.stakes(currency) ?? []
      expect(stakes.length, id).toBeGreaterThan(2)
      expect(stakes, id).toEqual(stakes.toSorted((a, b) => a - b))
      expect(
        stakes.every((one) => one % stakeUnits === 0),
        id,
      ).toBe(true)
      if (limits) {
        const [min, max] = [limits.min, limits.max].map((won) => fromSpecification(won, currency))
        expect(
          stakes.every((one) => one >= Number(min) && one <= Number(max)),
          id,
        ).toBe(true)
      }
    }
  }
})
