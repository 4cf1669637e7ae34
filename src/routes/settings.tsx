import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Settings } from '../features/settings/settings.tsx'
import { TutorialAgain } from '../shell/overlays/tutorial-again.tsx'

const DevicePanels = lazy(() => import('../features/device/device-panels.tsx'))

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <Settings>
      <TutorialAgain />
      <Suspense>
        <DevicePanels />
      </Suspense>
    </Settings>
  ),
})
