import type { ReactNode } from 'react'
import type { Game } from '../../../contract/game.ts'
import { useTileVariant, type TileVariant } from '../tile/tile-variant.ts'
import { GameTile } from '../tile/game-tile.tsx'
import { Shelf } from './shelf.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'

/** Maximum number of games; the shelf's link opens the rest. */
const MAX_GAMES = 18
const ROWS = 3

type Widths = [phone: number, wide: number]

const widthsOf: Record<Exclude<TileVariant, 'tile'>, Widths> = { cover: [150, 196], row: [288, 320] }

interface GameShelfProps {
  id: string
  title: string
  more?: ReactNode
  /** Width of one tile, px: on phones, and from 960 px. */
  widths?: Widths
  /** Empty while the games are loading. */
  games: readonly Game[]
  providerOf: (game: Game) => string | undefined
}

/** A shelf of games in the player's layout, with skeletons while there are no games. */
export function GameShelf({ id, title, more, widths, games, providerOf }: GameShelfProps) {
  const variant = useTileVariant()
  const tileWidths = variant === 'tile' ? widths : widthsOf[variant]
  return (
    <Shelf
      id={id}
      title={title}
      more={more}
      rows={variant === 'row' ? ROWS : 1}
      {...(tileWidths ? { widths: tileWidths } : {})}
      items={games.slice(0, MAX_GAMES).map((game, index) => ({
        id: game.id,
        render: (tabStop) => (
          <GameTile
            game={game}
            provider={providerOf(game)}
            variant={variant}
            eager={index < 4}
            tabStop={tabStop}
          />
        ),
      }))}
    >
      {games.length === 0 ? <TileSkeletons variant={variant} /> : null}
    </Shelf>
  )
}
