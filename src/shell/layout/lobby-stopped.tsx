import { Suspense } from 'react'
import { lazyRoom } from '../../ui/states/lazy-room.ts'

const Stopped = lazyRoom(
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
