import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DepositWithLimit } from '../../shell/wallet/deposit-with-limit.tsx'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/wallet/depositpage')({
  staticData: { layout: 'dashboard', title: msg`Deposit`, parent: '/home' },
  beforeLoad: requireSession,
  pendingComponent: WalletSkeleton,
  component: () => <DepositWithLimit />,
})
