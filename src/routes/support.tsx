import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../ui/states/page-skeleton.tsx'
import { lazyPage } from '../ui/states/lazy-page.tsx'

const SupportPage = lazyPage(() =>
  import('../shell/support/support-with-account.tsx').then((module) => module.SupportWithAccount),
)

export const Route = createFileRoute('/support')({
  staticData: { layout: 'dashboard', title: msg`Customer support`, parent: '/home' },
  component: () => (
    <Suspense fallback={<PageSkeleton title={<Trans>Customer support</Trans>} />}>
      <SupportPage />
    </Suspense>
  ),
})
