import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { windowGameAtom } from '../../features/play/current-game.ts'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const WindowSession = lazyWithRetry(
  () => import('./window-session.tsx').then((module) => module.WindowSession),
  'silent',
)

/** The session of play of a game in its own window, if the operator has player protection. */
export function WindowSessionHost() {
  const isProtected = useAtomValue(protectedAtom)
  const isOpen = useAtomValue(windowGameAtom) !== undefined
  return isProtected && isOpen ? (
    <Suspense>
      <WindowSession />
    </Suspense>
  ) : null
}
