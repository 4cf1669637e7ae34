import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readId } from '../../features/support/search.ts'
import { requireSession } from '../../session/guard.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { late } from '../../ui/late.tsx'

const MemosPage = late(() =>
  import('../../features/support/memos-page.tsx').then((module) => module.MemosPage),
)

export const Route = createFileRoute('/supports/memopage')({
  staticData: { layout: 'dashboard', title: msg`Memos`, parent: '/home' },
  validateSearch: (search): { id?: string | undefined; kind?: 'all' | 'direct' | undefined } => ({
    ...readId(search),
    kind: search['kind'] === 'direct' ? 'direct' : undefined,
  }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { id, kind = 'all' } = Route.useSearch()
  return (
    <Suspense fallback={<PageSkeleton title={<Trans>Memos</Trans>} />}>
      <MemosPage id={id} kind={kind} />
    </Suspense>
  )
}
