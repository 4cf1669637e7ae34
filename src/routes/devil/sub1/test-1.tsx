import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../features/info/coming-soon.tsx'
import { WaysOn } from '../../../shell/ways-on.tsx'

export const Route = createFileRoute('/devil/sub1/test-1')({
  staticData: { layout: 'dashboard', title: msg`Diagnostics`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="info" title={t`Diagnostics`}>
      <WaysOn />
    </ComingSoon>
  )
}
