import { describe, expect, test } from 'vitest'
import { expectedReturn } from '@marquee/studio/server/slots/math/lines/expectation.ts'
import { lineWins } from '@marquee/studio/server/slots/math/lines/line-wins.ts'
import { lines, reelCount, rowCount } from '@marquee/studio/server/slots/math/lines/lines.ts'
import { bases, type Pays } from '@marquee/studio/server/slots/math/lines/paytable.ts'
import type { Machine } from '@marquee/studio/server/slots/math/machine.ts'
import { machineOf } from '@marquee/studio/server/slots/math/machines.ts'
import { drawStops, windowAt } from '@marquee/studio/server/slots/math/strips.ts'
import { stakeUnits, symbolCount } from '@marquee/studio/server/slots/math/symbols.ts'
import { slotMechanics } from '@marquee/studio/shared/protocol.ts'
import { seeded } from '../../../support/seed.ts'

const characters = ['low', 'medium', 'high'] as const

/** The return by brute force: every combination of symbols that one line can show, paid as the game pays it. */
function returnByEnumeration({ rules }: Machine, pays: Pays): number {
  const chances = rules.strips.map((strip) =>
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

test.each(characters)('the formula agrees with enumerating every line (%s)', (character) => {
  const machine = machineOf('lines', character, 96)
  expect(returnByEnumeration(machine, bases[character].pays) * 100).toBeCloseTo(machine.rtp, 8)
})

test('a game has the same reels on every machine', () => {
  expect(expectedReturn(bases.low.counts, bases.low.pays)).toBeCloseTo(0.952, 3)
  // The stops of a stored round show the same symbols only on the same reels.
  const [first] = machineOf('lines', 'medium', 95.5).rules.strips
  expect(first?.join('')).toBe('057264751367452675367407256147365276514736')
})

describe('the reels', () => {
  test.each(characters)('no symbol shows twice on one reel, wherever it stops (%s)', (character) => {
    for (const mechanic of ['lines', 'free-spins'] as const) {
      const { strips } = machineOf(mechanic, character, 95).rules
      for (const [reel, strip] of strips.entries()) {
        for (const stop of strip.keys()) {
          const column = windowAt([strip], [stop], rowCount)[0] ?? []
          expect(new Set(column).size, `${mechanic} reel ${reel}, stop ${stop}`).toBe(rowCount)
        }
      }
    }
  })

  test('every stop is equally likely', () =>
    seeded((random) => {
      const { strips } = machineOf('lines', 'medium', 96).rules
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

  test('a scatter ends a run, and heroes before it pay', () => {
    expect(onLine(0, [1, 1, 8, 1, 1])).toBeUndefined()
    expect(onLine(0, [0, 0, 0, 8, 1])).toMatchObject({ symbol: 0, run: 3 })
  })

  test('no win is less than the stake, in any game', () => {
    for (const mechanic of slotMechanics) {
      for (const character of characters) {
        for (const pay of machineOf(mechanic, character, 95).rules.pays.flat())
          expect(pay === 0 || pay >= stakeUnits, `${mechanic} ${character}`).toBe(true)
      }
    }
  })
})
