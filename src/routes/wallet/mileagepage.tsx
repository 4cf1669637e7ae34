import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { requireSession } from '../../session/guard.ts'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/wallet/mileagepage')({
  staticData: { layout: 'dashboard', title: msg`Points`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="coin" title={t`Points`}>
      <WaysOn />
    </ComingSoon>
  )
}
