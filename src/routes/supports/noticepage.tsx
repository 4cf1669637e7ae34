import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readId } from '../../features/support/search.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'

const load = () => import('../../features/support/announcements-page.tsx')
const AnnouncementsPage = lazy(() => load().then((module) => ({ default: module.AnnouncementsPage })))

export const Route = createFileRoute('/supports/noticepage')({
  staticData: { layout: 'dashboard', title: msg`Announcements`, parent: '/home' },
  validateSearch: (search): { id?: string } => readId(search),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  return (
    <Suspense fallback={<PageSkeleton title={<Trans>Announcements</Trans>} />}>
      <AnnouncementsPage id={id} />
    </Suspense>
  )
}
