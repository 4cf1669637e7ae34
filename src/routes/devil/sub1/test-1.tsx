import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPage } from '../../../ui/states/lazy-page.tsx'
import { PageSkeleton } from '../../../ui/states/page-skeleton.tsx'

const Diagnostics = lazyPage(() =>
  import('../../../features/device/diagnostics/diagnostics.tsx').then((module) => module.Diagnostics),
)

export const Route = createFileRoute('/devil/sub1/test-1')({
  staticData: { layout: 'dashboard', title: msg`Diagnostics`, parent: '/settings' },
  component: () => (
    <Suspense fallback={<PageSkeleton title={<Trans>Diagnostics</Trans>} />}>
      <Diagnostics />
    </Suspense>
  ),
})
