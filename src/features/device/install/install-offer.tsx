import { Trans, useLingui } from '@lingui/react/macro'
import { AnimatePresence } from 'framer-motion'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { install, installWayAtom } from '../../../platform/install.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyModal } from '../../../ui/overlay/lazy-modal.tsx'
import { DeviceCard } from '../device-card.tsx'
import { dismissInstall } from './interest.ts'
import { IosSteps } from './ios-steps.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

/** Offers to install the app. 'Not now' hides the offer for a month. */
export default function InstallOffer() {
  const { t } = useLingui()
  const tab = useTab()
  const way = useAtomValue(installWayAtom)
  const [stage, setStage] = useState<'offer' | 'steps' | 'closed'>('offer')
  useEffect(() => {
    // The player may install the app from the browser's menu.
    if (way === 'installed') void dismissInstall(tab)
  }, [tab, way])
  if (stage !== 'offer') {
    return (
      <AnimatePresence onExitComplete={() => void dismissInstall(tab)}>
        {stage === 'steps' ? (
          <LazyModal key="steps" title={t`Add to your home screen`} onClose={() => setStage('closed')}>
            <IosSteps />
          </LazyModal>
        ) : null}
      </AnimatePresence>
    )
  }
  const accept = async () => {
    if (way === 'ios') return setStage('steps')
    await install(tab.store)
    await dismissInstall(tab)
  }
  return (
    <DeviceCard
      icon={pageIcons.plus}
      title={t`Install the app`}
      actions={
        <>
          <Button variant="soft" onClick={() => void dismissInstall(tab)}>
            <Trans comment="Declines the offer to install, for now">Not now</Trans>
          </Button>
          <Button onClick={() => void accept()}>
            <Trans comment="Button: install the app">Install</Trans>
          </Button>
        </>
      }
    >
      <Trans>Add it to your home screen: it opens instantly, even without a connection.</Trans>
    </DeviceCard>
  )
}
