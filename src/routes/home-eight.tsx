import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../features/info/coming-soon.tsx'
import { WaysOn } from '../shell/ways-on.tsx'

export const Route = createFileRoute('/home-eight')({
  staticData: { layout: 'eight-dashboard', title: msg`Categories`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return (
    <ComingSoon icon="grid" title={t`Categories`}>
      <WaysOn />
    </ComingSoon>
  )
}
