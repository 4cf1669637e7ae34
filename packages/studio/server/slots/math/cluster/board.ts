import type { Cell } from '../machine.ts'
import { wild, type Window } from '../symbols.ts'

export const boardReels = 6
export const boardRows = 5
/** The least cells of one symbol, side by side or one above the other, that pay. */
export const leastCluster = 5

export interface Cluster {
  readonly symbol: number
  readonly cells: readonly Cell[]
}

/** Every cluster that pays. A hero belongs to each cluster that it touches, and makes none by itself. */
export function clustersIn(window: Window): Cluster[] {
  const found: Cluster[] = []
  const known = new Set<number>()
  for (const [reel, column] of window.entries()) {
    for (const [row, symbol] of column.entries()) {
      if (symbol === wild || known.has(keyOf({ reel, row }))) continue
      const cells = joined(window, { reel, row }, symbol)
      for (const cell of cells) if (symbolIn(window, cell) === symbol) known.add(keyOf(cell))
      if (cells.length >= leastCluster) found.push({ symbol, cells })
    }
  }
  return found
}

/** The cells that a symbol reaches from `start`, over cells of its own and heroes. */
function joined(window: Window, start: Cell, symbol: number): Cell[] {
  const cells = [start]
  const met = new Set([keyOf(start)])
  // The list grows while it is walked.
  for (const { reel, row } of cells) {
    for (const [across, down] of sides) {
      const next = { reel: reel + across, row: row + down }
      const seen = symbolIn(window, next)
      if (met.has(keyOf(next)) || (seen !== symbol && seen !== wild)) continue
      met.add(keyOf(next))
      cells.push(next)
    }
  }
  return cells
}

const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

const symbolIn = (window: Window, { reel, row }: Cell) => window[reel]?.[row]
const keyOf = ({ reel, row }: Cell) => (reel + 1) * 100 + row

/** The board after cells were removed: the others fall, and `next` gives the new ones, reel by reel, each from the top. */
export function fallen(window: Window, gone: readonly Cell[], next: () => number): Window {
  return window.map((column, reel) => {
    const left = column.filter((_, row) => !gone.some((cell) => cell.reel === reel && cell.row === row))
    return [...Array.from({ length: column.length - left.length }, next), ...left]
  })
}
