import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../ui/states/page-skeleton.tsx'
import { lazyWithRetry } from '../ui/states/lazy-with-retry.tsx'

const SupportPage = lazyWithRetry(() =>
  import('../features/support/ticket/support-page.tsx').then((module) => module.SupportPage),
)

export const Route = createFileRoute('/support')({
  staticData: { layout: 'dashboard', title: msg`Customer support`, parent: '/home' },
  component: () => (
    <Suspense fallback={<PageSkeleton title={<Trans>Customer support</Trans>} />}>
      <SupportPage />
    </Suspense>
  ),
})
