import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Game, Provider } from '../../../contract/game.ts'
import { find, findNear } from './find.ts'
import { indexGames, indexProviders, type GameEntry, type ProviderEntry } from './search-index.ts'
import { indexTopics, isInTopic, type Topic, type TopicEntry } from './topic-index.ts'

interface Index {
  games: readonly GameEntry[]
  providers: readonly ProviderEntry[]
  topics: readonly TopicEntry[]
}

const empty: Index = { games: [], providers: [], topics: [] }

/** The games and providers, prepared for searching in idle time. The index is empty at first. */
export function useSearchIndex(games: readonly Game[], providers: readonly Provider[]): Index {
  const [index, setIndex] = useState(empty)
  useEffect(() => {
    const stop = new AbortController()
    const providerEntries = indexProviders(providers)
    void indexGames(games, providerEntries, stop.signal).then((entries) => {
      if (entries && !stop.signal.aborted)
        setIndex({ games: entries, providers: providerEntries, topics: indexTopics(games) })
    })
    return () => stop.abort()
  }, [games, providers])
  return index
}

/** Results for `typed`. */
export interface SearchResults {
  typed: string
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

/** Searches while the player types, without blocking rendering. The previous results stay until a search is done. */
export function useSearchResults(index: Index, typed: string): SearchResults {
  const [found, setFound] = useState(nothing)
  const query = typed.trim()
  useEffect(() => {
    if (query === '') return undefined
    const stop = new AbortController()
    const search = async () => {
      const providers = await find(index.providers, query, stop.signal)
      const named = await find(index.games, query, stop.signal)
      const topics = await find(index.topics, query, stop.signal)
      if (!providers || !named || !topics || stop.signal.aborted) return
      const isNear = providers.length + named.length + topics.length === 0
      const near = isNear ? await nearHits(index, query, stop.signal) : undefined
      if (stop.signal.aborted) return
      const next = resultsOf(index, query, near ?? { providers, named, topics }, isNear)
      // A transition, because the next keystroke is more urgent than these results.
      startTransition(() => setFound(next))
    }
    void search()
    return () => stop.abort()
  }, [index, query])
  return useMemo(() => (query === '' ? nothing : found), [query, found])
}

interface Hits {
  providers: readonly ProviderEntry[]
  named: readonly GameEntry[]
  topics: readonly TopicEntry[]
}

/** Undefined when aborted. */
async function nearHits(index: Index, typed: string, signal: AbortSignal): Promise<Hits | undefined> {
  const providers = await findNear(index.providers, typed, NEAR_PROVIDERS, signal)
  const named = await findNear(index.games, typed, NEAR_GAMES, signal)
  return providers && named ? { providers, named, topics: [] } : undefined
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
    topics,
    providers: hits.providers.map(({ provider }) => provider),
    named: isNear ? [] : named,
    games: [...named, ...ofTopics],
    isNear,
  }
}
