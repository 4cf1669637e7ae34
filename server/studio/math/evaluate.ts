import { lines, reelCount, rowCount } from './lines.ts'
import { wild, type Pays } from './paytable.ts'
import type { Strips } from './strips.ts'

export interface LineWin {
  /** Index of the line, 0 to 9. */
  readonly line: number
  readonly symbol: number
  /** How many reels, counted from the left. */
  readonly run: number
  /** Pay in line bets. */
  readonly pay: number
}

/** The symbols in sight: `window[reel][row]`. A stop is the place of the top row on its strip. */
export function windowAt(strips: Strips, stops: readonly number[]): number[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? wild),
  )
}

/** Every line that pays; each line pays once, its better reading where heroes lead it. */
export function lineWins(window: readonly (readonly number[])[], pays: Pays): LineWin[] {
  return lines.flatMap((rows, line) => {
    const seen = rows.map((row, reel) => window[reel]?.[row] ?? wild)
    const best = bestRun(seen, pays)
    return best.pay > 0 ? [{ line, ...best }] : []
  })
}

function bestRun(seen: readonly number[], pays: Pays): Omit<LineWin, 'line'> {
  let wilds = 0
  while (wilds < reelCount && seen[wilds] === wild) wilds++
  const heroes = { symbol: wild, run: wilds, pay: pays[wild]?.[wilds] ?? 0 }
  const symbol = seen[wilds]
  if (symbol === undefined) return heroes
  let run = wilds
  while (run < reelCount && (seen[run] === symbol || seen[run] === wild)) run++
  const pay = pays[symbol]?.[run] ?? 0
  return pay >= heroes.pay ? { symbol, run, pay } : heroes
}
