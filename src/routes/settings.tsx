import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPage } from '../ui/states/lazy-page.tsx'
import { lazyRoom } from '../ui/states/lazy-room.ts'
import { PageSkeleton } from '../ui/states/page-skeleton.tsx'

const Settings = lazyPage(() => import('../features/settings/settings.tsx').then((module) => module.Settings))
const FurtherSettings = lazyRoom(
  () => import('../shell/settings/further-settings.tsx').then((module) => module.default),
  'silent',
)

export const Route = createFileRoute('/settings')({
  staticData: { layout: 'dashboard', title: msg`Settings`, parent: '/home' },
  component: () => (
    <Suspense fallback={<PageSkeleton title={<Trans>Settings</Trans>} />}>
      <Settings>
        <Suspense>
          <FurtherSettings />
        </Suspense>
      </Settings>
    </Suspense>
  ),
})
