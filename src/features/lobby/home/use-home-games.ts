import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { kindOf, type Game, type Provider } from '@marquee/contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { lowestStakesFirst, newestFirst } from '../filters/newest-first.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { featuredProvidersAtom } from './featured-providers.ts'
import { useAllGames, useProviderNames, type AllGames } from '../catalogue/use-all-games.ts'
import { useIsLoading } from '../list-states/use-is-loading.ts'

/** Delay of fetching the catalogue, ms. The first screen needs only the configuration or cached lists. */
const FETCH_DELAY_MS = 1500
/** How long after mounting the whole catalogue may replace the featured games, ms. */
const SETTLE_MS = 700

export interface HomeGames {
  all: AllGames
  /** Undefined until the site's configuration is known. */
  featured: readonly Game[] | undefined
  /** Whether games may still arrive: a kind without games keeps the place of its shelf until then. */
  isPending: boolean
  /** Slots, newest first. See `useSettled`. */
  slots: readonly Game[]
  /** Table games, the lowest stakes first. */
  live: readonly Game[]
  /** For names: those of the featured games until all are loaded. */
  providers: readonly Provider[]
  providerOf: (game: Game) => string | undefined
}

/** The games that the home pages show. */
export function useHomeGames(): HomeGames {
  const all = useAllGames(undefined, FETCH_DELAY_MS)
  const config = useAtomValue(siteConfigAtom)
  const featured = config?.WEB_VARIABLES.featured
  const settled = newest(useSettled(all, featured ?? none))
  // A kind without featured games comes from the catalogue once that is loaded. It has no tile on screen that could shift.
  const isIncomplete = settled.slots.length === 0 || settled.live.length === 0
  const later = newest(useIsLoading(all, all.games.length) || !isIncomplete ? none : all.games)
  const featuredProviders = useAtomValue(featuredProvidersAtom)
  const providers = all.providers.length > 0 ? all.providers : featuredProviders
  const providerOf = useProviderNames(providers)
  return {
    all,
    featured,
    isPending: config === undefined || all.status === 'loading',
    slots: settled.slots.length > 0 ? settled.slots : later.slots,
    live: settled.live.length > 0 ? settled.live : later.live,
    providers,
    providerOf,
  }
}

const none: readonly Game[] = []

/** Cached, so that a return to home does not sort again. */
const newest = oncePer((games: readonly Game[]) => ({
  slots: newestFirst(games.filter((game) => kindOf(game) === 'slots')),
  live: lowestStakesFirst(games.filter((game) => kindOf(game) === 'casino' && game.is_service === 1)),
}))

/**
 * The games for the shelves: the whole catalogue if it loads in time, else the featured games. The choice does not change
 * afterwards, so that the layout does not shift; lists that load later show on the next visit.
 */
function useSettled(
  catalogue: { games: readonly Game[]; isComplete: boolean },
  featured: readonly Game[],
): readonly Game[] {
  const [settled, setSettled] = useState(false)
  const [useAll, setUseAll] = useState(catalogue.isComplete)
  if (catalogue.isComplete && !useAll && !settled) setUseAll(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return useAll ? catalogue.games : featured
}
