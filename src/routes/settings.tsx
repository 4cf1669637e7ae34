import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import DevicePanels from '../features/device/device-panels.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { TutorialAgain } from '../shell/overlays/tutorial-again.tsx'

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <SettingsPage>
      <TutorialAgain />
      <DevicePanels />
    </SettingsPage>
  ),
})
