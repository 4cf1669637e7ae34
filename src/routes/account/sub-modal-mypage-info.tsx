import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'

import { DetailsCard } from '../../features/account/details-card.tsx'
import { requireSession } from '../../session/guard.ts'
import { StandalonePage } from '../../shell/standalone-page.tsx'

/** Entered directly, the modal route stands alone; from inside the app it opens over the page (see `modal-host.tsx`). */
export const Route = createFileRoute('/account/sub-modal-mypage-info')({
  staticData: { layout: 'none', title: msg`My page`, parent: '/account/mypagelist' },
  beforeLoad: requireSession,
  component: () => (
    <StandalonePage title={<Trans>My page</Trans>}>
      <DetailsCard />
    </StandalonePage>
  ),
})
