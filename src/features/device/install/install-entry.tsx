import { Trans } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { install, installWayAtom } from '../../../platform/install.ts'
import { Button } from '../../../ui/button.tsx'
import { IosSteps } from './ios-steps.tsx'
import { Explanation } from '../panel.tsx'

/** How the app can be installed in this browser, or that it is installed. */
export function InstallEntry() {
  const way = useAtomValue(installWayAtom)
  if (way === 'installed') {
    return (
      <Explanation>
        <Trans>The app is installed on this device.</Trans>
      </Explanation>
    )
  }
  if (way === 'ios') {
    return (
      <>
        <Explanation>
          <Trans>Put the app on your home screen: it opens at once, even without a connection.</Trans>
        </Explanation>
        <IosSteps />
      </>
    )
  }
  if (way === 'menu') {
    return (
      <Explanation>
        <Trans>
          To install the app, open your browser’s menu and choose “Install” or “Add to home screen”.
        </Trans>
      </Explanation>
    )
  }
  return (
    <Explanation>
      <Trans>Put the app on your home screen: it opens at once, even without a connection.</Trans>
    </Explanation>
  )
}

/** The button of `InstallEntry`, in a browser whose install dialog the app can open. */
export function InstallButton() {
  const store = useStore()
  return useAtomValue(installWayAtom) === 'prompt' ? (
    <Button onClick={() => void install(store)}>
      <Trans>Install the app</Trans>
    </Button>
  ) : null
}
