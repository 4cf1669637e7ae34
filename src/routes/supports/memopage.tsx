import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemosPage } from '../../features/support/memos/memos-page.tsx'
import { readOpenId } from '../../features/support/board/board-search.ts'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/supports/memopage')({
  staticData: { layout: 'dashboard', title: msg`Inbox`, parent: '/home' },
  validateSearch: (search): { id?: string | undefined; kind?: 'all' | 'direct' | undefined } => ({
    ...readOpenId(search),
    kind: search['kind'] === 'direct' ? 'direct' : undefined,
  }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { id, kind = 'all' } = Route.useSearch()
  return <MemosPage id={id} kind={kind} />
}
