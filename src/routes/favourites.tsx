import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { readFavouriteFilters } from '../features/lobby/favourites/favourite-filters.ts'
import { FavouritesPage } from '../features/lobby/favourites/favourites-page.tsx'
import { recipeClass } from '../theme/recipe-class.ts'

export const Route = createFileRoute('/favourites')({
  staticData: { layout: 'dashboard', games: true, title: msg`Favourites`, parent: '/home' },
  validateSearch: readFavouriteFilters,
  component: Page,
})

function Page() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FavouritesPage
      filters={filters}
      onFilters={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      toGames={
        <Link to="/game/slotnine" className={recipeClass('button', { variant: 'styled' })}>
          <Trans>See the games</Trans>
        </Link>
      }
    />
  )
}
