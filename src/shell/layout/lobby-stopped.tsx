import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const Stopped = lazyWithRetry(
  () => import('../../features/protection/lobby-stopped.tsx').then((module) => module.LobbyStopped),
  'silent',
)

/** In place of every page of games while the player's stop lasts. */
export default function LobbyStopped() {
  return (
    <Suspense>
      <Stopped />
    </Suspense>
  )
}
