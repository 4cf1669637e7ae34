import '../../theme/forced-colours.css'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { SessionWarning } from '../../features/account/sign-in/session-warning.tsx'
import { frameCoversPageAtom } from '../../features/play/current-game.ts'
import { playerAtom } from '../../session/player.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { NoticeHold } from '../home/notice-hold.tsx'
import { WelcomeHost } from '../join/welcome-host.tsx'
import { DeviceCards } from '../home/device-cards.tsx'
import { FactsHost } from '../overlays/facts-host.tsx'
import { UnfinishedHost } from '../overlays/unfinished-host.tsx'
import { WindowSessionHost } from '../overlays/window-session-host.tsx'
import { TermsHost } from '../overlays/terms-host.tsx'
import { TutorialHost } from '../overlays/tutorial-host.tsx'

/**
 * Overlays that may appear on any page. Lazy, because the first paint needs none of them; toasts and other
 * messages raised earlier are queued.
 */
export default function OverPage() {
  const navigate = useNavigate()
  const isSignedIn = useAtomValue(playerAtom) !== undefined
  const isInGame = useAtomValue(frameCoversPageAtom)
  const openHappened = () =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, modal: 'happened' as const }),
      state: { overlay: true },
      resetScroll: false,
    })
  return (
    <>
      <WelcomeHost />
      <NoticeHold />
      <TutorialHost />
      <DeviceCards />
      <ConnectionBanner />
      <SessionWarning />
      <TermsHost />
      <FactsHost />
      <WindowSessionHost />
      <UnfinishedHost />
      <Toaster onDetails={isSignedIn && !isInGame ? openHappened : undefined} />
    </>
  )
}
