import * as v from 'valibot'
import {
  requireCounts,
  requirePays,
  requireStrips,
  ruleShapes,
  slotCheck,
  spinOf,
  stakeUnits,
} from './slot.ts'

const Rules = v.strictObject({
  wild: ruleShapes.wild,
  rows: ruleShapes.rows,
  counts: ruleShapes.counts,
  pays: ruleShapes.pays,
  strips: ruleShapes.strips,
  lines: ruleShapes.none,
})

/** A slot with ways: a run pays once for each way of choosing one cell of each of its reels that shows the symbol or a wild. */
export const slotWays = slotCheck(Rules, (rules, next) => {
  const { wild, rows, counts, pays, strips } = rules
  requireCounts(counts, strips.length)
  requirePays(rules, counts.length)
  requireStrips(strips, pays.length, rows)
  const shown = spinOf(strips, rows, next)
  let paid = 0
  for (const [symbol, row] of pays.entries()) {
    if (symbol === wild) continue
    const cells = shown.map((reel) => reel.filter((seen) => seen === symbol || seen === wild).length)
    const run = [...cells, 0].indexOf(0)
    const ways = cells.slice(0, run).reduce((product, count) => product * count, 1)
    paid += ways * (row[counts.indexOf(run)] ?? 0)
  }
  return { paid, units: stakeUnits }
})
