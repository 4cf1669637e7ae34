import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

const load = () => import('../../features/wallet/points-page.tsx')
const PointsPage = lazy(() => load().then((module) => ({ default: module.PointsPage })))

export const Route = createFileRoute('/wallet/mileagepage')({
  staticData: { layout: 'dashboard', title: msg`Points`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <PointsPage />
    </Suspense>
  ),
})
