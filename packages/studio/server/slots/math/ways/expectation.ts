import { stakeUnits, wild, type Counts } from '../symbols.ts'
import { wayRows, type WayPays } from './paytable.ts'
import { layStacks } from './stacks.ts'

/** What one reel does for each symbol, over all its stops. */
interface ReelChances {
  /** How often the window shows the symbol or a hero, on average. */
  readonly mean: readonly number[]
  /** The chance that it shows neither. */
  readonly none: readonly number[]
}

/**
 * The exact long-run return of ways, as a share of the stake. Reels stop independently of each other: the mean of a product
 * of counts is the product of their means, and a run ends with the chance that the next reel has none.
 */
export function waysReturn(pays: WayPays): (counts: Counts) => number {
  const known = new Map<string, ReelChances>()
  // Most strips that are tried share all reels but one.
  const met = new WeakMap<readonly number[], ReelChances[]>()
  const chancesOf = (counts: readonly number[], reel: number) => {
    const byReel = met.get(counts) ?? []
    met.set(counts, byReel)
    const here = byReel[reel]
    if (here !== undefined) return here
    const key = `${reel} ${counts.join()}`
    const chances = known.get(key) ?? chancesIn(layStacks(counts, reel), counts.length)
    known.set(key, chances)
    byReel[reel] = chances
    return chances
  }
  return (counts) => {
    const reels = counts.map(chancesOf)
    let expected = 0
    for (const [symbol, row] of pays.entries()) {
      if (symbol === wild) continue
      let ways = 1
      for (const [reel, { mean }] of reels.entries()) {
        ways *= mean[symbol] ?? 0
        expected += ways * (reels[reel + 1]?.none[symbol] ?? 1) * (row[reel + 1] ?? 0)
      }
    }
    return expected / stakeUnits
  }
}

function chancesIn(strip: readonly number[], symbols: number): ReelChances {
  const mean = Array.from({ length: symbols }, () => 0)
  const none = Array.from({ length: symbols }, () => 1)
  const chance = 1 / strip.length
  for (const stop of strip.keys()) {
    const seen = Array.from({ length: wayRows }, (_, row) => strip[(stop + row) % strip.length])
    const heroes = seen.filter((one) => one === wild).length
    for (let symbol = 0; symbol < symbols; symbol++) {
      let count = heroes
      for (const one of seen) if (one === symbol) count += 1
      mean[symbol] = (mean[symbol] ?? 0) + count * chance
      if (count > 0) none[symbol] = (none[symbol] ?? 0) - chance
    }
  }
  return { mean, none }
}
