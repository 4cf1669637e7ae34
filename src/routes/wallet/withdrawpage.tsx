import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

const load = () => import('../../features/wallet/withdraw-page.tsx')
const WithdrawPage = lazy(() => load().then((module) => ({ default: module.WithdrawPage })))

export const Route = createFileRoute('/wallet/withdrawpage')({
  staticData: { layout: 'dashboard', title: msg`Withdraw`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <WithdrawPage />
    </Suspense>
  ),
})
