import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPage } from '../ui/states/lazy-page.tsx'
import { PageSkeleton } from '../ui/states/page-skeleton.tsx'

const FairnessPage = lazyPage(() =>
  import('../features/fairness/fairness-page.tsx').then((module) => module.FairnessPage),
)

export const Route = createFileRoute('/fairness')({
  staticData: { layout: 'dashboard', title: msg`Check a round`, parent: '/support' },
  component: () => (
    <Suspense fallback={<PageSkeleton title={<Trans>Check a round</Trans>} />}>
      <FairnessPage />
    </Suspense>
  ),
})
