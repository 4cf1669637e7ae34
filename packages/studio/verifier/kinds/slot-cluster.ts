import * as v from 'valibot'
import { FieldFault, Whole } from '../reader.ts'
import { wholesFrom } from './drawn.ts'
import { requireCounts, requirePays, ruleShapes, slotCheck, stakeUnits } from './slot.ts'

const [reels, rows, least] = [6, 5, 5]
const cells = wholesFrom(0, reels * rows)
/** How many of 26 numbers are symbol 1, 2, and so on. */
const shares = [2, 3, 3, 4, 4, 5, 5]
const symbols = shares.flatMap((share, index) => wholesFrom(0, share).map(() => index + 1))
const heroShares = 10_000
const highest = 5

const Rules = v.strictObject({
  wild: ruleShapes.wild,
  rows: v.literal(rows),
  counts: ruleShapes.counts,
  pays: ruleShapes.pays,
  strips: ruleShapes.none,
  lines: ruleShapes.none,
  cap: ruleShapes.cap,
  heroes: Whole(0, heroShares),
})

/** The cells beside, above and below each cell; cell `reel * 5 + row`. */
const beside = cells.map((cell) =>
  cells.filter((other) => {
    const across = Math.abs(Math.floor(cell / rows) - Math.floor(other / rows))
    return across + Math.abs((cell % rows) - (other % rows)) === 1
  }),
)

/** The clusters of a board: each a set of cells of one symbol, with the hero where they touch it. */
function clustersOf(board: readonly number[], wild: number): { symbol: number; members: Set<number> }[] {
  const done = new Set<number>()
  return cells.flatMap((start) => {
    const symbol = board[start] ?? wild
    if (symbol === wild || done.has(start)) return []
    const members = new Set<number>()
    const reach = (cell: number): void => {
      const seen = board[cell]
      if (members.has(cell) || (seen !== symbol && seen !== wild)) return
      members.add(cell)
      if (seen === symbol) done.add(cell)
      for (const other of beside[cell] ?? []) reach(other)
    }
    reach(start)
    return members.size < least ? [] : [{ symbol, members }]
  })
}

/** A slot with clusters: what pays goes, the rest falls, and what has come after it pays again, times the number of the board. */
export const slotCluster = slotCheck(Rules, (rules, next) => {
  const { wild, counts, pays, heroes } = rules
  requireCounts(counts, cells.length)
  if (counts[0] !== least) throw new FieldFault('result.rules.counts[0]')
  requirePays(rules, counts.length)
  if (pays.length !== shares.length + 1) throw new FieldFault('result.rules.pays')
  const most = rules.cap * stakeUnits
  const symbolDrawn = () => symbols[next(symbols.length)] ?? 0
  const hero = next(heroShares) < heroes ? next(cells.length) : -1
  let board = cells.map((cell) => {
    const drawn = symbolDrawn()
    return cell === hero ? wild : drawn
  })
  let paid = 0
  for (let number = 1; ; number++) {
    const clusters = clustersOf(board, wild)
    if (clusters.length === 0) return { paid: Math.min(paid, most), units: stakeUnits }
    for (const { symbol, members } of clusters) {
      const column = counts.filter((count) => count <= members.size).length - 1
      paid += (pays[symbol]?.[column] ?? 0) * Math.min(number, highest)
    }
    const gone = new Set(clusters.flatMap(({ members }) => [...members]))
    const before = board
    board = wholesFrom(0, reels).flatMap((reel) => {
      const column = wholesFrom(reel * rows, rows)
      const stay = column.filter((cell) => !gone.has(cell)).map((cell) => before[cell] ?? 0)
      return [...Array.from({ length: rows - stay.length }, symbolDrawn), ...stay]
    })
  }
})
