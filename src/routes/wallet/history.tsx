import { msg } from '@lingui/core/macro'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type HistorySearch, readHistorySearch } from '../../features/wallet/history/history-search.ts'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'
import { lazyPage } from '../../ui/states/lazy-page.tsx'

const HistoryPage = lazyPage(() =>
  import('../../features/wallet/history/history-page.tsx').then((module) => module.HistoryPage),
)

export const Route = createFileRoute('/wallet/history')({
  staticData: { layout: 'dashboard', title: msg`Transaction history`, parent: '/wallet/depositpage' },
  // The page reads it: what reads it is no part of the first script.
  validateSearch: (search: HistorySearch & SearchSchemaInput): Record<string, unknown> => ({ ...search }),
  beforeLoad: requireSession,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <Suspense fallback={<WalletSkeleton />}>
      <HistoryPage
        search={readHistorySearch(Route.useSearch())}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        onOpen={(search) => void navigate({ search, state: { overlay: true }, resetScroll: false })}
      />
    </Suspense>
  )
}
