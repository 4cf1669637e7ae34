import '../../theme/forced-colours.css'
import { SessionWarning } from '../../features/account/sign-in/session-warning.tsx'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { DeviceCards } from '../home/device-cards.tsx'
import { TermsHost } from '../overlays/terms-host.tsx'
import { TutorialHost } from '../overlays/tutorial-host.tsx'

/**
 * Overlays that may appear on any page. Lazy, because the first paint needs none of them; toasts and other
 * messages raised earlier are queued.
 */
export default function OverPage() {
  return (
    <>
      <TutorialHost />
      <DeviceCards />
      <ConnectionBanner />
      <SessionWarning />
      <TermsHost />
      <Toaster />
    </>
  )
}
