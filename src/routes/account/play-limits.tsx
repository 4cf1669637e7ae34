import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'

const PlayLimitsPage = lazyPage(() =>
  import('../../features/protection/play-limits-page.tsx').then((module) => module.PlayLimitsPage),
)

export const Route = createFileRoute('/account/play-limits')({
  staticData: {
    layout: 'dashboard',
    title: msg({ message: 'Play limits', comment: 'Page of limits of money and time, breaks and help' }),
    parent: '/account/mypagelist',
  },
  beforeLoad: requireSession,
  component: () => (
    <Suspense
      fallback={
        <PageSkeleton
          title={<Trans comment="Page of limits of money and time, breaks and help">Play limits</Trans>}
        />
      }
    >
      <PlayLimitsPage />
    </Suspense>
  ),
})
