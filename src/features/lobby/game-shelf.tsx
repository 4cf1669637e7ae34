import type { ReactNode } from 'react'
import type { Game } from '../../contract/game.ts'
import { useGameLook, type GameLook } from './game-look.ts'
import { GameTile } from './game-tile.tsx'
import { Shelf } from './shelf.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

/** More of them are behind the shelf's own link. */
const LENGTH = 18
const ROWS = 3

type Widths = [phone: number, wide: number]

const widthsOf: Record<Exclude<GameLook, 'tile'>, Widths> = { cover: [150, 196], row: [288, 320] }

interface GameShelfProps {
  id: string
  title: string
  more?: ReactNode
  /** Width of one tile on phones and from 960 px, px. */
  widths?: Widths
  /** Empty while they are on their way. */
  games: readonly Game[]
  providerOf: (game: Game) => string | undefined
}

/** A shelf of games in the player's layout; until there are games, their places. */
export function GameShelf({ id, title, more, widths, games, providerOf }: GameShelfProps) {
  const look = useGameLook()
  const own = look === 'tile' ? widths : widthsOf[look]
  return (
    <Shelf
      id={id}
      title={title}
      more={more}
      rows={look === 'row' ? ROWS : 1}
      {...(own ? { widths: own } : {})}
      items={games.slice(0, LENGTH).map((game, index) => ({
        id: game.id,
        render: (tabStop) => (
          <GameTile game={game} provider={providerOf(game)} look={look} eager={index < 4} tabStop={tabStop} />
        ),
      }))}
    >
      {games.length === 0 ? <TileSkeletons look={look} /> : null}
    </Shelf>
  )
}
