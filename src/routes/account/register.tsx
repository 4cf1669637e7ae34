import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../features/info/coming-soon.tsx'
import { WaysOn } from '../../shell/ways-on.tsx'

export const Route = createFileRoute('/account/register')({
  staticData: { layout: 'fullpage-type-a', title: msg`Join`, parent: '/login' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="person" title={t`Join`}>
      <WaysOn />
    </ComingSoon>
  )
}
