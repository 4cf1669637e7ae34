import { slotCheck, spinOf, stakeUnits } from './slot.ts'

/** A slot with ways: a run pays once for each way of choosing one cell of each of its reels that shows the symbol or a wild. */
export const slotWays = slotCheck((rules, next) => {
  const wild = rules.whole('wild')
  const { counts, pays } = rules.columns()
  const shown = spinOf(rules.rows('strips'), rules.height(), next)
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
