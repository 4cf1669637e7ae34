import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { CurrentGame } from '../../features/play/current-game.ts'
import { balanceDelay } from '../../features/play/frame/balance-delay.ts'
import { isInRound } from '../../features/play/frame/message-formats.ts'
import { useGameControl } from '../../features/play/game-control.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

/** The delay of the session's result under a game without a balance, whose rounds the app cannot see, ms. */
const HIDDEN_RESULT_MS = 30_000

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
      <SessionBar
        gameId={current.game.id}
        busy={current.phase === 'busy'}
        inRound={isInRound(current)}
        active={!current.minimised}
        resultDelayMs={balanceDelay(current) ?? HIDDEN_RESULT_MS}
      />
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
        busy={isInRound(current)}
        onPause={control.setPaused}
        onClose={() => control.close()}
        onHistory={() => void router.navigate({ to: '/wallet/history' })}
      />
    </Suspense>
  )
}
