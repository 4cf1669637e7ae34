import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const DepositPage = lazyPage(() =>
  import('../../shell/wallet/deposit-with-question.tsx').then((module) => module.DepositWithQuestion),
)

/** Manual bank transfer, for when virtual accounts are not offered or fail. */
export const Route = createFileRoute('/wallet/deposit-backup')({
  staticData: { layout: 'dashboard', title: msg`Manual bank transfer`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <DepositPage method="manual" />
    </Suspense>
  ),
})
