import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WithdrawPage } from '../../features/wallet/withdraw/withdraw-page.tsx'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/wallet/withdrawpage')({
  staticData: { layout: 'dashboard', title: msg`Withdraw`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  pendingComponent: WalletSkeleton,
  component: WithdrawPage,
})
