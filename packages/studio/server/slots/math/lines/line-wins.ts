import { wild, type Window } from '../symbols.ts'
import { lines, reelCount } from './lines.ts'
import type { Pays } from './paytable.ts'

export interface LineWin {
  /** Index of the line, 0 to 9. */
  readonly line: number
  readonly symbol: number
  /** How many reels, counted from the left. */
  readonly run: number
  /** Pay in line bets. */
  readonly pay: number
}

/** Every line that pays; each line pays once, its better reading where heroes lead it. */
export function lineWins(window: Window, pays: Pays): LineWin[] {
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
