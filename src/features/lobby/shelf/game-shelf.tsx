import type { ReactNode } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { MOBILE, useMedia } from '../../../ui/use-media.ts'
import { useTileVariant, type TileVariant } from '../tile/tile-variant.ts'
import { GameTile } from '../tile/game-tile.tsx'
import { Shelf, type ShelfWidths } from './shelf.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'

/** Maximum number of games; the shelf's link opens the rest. */
const MAX_GAMES = 18
const ROWS = 3
/** Columns that are rendered before the shelf is scrolled: in a phone's window, and in wider ones. */
const FIRST_COLUMNS = { phone: 6, wide: 12 } as const

const widthsOf: Record<Exclude<TileVariant, 'tile'>, ShelfWidths> = { cover: '152-180', row: '288-320' }

interface GameShelfProps {
  id: string
  /** Absent for a placeholder. */
  title?: string | undefined
  more?: ReactNode
  /** Widths of one tile in the layout of tiles. */
  widths?: ShelfWidths | undefined
  games: readonly Game[]
  /** Whether games may still arrive, by default true. */
  isPending?: boolean
  providerOf: (game: Game) => string | undefined
  /** `<li>` elements in place of skeletons while there are no games. */
  children?: ReactNode
}

/** A shelf of games in the player's layout, with skeletons while there are no games. Nothing if none will arrive. */
export function GameShelf({
  id,
  title,
  more,
  widths,
  games,
  isPending = true,
  providerOf,
  children,
}: GameShelfProps) {
  const variant = useTileVariant()
  const columns = FIRST_COLUMNS[useMedia(MOBILE) ? 'phone' : 'wide']
  const rows = variant === 'row' ? ROWS : 1
  const tileWidths = variant === 'tile' ? widths : widthsOf[variant]
  if (games.length === 0 && !isPending) return null
  return (
    <Shelf
      id={id}
      title={title}
      more={more}
      rows={rows}
      widths={tileWidths}
      initialCount={columns * rows}
      items={games.slice(0, MAX_GAMES).map((game) => ({
        id: game.id,
        render: (tabStop) => (
          <GameTile game={game} provider={providerOf(game)} variant={variant} tabStop={tabStop} />
        ),
      }))}
    >
      {games.length === 0
        ? (children ?? <TileSkeletons variant={variant} count={Math.min(columns * rows, 8)} />)
        : null}
    </Shelf>
  )
}
