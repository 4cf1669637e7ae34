import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const StopButton = lazyWithRetry(
  () => import('../../features/protection/breaks/stop-button.tsx').then((module) => module.StopButton),
  'silent',
)

/** The button that stops play for 24 hours, if the operator has player protection. Loaded when it is rendered. */
export function LazyStopButton() {
  return useAtomValue(protectedAtom) ? (
    <Suspense>
      <StopButton wide />
    </Suspense>
  ) : null
}
