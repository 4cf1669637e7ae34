import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { currentGameAtom } from '../../features/play/current-game.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { playerAtom } from '../../session/player.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const Unfinished = lazyWithRetry(
  () => import('./unfinished.tsx').then((module) => module.Unfinished),
  'silent',
)

/** Offers to continue unfinished rounds, on pages that show games. */
export function UnfinishedHost() {
  const player = useAtomValue(playerAtom)
  const isOffered = useAtomValue(offersAtom)('rounds')
  const isStopped = useAtomValue(playStopAtom) !== undefined
  // An open game shows its own round. After it is closed, the rounds are fetched again.
  const isOpen = useAtomValue(currentGameAtom) !== undefined
  const hasGames = useMatches({ select: (matches) => matches.at(-1)?.staticData.games === true })
  return player !== undefined && isOffered && hasGames && !isOpen && !isStopped ? (
    <Suspense>
      <Unfinished key={player} player={player} />
    </Suspense>
  ) : null
}
