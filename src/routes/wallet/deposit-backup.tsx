import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WalletSkeleton } from '../../features/wallet/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { late } from '../../ui/late.tsx'

const DepositPage = late(() =>
  import('../../features/wallet/deposit-page.tsx').then((module) => module.DepositPage),
)

/** The manual bank transfer, for when a virtual account is not offered or fails. */
export const Route = createFileRoute('/wallet/deposit-backup')({
  staticData: { layout: 'dashboard', title: msg`Manual bank transfer`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: () => (
    <Suspense fallback={<WalletSkeleton />}>
      <DepositPage method="manual" />
    </Suspense>
  ),
})
