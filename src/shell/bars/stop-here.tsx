import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const StopButton = lazyWithRetry(
  () => import('../../features/protection/breaks/stop-button.tsx').then((module) => module.StopButton),
  'silent',
)

/** The stop for 24 hours, where the operator has player protection. */
export function StopHere() {
  return useAtomValue(protectedAtom) ? (
    <Suspense>
      <StopButton wide />
    </Suspense>
  ) : null
}
