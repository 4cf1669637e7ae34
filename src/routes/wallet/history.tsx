import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { requireSession } from '../../session/guard.ts'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/wallet/history')({
  staticData: { layout: 'dashboard', title: msg`Transaction history`, parent: '/wallet/depositpage' },
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="clock" title={t`Transaction history`}>
      <WaysOn />
    </ComingSoon>
  )
}
