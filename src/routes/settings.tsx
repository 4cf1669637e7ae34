import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { lazyWithRetry } from '../ui/states/lazy-with-retry.tsx'

const FurtherSettings = lazyWithRetry(
  () => import('../shell/settings/further-settings.tsx').then((module) => module.default),
  'silent',
)

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <SettingsPage>
      <Suspense>
        <FurtherSettings />
      </Suspense>
    </SettingsPage>
  ),
})
