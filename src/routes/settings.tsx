import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Settings } from '../features/settings/settings.tsx'
import { TutorialAgain } from '../shell/overlays/tutorial-again.tsx'
import { lazyRoom } from '../ui/states/lazy-room.ts'

const DevicePanels = lazyRoom(
  () => import('../features/device/device-panels.tsx').then((module) => module.default),
  'silent',
)

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
