import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/etc/terms-of-service')({
  staticData: { layout: 'fullpage-type-a', title: msg`Terms of service`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="info" title={t`Terms of service`}>
      <WaysOn />
    </ComingSoon>
  )
}
