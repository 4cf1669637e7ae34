import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const DepositPage = lazyPage(() =>
  import('../../shell/wallet/deposit-with-question.tsx').then((module) => module.DepositWithQuestion),
)

export const Route = createFileRoute('/wallet/depositpage')({
  staticData: { layout: 'dashboard', title: msg`Deposit`, parent: '/home' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <DepositPage />
    </Suspense>
  ),
})
