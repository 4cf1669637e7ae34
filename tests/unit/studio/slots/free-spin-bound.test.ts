import { expect, test } from 'vitest'
import { machineOf } from '@marquee/studio/server/slots/math/machines.ts'
import type { MachineRules } from '@marquee/studio/server/slots/math/machine.ts'
import { stakeUnits } from '@marquee/studio/server/slots/math/symbols.ts'
import { isLong } from '../../../support/length.ts'

/** The pay of a line's symbols in units: the best run of a symbol, heroes being any. */
function payOf(seen: readonly number[], { pays, counts }: MachineRules): number {
  let best = 0
  for (const [symbol, row] of pays.entries()) {
    const end = seen.findIndex((one) => one !== symbol && one !== 0)
    best = Math.max(best, row[counts.indexOf(end === -1 ? seen.length : end)] ?? 0)
  }
  return best
}

/** The chance of each win of one spin, in units, over all stops. */
function spinChances(rules: MachineRules): Map<number, number> {
  const { strips, lines, rows } = rules
  const windows = strips.map((strip) =>
    strip.map((_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length] ?? 0),
    ),
  )
  const known = new Map<string, number>()
  const found = new Map<number, number>()
  const look = (
    reel: number,
    chance: number,
    alive: readonly { line: number; seen: readonly number[] }[],
  ) => {
    if (reel === strips.length || alive.length === 0) {
      let win = 0
      for (const { seen } of alive) {
        const key = seen.join()
        const pay = known.get(key) ?? payOf(seen, rules)
        known.set(key, pay)
        win += pay
      }
      found.set(win, (found.get(win) ?? 0) + chance)
      return
    }
    const columns = windows[reel] ?? []
    for (const column of columns) {
      const next = alive
        .map(({ line, seen }) => ({ line, seen: [...seen, column[lines[line]?.[reel] ?? 0] ?? 0] }))
        // Different symbols among the first three pay nothing, whatever follows.
        .filter(({ seen }) => reel > 2 || new Set(seen.filter((one) => one !== 0)).size <= 1)
      look(reel + 1, chance / columns.length, next)
    }
  }
  look(
    0,
    1,
    lines.map((_, line) => ({ line, seen: [] })),
  )
  return found
}

/** What the bound takes from the mean of `spins` free spins, in units. */
function lossOf(
  spins: number,
  multipliers: readonly number[],
  chances: Map<number, number>,
  cap: number,
): number {
  let below = new Float64Array(cap + 1)
  below[0] = 1
  let above = 0
  let mean = 0
  for (let spin = 0; spin < spins; spin++) {
    const times = multipliers[Math.min(spin, multipliers.length - 1)] ?? 1
    const next = new Float64Array(cap + 1)
    for (const [win, chance] of chances) {
      const add = win * times
      mean += add * chance
      for (let sum = 0; sum <= cap; sum++) {
        const mass = (below[sum] ?? 0) * chance
        if (mass === 0) continue
        if (sum + add <= cap) next[sum + add] = (next[sum + add] ?? 0) + mass
        else above += mass
      }
    }
    below = next
  }
  let bounded = above * cap
  for (const [sum, mass] of below.entries()) bounded += sum * mass
  return mean - bounded
}

// Sums of up to twenty spins, win by win, take minutes.
test.runIf(isLong).each(['low', 'medium', 'high'] as const)(
  'the bound of free spins takes nothing from their return that could be printed (%s)',
  (character) => {
    const { rules, cap = 0 } = machineOf('free-spins', character, 95.5)
    const chances = spinChances(rules)
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    const { awards, multipliers } = rules.freeSpins ?? { awards: [], multipliers: [] }
    for (const { spins } of awards) {
      const percent = (lossOf(spins, multipliers, chances, cap * stakeUnits) / stakeUnits) * 100
      // Of a round that has begun these free spins, which fewer than one in fifty do.
      expect(percent, String(spins)).toBeLessThan(0.005)
    }
  },
  1_800_000,
)
