import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { late } from '../../ui/late.tsx'

const PointsPage = late(() =>
  import('../../features/wallet/points-page.tsx').then((module) => module.PointsPage),
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
