import { amountOf } from '../lines/line-machine.ts'
import { runs } from '../lines/lines.ts'
import type { Machine, Win } from '../machine.ts'
import { drawStops, windowAt } from '../strips.ts'
import { stakeUnits, type Volatility } from '../symbols.ts'
import { tune } from '../tune.ts'
import { waysWins } from './ways-wins.ts'
import { waysReturn } from './expectation.ts'
import { wayBases, wayRows } from './paytable.ts'
import { layStacks } from './stacks.ts'

/** Five reels of four rows, 1,024 ways: one number for each reel, its stop. */
export function wayMachine(volatility: Volatility, rtp: number): Machine {
  const { counts: base, pays } = wayBases[volatility]
  const expected = waysReturn(pays)
  const counts = tune(base, expected, rtp / 100)
  const strips = counts.map(layStacks)
  return {
    rules: {
      rows: wayRows,
      counts: runs,
      pays: pays.map((row) => runs.map((run) => row[run] ?? 0)),
      strips,
      lines: [],
    },
    rtp: expected(counts) * 100,
    error: 0,
    draw: (draw) => drawStops(strips, draw),
    outcomeOf(numbers, stake) {
      const window = windowAt(strips, numbers, wayRows)
      const wins = waysWins(window, pays).map(({ symbol, run, ways, pay, cells }): Win => ({
        symbol,
        count: run,
        cells,
        ways,
        amount: (pay * ways * stake) / stakeUnits,
      }))
      const amount = amountOf(wins)
      return { steps: [{ window, stops: numbers, wins, multiplier: 1, amount }], total: amount }
    },
  }
}
