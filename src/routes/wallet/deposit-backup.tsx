import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DepositWithLimit } from '../../shell/wallet/deposit-with-limit.tsx'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

/** Manual bank transfer, for when virtual accounts are not offered or fail. */
export const Route = createFileRoute('/wallet/deposit-backup')({
  staticData: { layout: 'dashboard', title: msg`Manual bank transfer`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  pendingComponent: WalletSkeleton,
  component: () => <DepositWithLimit method="manual" />,
})
