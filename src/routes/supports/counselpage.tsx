import { msg } from '@lingui/core/macro'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { InquiriesPage } from '../../features/support/inquiries/inquiries-page.tsx'
import {
  type InquirySearch,
  readInquirySearch,
  referenceOf,
} from '../../features/support/inquiries/inquiry-search.ts'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/supports/counselpage')({
  staticData: { layout: 'dashboard', title: msg`Support requests`, parent: '/home' },
  // The page validates the parameters, so that the validation is not part of the first script.
  validateSearch: (search: InquirySearch & SearchSchemaInput): Record<string, unknown> => ({ ...search }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const search = readInquirySearch(Route.useSearch())
  return <InquiriesPage id={search.id} writing={search.write ?? false} reference={referenceOf(search)} />
}
