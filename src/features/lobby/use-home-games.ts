import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { kindOf, type Game } from '../../contract/game.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { orderGames } from './game-order.ts'
import { useAllGames, useProviderNames, type AllGames } from './use-all-games.ts'
import { useSettled } from './use-settled.ts'

/** Not for the first paint: what home shows at once comes with the configuration or from the last visit. */
const FILL_DELAY = 1500

interface HomeGames {
  all: AllGames
  featured: readonly Game[]
  /** The games of the shelves: settled, newest first. */
  slots: readonly Game[]
  live: readonly Game[]
  providerOf: (game: Game) => string | undefined
}

/** What the home pages show. */
export function useHomeGames(): HomeGames {
  const all = useAllGames(undefined, FILL_DELAY)
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured ?? none
  const games = useSettled({ games: all.games, complete: all.complete }, featured)
  const providerOf = useProviderNames(all.providers)
  const slots = useMemo(() => newestFirst(games.filter((game) => kindOf(game) === 'slots')), [games])
  const live = useMemo(
    () => newestFirst(games.filter((game) => kindOf(game) === 'casino' && game.is_service === 1)),
    [games],
  )
  return { all, featured, slots, live, providerOf }
}

const none: readonly Game[] = []

function newestFirst(games: readonly Game[]): readonly Game[] {
  return orderGames(games, 'newest', '', () => undefined)
}
