import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { Offered } from '../../shell/layout/offered.tsx'

const PointsPage = lazyPage(() =>
  import('../../features/wallet/points/points-page.tsx').then((module) => module.PointsPage),
)

export const Route = createFileRoute('/wallet/mileagepage')({
  staticData: { layout: 'dashboard', title: msg`Points`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Offered feature="wallet" title={<Trans>Points</Trans>}>
      <Suspense fallback={<WalletSkeleton />}>
        <PointsPage />
      </Suspense>
    </Offered>
  ),
})
