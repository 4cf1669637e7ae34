import type { Cell } from '../machine.ts'
import { wild, type Window } from '../symbols.ts'
import type { WayPays } from './paytable.ts'

export interface WaysWin {
  readonly symbol: number
  /** How many reels, counted from the left. */
  readonly run: number
  /** The product of how often each of these reels shows the symbol or a hero. */
  readonly ways: number
  /** Pay of one way in units. */
  readonly pay: number
  readonly cells: readonly Cell[]
}

/** Every symbol that runs from the leftmost reel over enough of them, in whatever rows. */
export function waysWins(window: Window, pays: WayPays): WaysWin[] {
  return pays.flatMap((row, symbol) => {
    if (symbol === wild) return []
    const reels = window.map((reel) =>
      reel.flatMap((seen, at) => (seen === symbol || seen === wild ? [at] : [])),
    )
    const end = reels.findIndex((rows) => rows.length === 0)
    const run = end === -1 ? reels.length : end
    const pay = row[run] ?? 0
    if (pay === 0) return []
    const cells = reels.slice(0, run).flatMap((rows, reel) => rows.map((at) => ({ reel, row: at })))
    const ways = reels.slice(0, run).reduce((product, rows) => product * rows.length, 1)
    return [{ symbol, run, ways, pay, cells }]
  })
}
