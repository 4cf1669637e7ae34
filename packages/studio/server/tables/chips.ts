import { type StakeLimits, stakeScale } from '../games/stake-scale.ts'

/** What a player may put on a table, minor units. */
export interface TableLimits {
  /** The values of chips, smallest first; every bet is a multiple of the first. */
  readonly chips: number[]
  /** The most that a player may have on the table in a round. */
  readonly most: number
}

/** Chips that a rail has room for. */
const chipCount = 5

/** The chips and the limit of a table in minor units of `currency`; `limits` are in won. */
export function chipsOf(limits: StakeLimits, currency: string): TableLimits {
  const { min, max } = stakeScale(limits, currency)
  const steps = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000, 10_000]
  const values = steps.map((step) => step * min).filter((value) => value * 2 <= max)
  // Evenly over what there is: the smallest, and the others up to a tenth of the limit.
  const useful = values.filter((value) => value <= max / 5)
  const chips = Array.from({ length: Math.min(chipCount, useful.length) }, (_, index) => {
    const position = Math.round((index * (useful.length - 1)) / Math.max(1, chipCount - 1))
    return useful[position] ?? min
  })
  return { chips: [...new Set(chips.length > 0 ? chips : [min])], most: max }
}
