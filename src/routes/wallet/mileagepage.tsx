import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'

const PointsPage = lazyWithRetry(() =>
  import('../../features/wallet/points/points-page.tsx').then((module) => module.PointsPage),
)

export const Route = createFileRoute('/wallet/mileagepage')({
  staticData: { layout: 'dashboard', title: msg`Points`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <PointsPage />
    </Suspense>
  ),
})
