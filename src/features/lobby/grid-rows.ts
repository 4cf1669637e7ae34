import type { Game } from '../../contract/game.ts'
import type { GridMeasures } from './game-look.ts'

/** Games under a title, or without one. */
export interface GridSection {
  title?: string
  games: readonly Game[]
}

/** One row of a grid: a title, or games of which the first is the grid's `from`-th. */
export type GridRow =
  | { title: string; games?: never; from: number }
  | { title?: never; games: Game[]; from: number }

/** Divides sections into rows. */
export function gridRows(sections: readonly GridSection[], columns: number): GridRow[] {
  const rows: GridRow[] = []
  let from = 0
  for (const { title, games } of sections) {
    if (title !== undefined) rows.push({ title, from })
    for (let place = 0; place < games.length; place += columns) {
      const own = games.slice(place, place + columns)
      rows.push({ games: own, from })
      from += own.length
    }
  }
  return rows
}

/** Height of a row of games and the gap under it, px, in a grid `width` px wide. */
export function heightOf({ columns, gapX, gapY, ratio, below }: GridMeasures, width: number): number {
  return ((width - gapX * (columns - 1)) / columns) * ratio + below + gapY
}
