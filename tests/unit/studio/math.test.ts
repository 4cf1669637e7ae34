import { describe, expect, test } from 'vitest'
import { fromSpecification } from '../../../src/contract/currency-amounts.ts'
import { catalogue } from '../../../server/catalogue/catalogue.ts'
import { gameOf } from '../../../server/studio/games.ts'
import { lineWins, windowAt } from '../../../server/studio/math/evaluate.ts'
import { expectedReturn } from '../../../server/studio/math/expectation.ts'
import { lineCount, lines, reelCount, rowCount } from '../../../server/studio/math/lines.ts'
import { drawStops, modelOf, outcomeOf, type Model } from '../../../server/studio/math/model.ts'
import { bases, symbolCount } from '../../../server/studio/math/paytable.ts'
import { countOf } from '../../support/length.ts'
import { seeded, type Random } from '../../support/seed.ts'

const characters = ['low', 'medium', 'high'] as const
const stake = 1_000

describe('the games that the studio opens', () => {
  test('are all of a catalogue of any size, each by its own title, and no others', () => {
    const big = catalogue({ games: countOf('CATALOGUE_GAMES') }).games
    for (const { id, title } of big) expect(gameOf(id)?.sheetIn('en').title, id).toBe(title.en)
    for (const none of ['0', '100000', '999999', '1000010', '100001x', ''])
      expect(gameOf(none)).toBeUndefined()
  })
})

/** The return by brute force: every combination of symbols that one line can show, paid as the game pays it. */
function returnByEnumeration({ strips, pays }: Model): number {
  const chances = strips.map((strip) =>
    Array.from(
      { length: symbolCount },
      (_, symbol) => strip.filter((s) => s === symbol).length / strip.length,
    ),
  )
  let expected = 0
  for (let code = 0; code < symbolCount ** reelCount; code++) {
    const seen = chances.map((_, reel) => Math.floor(code / symbolCount ** reel) % symbolCount)
    const chance = seen.reduce((product, symbol, reel) => product * (chances[reel]?.[symbol] ?? 0), 1)
    // Only the middle line shows `seen`; the other rows show symbols that cannot reach it.
    const window = seen.map((symbol) => [-1, symbol, -1])
    const win = lineWins(window, pays).find((one) => one.line === 0)
    expected += chance * (win?.pay ?? 0)
  }
  return expected
}

function playMany(model: Model, random: Random, rounds: number) {
  let sum = 0
  let squares = 0
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    const stops = drawStops(model.strips, (limit) => random.integer(0, limit - 1))
    const back = outcomeOf(model, stops, stake).total / stake
    sum += back
    squares += back * back
    if (back > 0) hits++
  }
  const mean = sum / rounds
  return { mean, deviation: Math.sqrt(squares / rounds - mean * mean), hits: hits / rounds }
}

describe('return to player', () => {
  test.each(characters)('the formula agrees with enumerating every line (%s)', (character) => {
    const model = modelOf(character, 96)
    expect(returnByEnumeration(model) * 100).toBeCloseTo(model.rtp, 8)
  })

  test('every slot of the catalogue returns what it advertises, within 0.01 %', () => {
    const games = catalogue().games.filter(({ id }) => gameOf(id)?.table === undefined)
    expect(games.length).toBeGreaterThan(0)
    const wrong = games.filter((game) => {
      const made = gameOf(game.id)
      return (
        made === undefined ||
        Math.abs(made.rules.rtp - game.rtp) > 0.01 ||
        Math.abs(made.model.rtp - made.rules.rtp) > 0.005
      )
    })
    expect(wrong.map((game) => game.id)).toEqual([])
  })

  test.each(characters)('a long seeded run comes near the exact figure (%s)', (character) =>
    seeded((random) => {
      const model = modelOf(character, 95.5)
      const rounds = 200_000
      const { mean, deviation } = playMany(model, random, rounds)
      // Five standard errors: a wrong model fails, chance fails once in a million runs.
      expect(Math.abs(mean - model.rtp / 100)).toBeLessThan((5 * deviation) / Math.sqrt(rounds))
    }),
  )

  test('the characters differ as their names say', () =>
    seeded((random) => {
      const [low, medium, high] = characters.map((character) =>
        playMany(modelOf(character, 96), random, 60_000),
      )
      expect(low?.deviation).toBeLessThan(medium?.deviation ?? 0)
      expect(medium?.deviation).toBeLessThan(high?.deviation ?? 0)
      expect(low?.hits).toBeGreaterThan(medium?.hits ?? 1)
      expect(medium?.hits).toBeGreaterThan(high?.hits ?? 1)
    }))

  test('a return that cannot be honoured is refused, not approximated', () => {
    expect(() => modelOf('low', 300)).toThrow(RangeError)
  })

  test('a game has the same reels on every machine', () => {
    expect(expectedReturn(bases.low.counts, bases.low.pays)).toBeCloseTo(0.952, 3)
    expect(modelOf('high', 96.2).strips).toEqual(modelOf('high', 96.2).strips)
  })
})

