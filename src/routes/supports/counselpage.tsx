import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InquiriesPage } from '../../features/support/inquiries-page.tsx'
import { type InquirySearch, readInquirySearch, referenceOf } from '../../features/support/search.ts'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/supports/counselpage')({
  staticData: { layout: 'dashboard', title: msg`1:1 inquiries`, parent: '/home' },
  validateSearch: (search): InquirySearch => readInquirySearch(search),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  return <InquiriesPage id={search.id} writing={search.write ?? false} reference={referenceOf(search)} />
}
