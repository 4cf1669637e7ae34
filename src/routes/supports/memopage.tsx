import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemosPage } from '../../features/support/memos-page.tsx'
import { readId } from '../../features/support/search.ts'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/supports/memopage')({
  staticData: { layout: 'dashboard', title: msg`Memos`, parent: '/home' },
  validateSearch: (search): { id?: string; kind?: 'all' | 'direct' } => ({
    ...readId(search),
    ...(search['kind'] === 'direct' ? { kind: 'direct' } : {}),
  }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const { id, kind = 'all' } = Route.useSearch()
  return <MemosPage id={id} kind={kind} />
}
