import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CurrentGame } from '../../features/play/current-game.ts'
import { useGameControl } from '../../features/play/game-control.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const SessionBar = lazyWithRetry(
  () => import('../../features/protection/game/session-bar.tsx').then((module) => module.SessionBar),
  'silent',
)
const GameCover = lazyWithRetry(
  () => import('../../features/protection/game/game-cover.tsx').then((module) => module.GameCover),
  'silent',
)

/** The bar with the session of play, under a game in the frame. */
export function FrameSession({ current }: { current: CurrentGame }) {
  return (
    <Suspense>
      <SessionBar gameId={current.game.id} busy={current.phase === 'busy'} active={!current.minimised} />
    </Suspense>
  )
}

/** The cover of player protection over a game in the frame, between rounds. */
export function FrameCover({ current }: { current: CurrentGame }) {
  const control = useGameControl()
  const router = useRouter()
  return (
    <Suspense>
      <GameCover
        busy={current.phase === 'busy'}
        onPause={control.setPaused}
        onClose={() => control.close()}
        onHistory={() => void router.navigate({ to: '/wallet/history' })}
      />
    </Suspense>
  )
}
