import { useLingui } from '@lingui/react'
import { atom, useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import type { Game } from '../../../contract/game.ts'
import { useTab } from '../../../session/tab.ts'
import { favouritesAtom } from '../favourites/favourites.ts'
import { filterGames } from '../filters/filter-games.ts'
import { changeFilters, type GameFilters } from '../filters/game-filters.ts'
import { orderGames } from '../filters/game-order.ts'
import { useFound, useSearchIndex } from '../search/use-found.ts'
import { useProviderNames, type AllGames } from './use-all-games.ts'

const favouriteIdsAtom = atom((get) => new Set(get(favouritesAtom).map((game) => game.id)))
const noGames: readonly Game[] = []
const noIds: ReadonlySet<string> = new Set()

/**
 * The games that the filters leave, in their order: sorted once per order, filtered and searched apart from what the
 * player presses, so that a press shows at once with 10,000 games too. Searching ranks unless an order was chosen.
 */
export function useShownGames(
  all: AllGames,
  filters: GameFilters,
): { games: readonly Game[]; settled: boolean } {
  const { i18n } = useLingui()
  const { clock } = useTab()
  const nameOf = useProviderNames(all.providers)
  const wanted = useDeferredValue(filters)
  const { q = '', sort } = wanted
  const favouriteIds = useAtomValue(favouriteIdsAtom)
  // A press of a star must not filter the list again unless the list is limited to favourites.
  const favourites = wanted.favourites ? favouriteIds : noIds

  const sorted = useMemo(
    () => orderGames(all.games, sort ?? 'newest', i18n.locale, nameOf),
    [all.games, sort, i18n.locale, nameOf],
  )
  const index = useSearchIndex(q === '' ? noGames : all.games, all.providers)
  const found = useFound(index, q)
  const searched = useMemo(() => {
    if (q.trim() === '') return sorted
    if (!sort) return found.games
    const ids = new Set(found.games.map((game) => game.id))
    return sorted.filter((game) => ids.has(game.id))
  }, [q, sort, sorted, found.games])
  const limits = useMemo(() => changeFilters(wanted, { q: undefined, sort: undefined }), [wanted])
  const games = useMemo(
    () => filterGames(searched, limits, { favourites, now: clock.now() }),
    [searched, limits, favourites, clock],
  )
  return { games, settled: q.trim() === '' || found.typed === q.trim() }
}
