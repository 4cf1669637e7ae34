import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameKind } from '@marquee/contract/game.ts'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { useHomeGames } from './use-home-games.ts'

interface NewestShelfProps {
  kind: GameKind
  /** Link to all new games of the kind. */
  more: ReactNode
}

/** A shelf with the newest games of one kind, for pages outside the lobby. */
export function NewestShelf({ kind, more }: NewestShelfProps) {
  const { t } = useLingui()
  const { isPending, slots, live, providerOf } = useHomeGames()
  const isLive = kind === 'casino'
  return (
    <GameShelf
      id="newest"
      title={isLive ? t`Table games` : t`New slot games`}
      more={more}
      widths={isLive ? '152-180' : undefined}
      games={isLive ? live : slots}
      isPending={isPending}
      providerOf={providerOf}
    />
  )
}
