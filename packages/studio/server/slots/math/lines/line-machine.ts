import type { Machine, MachineRules, Step, Win } from '../machine.ts'
import { drawStops, layStrips, windowAt, type Strips } from '../strips.ts'
import { stakeUnits, type Volatility } from '../symbols.ts'
import { tune } from '../tune.ts'
import { lineWins } from './line-wins.ts'
import { expectedReturn } from './expectation.ts'
import { lines, rowCount, runs } from './lines.ts'
import { bases, type Pays } from './paytable.ts'

/** Ten lines on five reels of three rows: one number for each reel, its stop. */
export function lineMachine(volatility: Volatility, rtp: number): Machine {
  const { counts: base, pays } = bases[volatility]
  const counts = tune(base, (tried) => expectedReturn(tried, pays), rtp / 100)
  const strips = layStrips(counts)
  return {
    rules: lineRules(strips, pays),
    rtp: expectedReturn(counts, pays) * 100,
    error: 0,
    draw: (draw) => drawStops(strips, draw),
    outcomeOf(numbers, stake) {
      const step = lineStep({ strips, pays }, numbers, 1, stake)
      return { steps: [step], total: step.amount }
    },
  }
}

export const lineRules = (strips: Strips, pays: Pays): MachineRules => ({
  rows: rowCount,
  counts: runs,
  pays: pays.map((row) => runs.map((run) => row[run] ?? 0)),
  strips,
  lines,
})

/** What a spin of reels with lines shows and pays. */
export function lineStep(
  { strips, pays }: { readonly strips: Strips; readonly pays: Pays },
  stops: readonly number[],
  multiplier: number,
  stake: number,
): Step {
  const window = windowAt(strips, stops, rowCount)
  const unit = (stake / stakeUnits) * multiplier
  const wins = lineWins(window, pays).map(({ line, symbol, run, pay }): Win => ({
    symbol,
    count: run,
    cells: (lines[line] ?? []).slice(0, run).map((row, reel) => ({ reel, row })),
    amount: pay * unit,
    line,
  }))
  return { window, stops, wins, multiplier, amount: amountOf(wins) }
}

/** The sum of wins. */
export const amountOf = (wins: readonly Win[]): number => wins.reduce((sum, { amount }) => sum + amount, 0)
