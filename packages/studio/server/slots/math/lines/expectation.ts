import { symbolCount, wild, type Counts } from '../symbols.ts'
import { reelCount } from './lines.ts'
import type { Pays } from './paytable.ts'

/**
 * The exact long-run return of a game as a share of the stake (0.964 is 96.4 %).
 *
 * Stops are uniform, so every line sees each reel's symbols with the frequency they have on the
 * strip, and the return of one line is the return of the game. The sum runs over what a line can
 * begin with: `wilds` leading heroes, then a run of one symbol (heroes among it) up to `run` reels.
 */
export function expectedReturn(counts: Counts, pays: Pays): number {
  const totals = counts.map((reel) => reel.reduce((sum, count) => sum + count, 0))
  const chance = (reel: number, symbol: number) => (counts[reel]?.[symbol] ?? 0) / (totals[reel] ?? 1)
  const pay = (symbol: number, run: number) => pays[symbol]?.[run] ?? 0

  let expected = 0
  let allWild = 1
  for (let wilds = 0; wilds < reelCount; wilds++) {
    // A scatter, which is after the symbols, ends a run as they do.
    for (let symbol = 0; symbol <= symbolCount; symbol++) {
      if (symbol === wild) continue
      let reached = allWild * chance(wilds, symbol)
      for (let run = wilds + 1; run <= reelCount; run++) {
        const joins = run < reelCount ? chance(run, symbol) + chance(run, wild) : 0
        expected += reached * (1 - joins) * Math.max(pay(symbol, run), pay(wild, wilds))
        reached *= joins
      }
    }
    allWild *= chance(wilds, wild)
  }
  return expected + allWild * pay(wild, reelCount)
}
