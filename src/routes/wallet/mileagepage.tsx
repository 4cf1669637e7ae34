import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PointsPage } from '../../features/wallet/points/points-page.tsx'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { FeaturePage } from '../../shell/layout/feature-page.tsx'

export const Route = createFileRoute('/wallet/mileagepage')({
  staticData: { layout: 'dashboard', title: msg`Points`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  pendingComponent: WalletSkeleton,
  component: () => (
    <FeaturePage feature="wallet" title={<Trans>Points</Trans>}>
      <PointsPage />
    </FeaturePage>
  ),
})
