import '../../theme/forced-colours.css'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { SessionWarning } from '../../features/account/sign-in/session-warning.tsx'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import { playerAtom } from '../../session/player.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { toastsAtom } from '../../ui/toast/toast.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { NoticeGate } from './notice-gate.tsx'
import { WelcomeHost } from '../join/welcome-host.tsx'
import { DeviceCards } from './device-cards.tsx'
import { FactsHost } from './facts-host.tsx'
import { UnfinishedHost } from './unfinished-host.tsx'
import { WindowSessionHost } from './window-session-host.tsx'
import { TermsHost } from './terms-host.tsx'
import { TutorialHost } from './tutorial-host.tsx'

const Toaster = lazyWithRetry<{ onDetails: (() => void) | undefined }>(
  () => import('../../ui/toast/toaster.tsx').then((module) => module.Toaster),
  'silent',
)

/** Overlays that appear by themselves on any page. Lazy, because the first paint needs none; earlier toasts are queued. */
export default function AutomaticOverlays() {
  const navigate = useNavigate()
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const isInGame = useAtomValue(frameCoversPageAtom)
  const hasToasts = useAtomValue(toastsAtom).length > 0
  const [hadToasts, setHadToasts] = useState(false)
  if (hasToasts && !hadToasts) setHadToasts(true)
  const openActivity = () =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, modal: 'activity' as const }),
      state: { overlay: true },
      resetScroll: false,
    })
  return (
    <>
      <WelcomeHost />
      <NoticeGate />
      <TutorialHost />
      <DeviceCards />
      <ConnectionBanner />
      <SessionWarning />
      <TermsHost />
      <FactsHost />
      <WindowSessionHost />
      <UnfinishedHost />
      {hadToasts ? (
        <Suspense>
          <Toaster onDetails={isSignedIn && !isInGame ? openActivity : undefined} />
        </Suspense>
      ) : null}
    </>
  )
}
