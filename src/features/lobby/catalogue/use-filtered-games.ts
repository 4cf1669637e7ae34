import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { Game, GameKind } from '@marquee/contract/game.ts'
import { useTab } from '../../../session/tab.ts'
import { favouriteIdsAtom } from '../favourites/favourites.ts'
import { filterGames } from '../filters/filter-games.ts'
import { changeFilters, type GameFilters, usualSort } from '../filters/game-filters.ts'
import { orderGames } from '../filters/game-order.ts'
import { useSearchResults, useSearchIndex } from '../search/use-search-results.ts'
import { useProviderNames, type AllGames } from './use-all-games.ts'

const noIds: ReadonlySet<string> = new Set()

/**
 * The games that match the filters, in the chosen order; search results are ranked unless an order was chosen. The work is
 * deferred, so that a tapped filter shows at once with 10,000 games too. `settled` is false while a search is running.
 */
export function useFilteredGames(
  all: AllGames,
  kind: GameKind,
  filters: GameFilters,
): { games: readonly Game[]; settled: boolean } {
  const { i18n } = useLingui()
  const { clock } = useTab()
  const nameOf = useProviderNames(all.providers)
  const deferred = useDeferredValue(filters)
  const { q = '', sort } = deferred
  const favouriteIds = useAtomValue(favouriteIdsAtom)
  // A change of favourites filters the list again only if the list is limited to favourites.
  const favourites = deferred.favourites ? favouriteIds : noIds

  const sorted = useMemo(
    () => orderGames(all.games, sort ?? usualSort[kind], i18n.locale, nameOf),
    [all.games, sort, kind, i18n.locale, nameOf],
  )
  const index = useSearchIndex(all.games, all.providers, q !== '')
  const found = useSearchResults(index, q)
  const searched = useMemo(() => {
    if (q.trim() === '') return sorted
    if (!sort) return found.games
    const ids = new Set(found.games.map((game) => game.id))
    return sorted.filter((game) => ids.has(game.id))
  }, [q, sort, sorted, found.games])
  const limits = useMemo(() => changeFilters(deferred, { q: undefined, sort: undefined }), [deferred])
  const games = useMemo(
    () => filterGames(searched, limits, { favourites, now: clock.now() }),
    [searched, limits, favourites, clock],
  )
  return { games, settled: q.trim() === '' || (found.typed === q.trim() && found.searched === all.games) }
}
