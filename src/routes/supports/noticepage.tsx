import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementsPage } from '../../features/support/announcements/announcements-page.tsx'
import { readOpenId } from '../../features/support/board/board-search.ts'
import { FeaturePage } from '../../shell/layout/feature-page.tsx'

export const Route = createFileRoute('/supports/noticepage')({
  staticData: { layout: 'dashboard', title: msg`Announcements`, parent: '/home' },
  validateSearch: (search): { id?: string | undefined } => readOpenId(search),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return (
    <FeaturePage feature="support" title={<Trans>Announcements</Trans>}>
      <AnnouncementsPage id={id} />
    </FeaturePage>
  )
}
