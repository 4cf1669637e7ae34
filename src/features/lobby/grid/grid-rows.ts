import type { Game } from '@marquee/contract/game.ts'
import type { GridMeasures } from '../tile/tile-variant.ts'

/** Games, optionally under a title. */
export interface GridSection {
  title?: string
  games: readonly Game[]
}

/** One row of a grid: a title or games. `from` is the index of the first game in or after the row. */
export type GridRow =
  | { title: string; games?: never; from: number }
  | { title?: never; games: Game[]; from: number }

/** Divides sections into rows. */
export function gridRows(sections: readonly GridSection[], columns: number): GridRow[] {
  const rows: GridRow[] = []
  let from = 0
  for (const { title, games } of sections) {
    if (title !== undefined) rows.push({ title, from })
    for (let index = 0; index < games.length; index += columns) {
      const rowGames = games.slice(index, index + columns)
      rows.push({ games: rowGames, from })
      from += rowGames.length
    }
  }
  return rows
}

/** Height of a row of games including the gap below it, px. `width` is the grid's width, px. */
export function heightOf({ columns, gapX, gapY, ratio, below }: GridMeasures, width: number): number {
  return ((width - gapX * (columns - 1)) / columns) * ratio + below + gapY
}
