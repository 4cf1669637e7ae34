import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '../../shell/layout/coming-soon-page.tsx'
import { pageIcons } from '../../ui/icon/page-icons.ts'

export const Route = createFileRoute('/game/sports')({
  staticData: { layout: 'dashboard', title: msg`Sports betting`, parent: '/home' },
  component: Page,
})

function Page() {
  const { t } = useLingui()
  return <ComingSoonPage icon={pageIcons.ball} title={t`Sports betting`} />
}
