import type { ComponentProps } from 'react'
import { GameCard } from '../../features/lobby/tile/game-card.tsx'
import { RelativeTime } from '../../ui/time/relative-time.tsx'

interface ContinueCardProps extends Omit<ComponentProps<typeof GameCard>, 'children'> {
  /** When the game was launched, ms since 1970. */
  at: number
}

/** The card of a game that was launched before, with how long ago. */
export default function ContinueCard({ at, ...card }: ContinueCardProps) {
  return (
    <GameCard {...card}>
      <RelativeTime at={at} />
    </GameCard>
  )
}
