import { wholeAt } from '../reader.ts'
import { slotCheck, spinOf, stakeUnits } from './slot.ts'
import { type LineRules, linesPay } from './slot-lines.ts'

const scatter = 8

/** A slot with lines, whose scatters begin free spins: their wins are multiplied, in their order, by `multipliers`. */
export const slotFreeSpins = slotCheck((rules, next) => {
  const { counts, pays } = rules.columns()
  const lineRules: LineRules = {
    wild: rules.whole('wild'),
    lines: rules.lines(),
    payFor: (symbol, run) => pays[symbol]?.[counts.indexOf(run)] ?? 0,
  }
  const [strips, rows, multipliers] = [rules.rows('strips'), rules.height(), rules.list('multipliers')]
  const spin = () => spinOf(strips, rows, next)
  const first = spin()
  const scatters = first.flat().filter((symbol) => symbol === scatter).length
  const free = rules.objects('awards', (award, path) =>
    award['scatters'] === scatters ? wholeAt(award['spins'], `${path}.spins`) : 0,
  )
  const spins = free.reduce((sum, some) => sum + some, 0)
  let paid = linesPay(first, lineRules)
  for (let played = 0; played < spins; played++)
    paid += linesPay(spin(), lineRules) * (multipliers[played] ?? multipliers.at(-1) ?? 1)
  return {
    paid: Math.min(paid, rules.whole('cap') * stakeUnits),
    units: stakeUnits,
  }
})
