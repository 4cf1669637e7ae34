import { msg } from '@lingui/core/macro'
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { HistoryPage } from '../../features/wallet/history/history-page.tsx'
import { type HistorySearch, readHistorySearch } from '../../features/wallet/history/history-search.ts'
import { WalletSkeleton } from '../../features/wallet/parts/wallet-skeleton.tsx'
import { requireSession } from '../../session/guard.ts'

export const Route = createFileRoute('/wallet/history')({
  staticData: { layout: 'dashboard', title: msg`Transaction history`, parent: '/wallet/depositpage' },
  // The page validates the parameters, so that the validation is not part of the first script.
  validateSearch: (search: HistorySearch & SearchSchemaInput): Record<string, unknown> => ({ ...search }),
  beforeLoad: requireSession,
  pendingComponent: WalletSkeleton,
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      search={readHistorySearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      onOpen={(search) => void navigate({ search, state: { overlay: true }, resetScroll: false })}
    />
  )
}
