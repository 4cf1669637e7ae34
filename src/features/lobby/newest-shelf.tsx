import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameKind } from '../../contract/game.ts'
import { GameShelf } from './game-shelf.tsx'
import { useHomeGames } from './use-home-games.ts'

interface NewestShelfProps {
  kind: GameKind
  /** The way to all of them. */
  more: ReactNode
}

/** The shelf of home with games of one kind, for pages that are about something else; comes with its own chunk. */
export function NewestShelf({ kind, more }: NewestShelfProps) {
  const { t } = useLingui()
  const { slots, live, providerOf } = useHomeGames()
  const isLive = kind === 'casino'
  return (
    <GameShelf
      id="newest"
      title={isLive ? t`Live now` : t`New slot games`}
      more={more}
      widths={isLive ? [152, 180] : [132, 164]}
      games={isLive ? live : slots}
      providerOf={providerOf}
    />
  )
}
