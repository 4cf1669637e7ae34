import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

const load = () => import('../../features/wallet/deposit-page.tsx')
const DepositPage = lazy(() => load().then((module) => ({ default: module.DepositPage })))

export const Route = createFileRoute('/wallet/depositpage')({
  staticData: { layout: 'dashboard', title: msg`Deposit`, parent: '/home' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <DepositPage />
    </Suspense>
  ),
})
