import type { Volatility } from '../symbols.ts'

/** Of 26 numbers that a cell draws, how many are symbol 1, 2, ... The hero is none of them. */
export const weights = [2, 3, 3, 4, 4, 5, 5]

/** The least size of a cluster for each column of the paytable. */
export const clusterSizes = [5, 6, 7, 8, 9, 10, 12, 15]

/** `pays[symbol][column]` in units. The hero has none of its own, and no cluster pays less than the stake. */
export type ClusterPays = readonly (readonly number[])[]

export function payOf(pays: ClusterPays, symbol: number, size: number): number {
  return pays[symbol]?.[clusterSizes.findLastIndex((least) => size >= least)] ?? 0
}

const hero = clusterSizes.map(() => 0)

export const clusterPays: Readonly<Record<Volatility, ClusterPays>> = {
  low: [
    hero,
    [60, 100, 150, 250, 400, 700, 1500, 4000],
    [40, 60, 100, 150, 250, 400, 800, 2000],
    [30, 50, 80, 120, 200, 300, 600, 1500],
    [25, 40, 60, 100, 150, 200, 400, 1000],
    [20, 30, 50, 80, 120, 150, 300, 800],
    [15, 20, 30, 50, 80, 120, 250, 500],
    [15, 20, 25, 40, 60, 100, 200, 400],
  ],
  medium: [
    hero,
    [100, 200, 400, 800, 1500, 2500, 5000, 15_000],
    [50, 100, 200, 400, 700, 1200, 2500, 8000],
    [40, 80, 150, 250, 400, 800, 1500, 5000],
    [20, 40, 80, 120, 200, 400, 800, 2500],
    [15, 30, 60, 100, 150, 300, 600, 1500],
    [10, 20, 30, 50, 80, 150, 300, 800],
    [10, 15, 25, 40, 60, 120, 250, 600],
  ],
  high: [
    hero,
    [200, 500, 1200, 2500, 5000, 10_000, 20_000, 50_000],
    [80, 200, 400, 800, 1500, 3000, 8000, 20_000],
    [40, 100, 200, 400, 800, 1500, 4000, 10_000],
    [15, 40, 80, 150, 300, 600, 1500, 5000],
    [10, 25, 50, 100, 200, 400, 1000, 3000],
    [10, 15, 25, 40, 80, 150, 400, 1500],
    [10, 10, 15, 30, 60, 120, 300, 1000],
  ],
}
