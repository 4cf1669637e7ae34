import * as v from 'valibot'
import { FieldFault, Whole } from '../reader.ts'
import {
  requireCounts,
  requireEach,
  requireLines,
  requirePays,
  requireStrips,
  ruleShapes,
  slotCheck,
  spinOf,
  stakeUnits,
} from './slot.ts'
import { type LineRules, linesPay } from './slot-lines.ts'

/** The symbol after those of `pays`. */
const scatter = 8

const Rules = v.strictObject({
  wild: ruleShapes.wild,
  rows: ruleShapes.rows,
  counts: ruleShapes.counts,
  pays: ruleShapes.pays,
  strips: ruleShapes.strips,
  lines: ruleShapes.lines,
  cap: ruleShapes.cap,
  awards: ruleShapes.list(v.strictObject({ scatters: Whole(1, 100), spins: Whole(1, 1_000) })),
  multipliers: ruleShapes.list(Whole(1, 1_000)),
})

/** A slot with lines, whose scatters begin free spins: their wins are multiplied, in their order, by `multipliers`. */
export const slotFreeSpins = slotCheck(Rules, (rules, next) => {
  const { wild, rows, counts, pays, strips, lines, awards, multipliers } = rules
  requireCounts(counts, strips.length)
  requirePays(rules, counts.length)
  if (pays.length !== scatter) throw new FieldFault('result.rules.pays')
  requireStrips(strips, scatter + 1, rows)
  requireLines(lines, strips.length, rows)
  requireEach(
    'awards',
    awards,
    ({ scatters: needed }, index) =>
      needed > (awards[index - 1]?.scatters ?? 0) && needed <= strips.length * rows,
  )
  const lineRules: LineRules = {
    wild,
    lines,
    payFor: (symbol, run) => pays[symbol]?.[counts.indexOf(run)] ?? 0,
  }
  const spin = () => spinOf(strips, rows, next)
  const first = spin()
  const scatters = first.flat().filter((symbol) => symbol === scatter).length
  const spins = awards.find((award) => award.scatters === scatters)?.spins ?? 0
  let paid = linesPay(first, lineRules)
  for (let played = 0; played < spins; played++)
    paid += linesPay(spin(), lineRules) * (multipliers[played] ?? multipliers.at(-1) ?? 1)
  return {
    paid: Math.min(paid, rules.cap * stakeUnits),
    units: stakeUnits,
  }
})
