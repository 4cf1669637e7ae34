import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Suspense } from 'react'
import {
  type InquirySearch,
  readInquirySearch,
  referenceOf,
} from '../../features/support/inquiries/inquiry-search.ts'
import { requireSession } from '../../session/guard.ts'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const InquiriesPage = lazyPage(() =>
  import('../../features/support/inquiries/inquiries-page.tsx').then((module) => module.InquiriesPage),
)

export const Route = createFileRoute('/supports/counselpage')({
  staticData: { layout: 'dashboard', title: msg`My inquiries`, parent: '/home' },
  // The page reads it: what reads it is no part of the first script.
  validateSearch: (search: InquirySearch & SearchSchemaInput): Record<string, unknown> => ({ ...search }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const search = readInquirySearch(Route.useSearch())
  return (
    <Suspense fallback={<PageSkeleton title={<Trans>My inquiries</Trans>} />}>
      <InquiriesPage id={search.id} writing={search.write ?? false} reference={referenceOf(search)} />
    </Suspense>
  )
}