describe('the reels', () => {
  test.each(characters)('no symbol shows twice on one reel, wherever it stops (%s)', (character) => {
    const { strips } = modelOf(character, 95)
    for (const [reel, strip] of strips.entries()) {
      for (const stop of strip.keys()) {
        const stops = strips.map((_, index) => (index === reel ? stop : 0))
        const column = windowAt(strips, stops)[reel] ?? []
        expect(new Set(column).size, `reel ${reel}, stop ${stop}`).toBe(rowCount)
      }
    }
  })

  test('every stop is equally likely', () =>
    seeded((random) => {
      const { strips } = modelOf('medium', 96)
      const draws = 40_000
      const seen = strips.map((strip) => Array.from({ length: strip.length }, () => 0))
      for (let draw = 0; draw < draws; draw++) {
        for (const [reel, stop] of drawStops(strips, (limit) => random.integer(0, limit - 1)).entries()) {
          const counts = seen[reel]
          if (counts) counts[stop] = (counts[stop] ?? 0) + 1
        }
      }
      for (const counts of seen) {
        const expected = draws / counts.length
        const spread = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
        // Chi squared with about 42 degrees of freedom: 100 is far beyond one in a million.
        expect(spread).toBeLessThan(100)
      }
    }))

  test('the machine draws within each strip', () => {
    const { strips } = modelOf('low', 96)
    for (let draw = 0; draw < 200; draw++) {
      const inside = drawStops(strips).every((stop, reel) => stop >= 0 && stop < (strips[reel]?.length ?? 0))
      expect(inside).toBe(true)
    }
  })
})

describe('wins', () => {
  const { pays } = bases.low
  const nothing = [7, 6, 5]
  const blank = (): number[][] =>
    [nothing, [4, 3, 2], nothing, [4, 3, 2], nothing].map((column) => [...column])
  const along = (line: number, symbols: readonly number[]) => {
    const window = blank()
    for (const [reel, symbol] of symbols.entries()) {
      const column = window[reel]
      if (column) column[lines[line]?.[reel] ?? 0] = symbol
    }
    return window
  }
  const onLine = (line: number, symbols: readonly number[]) =>
    lineWins(along(line, symbols), pays).find((win) => win.line === line)

  test('a run must begin at the left', () => {
    expect(onLine(0, [1, 1, 1, 2, 3])).toMatchObject({ symbol: 1, run: 3, pay: pays[1]?.[3] })
    expect(onLine(0, [2, 1, 1, 1, 1])).toBeUndefined()
  })

  test('two of a kind pay nothing', () => {
    expect(onLine(0, [1, 1, 2, 3, 4])).toBeUndefined()
  })

  test('the hero replaces any symbol, at the beginning, within and at the end', () => {
    expect(onLine(4, [0, 5, 5, 1, 2])).toMatchObject({ symbol: 5, run: 3 })
    expect(onLine(4, [5, 0, 5, 5, 2])).toMatchObject({ symbol: 5, run: 4 })
    expect(onLine(4, [5, 5, 5, 5, 0])).toMatchObject({ symbol: 5, run: 5 })
  })

  test('a line that heroes lead pays its better reading, once', () => {
    // Four heroes alone pay more than five of the least symbol.
    expect(onLine(0, [0, 0, 0, 0, 7])).toMatchObject({ symbol: 0, run: 4, pay: pays[0]?.[4] })
    // Three heroes alone pay less than five of the best one.
    expect(onLine(0, [0, 0, 0, 1, 1])).toMatchObject({ symbol: 1, run: 5, pay: pays[1]?.[5] })
  })

  test('no win is less than the stake, and amounts are whole', () => {
    for (const character of characters) {
      for (const row of bases[character].pays) {
        for (const pay of row) expect(pay === 0 || pay >= lineCount).toBe(true)
      }
    }
  })
})

test('stakes are whole line bets within the limits, in every currency', () => {
  for (const { id, limits } of catalogue().games) {
    for (const currency of ['KRW', 'USD', 'KWD', 'JPY', 'IDR']) {
      const stakes = gameOf(id)?.stakes(currency) ?? []
      expect(stakes.length, id).toBeGreaterThan(2)
      expect(stakes, id).toEqual(stakes.toSorted((a, b) => a - b))
      expect(
        stakes.every((one) => one % lineCount === 0),
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
