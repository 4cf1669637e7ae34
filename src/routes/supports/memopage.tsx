import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readOpenId } from '../../features/support/board/board-search.ts'
import { requireSession } from '../../session/guard.ts'
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const MemosPage = lazyPage(() =>
  import('../../features/support/memos/memos-page.tsx').then((module) => module.MemosPage),
)

export const Route = createFileRoute('/supports/memopage')({
  staticData: { layout: 'dashboard', title: msg`Messages`, parent: '/home' },
  validateSearch: (search): { id?: string | undefined; kind?: 'all' | 'direct' | undefined } => ({
    ...readOpenId(search),
    kind: search['kind'] === 'direct' ? 'direct' : undefined,
  }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { id, kind = 'all' } = Route.useSearch()
  return (
    <Suspense fallback={<PageSkeleton title={<Trans>Messages</Trans>} />}>
      <MemosPage id={id} kind={kind} />
    </Suspense>
  )
}
