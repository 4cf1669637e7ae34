import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { FurtherSettings } from '../shell/settings/further-settings.tsx'

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <SettingsPage>
      <FurtherSettings />
    </SettingsPage>
  ),
})
