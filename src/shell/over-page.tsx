import '../theme/forced-colours.css'
import { SessionWarning } from '../features/account/session-warning.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { DeviceCards } from './device-cards.tsx'
import { TermsHost } from './terms-host.tsx'
import { TutorialHost } from './tutorial-host.tsx'

/** What may come over any page. Not needed for the first paint: what is said before it is here waits for it. */
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
