import { stakeUnits, type Volatility } from '../symbols.ts'
import { clusterPays } from './paytable.ts'

/** Rounds that were played of each kind. */
export const measuredRounds = 500_000_000

interface Measured {
  /** Clusters of symbol 1, 2, ... by the columns of the paytable, each counted as often as its fall multiplies it. */
  readonly clusters: readonly (readonly number[])[]
  /** Standard deviation of a round's return in stakes. */
  readonly deviation: Readonly<Record<Volatility, number>>
}

/**
 * What `measuredRounds` rounds showed whose first board had no hero, and as many with one: cascades have no short formula. A
 * test plays them anew by another program.
 */
const measured: Readonly<Record<'withoutHero' | 'withHero', Measured>> = {
  withoutHero: {
    clusters: [
      [841550, 157376, 29437, 5331, 981, 177, 4, 0],
      [4506059, 1208209, 328926, 87912, 23298, 7212, 427, 5],
      [4506753, 1210425, 328151, 88099, 22882, 7380, 402, 3],
      [12980902, 4459786, 1563739, 543106, 184398, 79882, 8116, 181],
      [12972120, 4457131, 1560232, 540610, 184827, 81114, 8246, 151],
      [26161476, 10777817, 4542471, 1911182, 795271, 451267, 72611, 3014],
      [26164362, 10774057, 4543469, 1913435, 795215, 450057, 73273, 2854],
    ],
    deviation: { low: 2.34, medium: 3.04, high: 4.76 },
  },
  withHero: {
    clusters: [
      [2087009, 430486, 88362, 17763, 3374, 736, 34, 0],
      [8747028, 2542479, 745890, 216295, 61487, 21073, 1352, 13],
      [8748884, 2541224, 747577, 217063, 61546, 20795, 1466, 14],
      [21677869, 7950098, 2969686, 1102137, 400176, 189615, 22373, 547],
      [21683054, 7948579, 2968834, 1102514, 400708, 190812, 22450, 572],
      [39474151, 17142170, 7627959, 3396192, 1493930, 912118, 167406, 8072],
      [39465158, 17143524, 7627777, 3399523, 1493930, 914045, 168179, 8047],
    ],
    deviation: { low: 3.13, medium: 4.18, high: 7.12 },
  },
}

/** The mean return of a round as a share of the stake, and its standard error. */
export function measuredReturn(
  volatility: Volatility,
  hero: boolean,
): { readonly mean: number; readonly error: number } {
  const { clusters, deviation } = measured[hero ? 'withHero' : 'withoutHero']
  const pays = clusterPays[volatility]
  const units = clusters.flatMap((row, index) =>
    row.map((count, column) => count * (pays[index + 1]?.[column] ?? 0)),
  )
  const mean = units.reduce((sum, one) => sum + one, 0) / stakeUnits / measuredRounds
  return { mean, error: deviation[volatility] / Math.sqrt(measuredRounds) }
}
