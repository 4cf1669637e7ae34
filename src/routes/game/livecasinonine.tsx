import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { readGameFilters } from '../../features/lobby/filters/game-filters.ts'
import { GamesPage } from '../../features/lobby/games/games-page.tsx'

export const Route = createFileRoute('/game/livecasinonine')({
  staticData: { layout: 'dashboard', games: true, title: msg`All table games`, parent: '/home' },
  validateSearch: readGameFilters,
  component: Page,
})

function Page() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GamesPage
      kind="casino"
      filters={filters}
      onFilters={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
