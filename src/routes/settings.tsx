import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Settings } from '../features/settings/settings.tsx'
import { lazyRoom } from '../ui/states/lazy-room.ts'

const FurtherSettings = lazyRoom(
  () => import('../shell/settings/further-settings.tsx').then((module) => module.default),
  'silent',
)

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <Settings>
      <Suspense>
        <FurtherSettings />
      </Suspense>
    </Settings>
  ),
})
