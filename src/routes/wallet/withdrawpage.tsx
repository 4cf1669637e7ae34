import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const WithdrawPage = lazyPage(() =>
  import('../../features/wallet/withdraw/withdraw-page.tsx').then((module) => module.WithdrawPage),
)

export const Route = createFileRoute('/wallet/withdrawpage')({
  staticData: { layout: 'dashboard', title: msg`Withdraw`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <WithdrawPage />
    </Suspense>
  ),
})
