import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { protectedAtom } from '../../platform/config/site-config.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { playerAtom } from '../../session/player.ts'
import { Button } from '../../ui/button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const StopButton = lazyWithRetry(
  () => import('../../features/protection/breaks/stop-button.tsx').then((module) => module.StopButton),
  'silent',
)

/**
 * The button that stops play for 24 hours, if the operator has player protection. Loaded when it is rendered; until then an
 * inert button has its space.
 */
export function LazyStopButton() {
  const isProtected = useAtomValue(protectedAtom)
  const player = useAtomValue(playerAtom)
  const stop = useAtomValue(playStopAtom)
  if (!isProtected || player === undefined || stop) return null
  return (
    <Suspense
      fallback={
        <Button variant="quiet" icon={icons.clock} wide inert>
          <Trans comment="Button: no games and no deposits for a day">Stop for 24 hours</Trans>
        </Button>
      }
    >
      <StopButton wide />
    </Suspense>
  )
}
