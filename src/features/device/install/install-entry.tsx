import { Trans } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { install, installWayAtom } from '../../../platform/install.ts'
import { Button } from '../../../ui/button.tsx'
import { installGuide } from './guide.ts'
import { IosSteps } from './ios-steps.tsx'
import { PanelText } from '../panel.tsx'

/** Tells how the app can be installed in this browser, or that it is installed. */
export function InstallEntry() {
  const way = useAtomValue(installWayAtom)
  if (way === 'installed') {
    return (
      <PanelText>
        <Trans>The app is installed on this device.</Trans>
      </PanelText>
    )
  }
  if (way === 'menu') {
    return (
      <PanelText>
        <MenuGuide />
      </PanelText>
    )
  }
  return (
    <>
      <PanelText>
        <Trans>Add the app to your home screen: it opens instantly, even without a connection.</Trans>
      </PanelText>
      {way === 'ios' ? <IosSteps /> : null}
    </>
  )
}

function MenuGuide() {
  switch (installGuide('menu', navigator)) {
    case 'browser':
      return <Trans>To install the app, open this page in your browser, for example Chrome.</Trans>
    case 'dock':
      return (
        <Trans comment="The names of Safari's menu and its item on a Mac">
          To install the app, choose “Add to Dock” in Safari’s “File” menu.
        </Trans>
      )
    case 'other':
      return <Trans>This browser cannot install the app. Chrome and Edge can.</Trans>
    default:
      return (
        <Trans>
          To install the app, open your browser’s menu and choose “Install” or “Add to home screen”.
        </Trans>
      )
  }
}

/** Opens the browser's install dialog. Renders nothing in a browser without one. */
export function InstallButton() {
  const store = useStore()
  return useAtomValue(installWayAtom) === 'prompt' ? (
    <Button onClick={() => void install(store)}>
      <Trans>Install the app</Trans>
    </Button>
  ) : null
}
