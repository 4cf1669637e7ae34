import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { install, installWayAtom } from '../../../platform/install.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { DeviceCard } from '../device-card.tsx'
import { dismissInstall } from './interest.ts'
import { IosSteps } from './ios-steps.tsx'

/** The quiet offer to install. 'Not now' holds for a month. */
export default function InstallOffer() {
  const { t } = useLingui()
  const way = useAtomValue(installWayAtom)
  const [steps, setSteps] = useState(false)
  useEffect(() => {
    // Installed or refused in the browser's own dialogue: not asked again either.
    if (way === 'installed') void dismissInstall()
  }, [way])
  if (steps) {
    return (
      <Sheet title={t`Add to your home screen`} onClose={() => void dismissInstall()}>
        <IosSteps />
      </Sheet>
    )
  }
  const accept = async () => {
    if (way === 'ios') return setSteps(true)
    await install()
    await dismissInstall()
  }
  return (
    <DeviceCard
      icon="plus"
      title={t`Keep the app at hand`}
      actions={
        <>
          <Button onClick={() => void dismissInstall()}>
            <Trans comment="Declines the offer to install, for now">Not now</Trans>
          </Button>
          <Button variant="filled" onClick={() => void accept()}>
            <Trans comment="Button: install the app">Install</Trans>
          </Button>
        </>
      }
    >
      <Trans>Put it on your home screen: it opens at once, also without a connection.</Trans>
    </DeviceCard>
  )
}
