import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Game, Provider } from '@marquee/contract/game.ts'
import type { GameEntry, ProviderEntry } from './search-index.ts'
import type { TopicEntry } from './topic-index.ts'
import { isInTopic, type Topic } from './topics.ts'

interface Index {
  /** The games that were prepared. */
  source: readonly Game[]
  games: readonly GameEntry[]
  providers: readonly ProviderEntry[]
  topics: readonly TopicEntry[]
}

/**
 * The games and providers, prepared for searching in idle time once `isEnabled`. Undefined at first, and where the code of
 * the search cannot be loaded.
 */
export function useSearchIndex(
  games: readonly Game[],
  providers: readonly Provider[],
  isEnabled: boolean,
): Index | undefined {
  const [index, setIndex] = useState<Index>()
  useEffect(() => {
    if (!isEnabled) return undefined
    const stop = new AbortController()
    const prepare = async () => {
      // Loaded by the first search, because the libraries weigh as much as a page that can be searched.
      const [{ indexGames, indexProviders }, { indexTopics }] = await Promise.all([
        import('./search-index.ts'),
        import('./topic-index.ts'),
      ])
      const providerEntries = indexProviders(providers)
      const entries = await indexGames(games, providerEntries, stop.signal)
      if (entries && !stop.signal.aborted)
        setIndex({ source: games, games: entries, providers: providerEntries, topics: indexTopics(games) })
    }
    prepare().catch(() => {})
    return () => stop.abort()
  }, [games, providers, isEnabled])
  return index
}

/** Results for `typed`. */
export interface SearchResults {
  typed: string
  /** The games that were searched: the index may be older than the list of games. */
  searched?: readonly Game[]
  topics: readonly Topic[]
  providers: readonly Provider[]
  /** The games that are found by their names. */
  named: readonly Game[]
  /** `named` and, if these are few, the games of the topics that were found. */
  games: readonly Game[]
  /** Whether nothing was found, and the results are only similar to what was typed. */
  isNear: boolean
}

const nothing: SearchResults = { typed: '', topics: [], providers: [], named: [], games: [], isNear: false }

/** With fewer games of that name the games of the topics are added. */
const FEW_GAMES = 8
/** Most results of a search that found nothing. */
const NEAR_GAMES = 5
const NEAR_PROVIDERS = 2

/**
 * Searches while the player types, without blocking rendering. The previous results stay until a search is done; without an
 * index there are none.
 */
export function useSearchResults(index: Index | undefined, typed: string): SearchResults {
  const [found, setFound] = useState(nothing)
  const query = typed.trim()
  useEffect(() => {
    if (query === '' || !index) return undefined
    const stop = new AbortController()
    const search = async () => {
      const { find, findNear } = await import('./find.ts')
      let providers = await find(index.providers, query, stop.signal)
      let named = await find(index.games, query, stop.signal)
      const topics = await find(index.topics, query, stop.signal)
      if (!providers || !named || !topics || stop.signal.aborted) return
      const isNear = providers.length + named.length + topics.length === 0
      if (isNear) {
        const nearProviders = await findNear(index.providers, query, NEAR_PROVIDERS, stop.signal)
        const nearGames = await findNear(index.games, query, NEAR_GAMES, stop.signal)
        if (!nearProviders || !nearGames) return
        providers = nearProviders
        named = nearGames
      }
      if (stop.signal.aborted) return
      const next = resultsOf(index, query, { providers, named, topics }, isNear)
      // A transition, because the next keystroke is more urgent than these results.
      startTransition(() => setFound(next))
    }
    search().catch(() => {})
    return () => stop.abort()
  }, [index, query])
  return useMemo(() => (query === '' ? nothing : found), [query, found])
}

interface Hits {
  providers: readonly ProviderEntry[]
  named: readonly GameEntry[]
  topics: readonly TopicEntry[]
}

function resultsOf(index: Index, typed: string, hits: Hits, isNear: boolean): SearchResults {
  const named = hits.named.map(({ game }) => game)
  const topics = hits.topics.map(({ topic }) => topic)
  const namedSet = new Set(named)
  const ofTopics =
    named.length < FEW_GAMES
      ? index.games
          .map(({ game }) => game)
          .filter((game) => !namedSet.has(game) && topics.some((topic) => isInTopic(game, topic)))
      : []
  return {
    typed,
    searched: index.source,
    topics,
    providers: hits.providers.map(({ provider }) => provider),
    named: isNear ? [] : named,
    games: [...named, ...ofTopics],
    isNear,
  }
}
