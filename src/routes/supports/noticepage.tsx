import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readOpenId } from '../../features/support/board/board-search.ts'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { Offered } from '../../shell/layout/offered.tsx'

const AnnouncementsPage = lazyPage(() =>
  import('../../features/support/announcements/announcements-page.tsx').then(
    (module) => module.AnnouncementsPage,
  ),
)

export const Route = createFileRoute('/supports/noticepage')({
  staticData: { layout: 'dashboard', title: msg`Announcements`, parent: '/home' },
  validateSearch: (search): { id?: string | undefined } => readOpenId(search),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return (
    <Offered feature="support" title={<Trans>Announcements</Trans>}>
      <Suspense fallback={<PageSkeleton title={<Trans>Announcements</Trans>} />}>
        <AnnouncementsPage id={id} />
      </Suspense>
    </Offered>
  )
}
