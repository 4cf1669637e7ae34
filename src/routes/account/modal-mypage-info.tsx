import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BalanceCard } from '../../features/account/my-page/balance-card.tsx'
import { DetailsCard } from '../../features/account/my-page/details-card.tsx'
import { requireSession } from '../../session/guard.ts'
import { StandalonePage } from '../../shell/layout/standalone-page.tsx'

/** The modal route as a page, for direct entry. Inside the app it is a dialog (`modal-host.tsx`). */
export const Route = createFileRoute('/account/modal-mypage-info')({
  staticData: {
    layout: 'none',
    title: msg({ message: 'Account', context: 'page of the account' }),
    parent: '/account/mypagelist',
  },
  beforeLoad: requireSession,
  component: () => (
    <StandalonePage title={<Trans context="page of the account">Account</Trans>}>
      <BalanceCard />
      <DetailsCard />
    </StandalonePage>
  ),
})
