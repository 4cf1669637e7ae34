import * as v from 'valibot'
import {
  requireLines,
  requirePays,
  requireStrips,
  type Rows,
  rowsOf,
  ruleShapes,
  slotCheck,
  spinOf,
} from './slot.ts'

export interface LineRules {
  readonly wild: number
  /** `lines[line][reel]` is the row that a line crosses. */
  readonly lines: Rows
  /** What a run of a symbol pays, in line bets. */
  readonly payFor: (symbol: number, run: number) => number
}

/** What the lines of a spin pay together, in line bets. A line pays for the best of the run of one symbol from the left, which wilds replace, and of wilds alone. */
export function linesPay(shown: Rows, rules: LineRules): number {
  return rules.lines
    .map((rows) =>
      linePay(
        rows.map((row, reel) => shown[reel]?.[row] ?? rules.wild),
        rules,
      ),
    )
    .reduce((sum, pay) => sum + pay, 0)
}

function linePay(symbols: readonly number[], { wild, payFor }: LineRules): number {
  const runPay = (symbol: number, covers: (seen: number) => boolean): number => {
    const end = symbols.findIndex((seen) => !covers(seen))
    return payFor(symbol, end < 0 ? symbols.length : end)
  }
  const wilds = runPay(wild, (seen) => seen === wild)
  const leading = symbols.find((seen) => seen !== wild)
  if (leading === undefined) return wilds
  return Math.max(
    wilds,
    runPay(leading, (seen) => seen === leading || seen === wild),
  )
}

const Rules = v.strictObject({
  wild: ruleShapes.wild,
  lines: ruleShapes.lines,
  pays: ruleShapes.pays,
  strips: ruleShapes.strips,
})

/** A slot with lines: a stake is as many equal line bets as there are lines; `pays[symbol][run]` are line bets. */
export const slotLines = slotCheck(Rules, (rules, next) => {
  const { wild, lines, pays, strips } = rules
  const rows = rowsOf(lines)
  // A column for each run from 0 on.
  requirePays(rules, strips.length + 1)
  requireStrips(strips, pays.length, rows)
  requireLines(lines, strips.length, rows)
  const shown = spinOf(strips, rows, next)
  const paid = linesPay(shown, {
    wild,
    lines,
    payFor: (symbol, run) => pays[symbol]?.[run] ?? 0,
  })
  return { paid, units: lines.length }
})
