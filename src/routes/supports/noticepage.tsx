import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementsPage } from '../../features/support/announcements-page.tsx'
import { readId } from '../../features/support/search.ts'

export const Route = createFileRoute('/supports/noticepage')({
  staticData: { layout: 'dashboard', title: msg`Announcements`, parent: '/home' },
  validateSearch: (search): { id?: string } => readId(search),
  component: Page,
})

function Page() {
  return <AnnouncementsPage id={Route.useSearch().id} />
}
