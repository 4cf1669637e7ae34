import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Game, Provider } from '../../../contract/game.ts'
import { findInSlices } from './find.ts'
import { indexGames, indexProviders, warmIndex, type GameEntry, type ProviderEntry } from './search-index.ts'

interface Index {
  games: readonly GameEntry[]
  providers: readonly ProviderEntry[]
}

const empty: Index = { games: [], providers: [] }

/**
 * The games and providers, prepared for searching. Preparing takes place in idle time, so the index is empty
 * at first.
 */
export function useSearchIndex(games: readonly Game[], providers: readonly Provider[]): Index {
  const [index, setIndex] = useState(empty)
  useEffect(() => {
    const stop = new AbortController()
    void warmIndex(games, stop.signal).then(() => {
      if (stop.signal.aborted) return
      const providerEntries = indexProviders(providers)
      setIndex({ games: indexGames(games, providerEntries), providers: providerEntries })
    })
    return () => stop.abort()
  }, [games, providers])
  return index
}

/** Results for `typed`. */
interface Found {
  typed: string
  games: readonly Game[]
  providers: readonly Provider[]
}

const nothing: Found = { typed: '', games: [], providers: [] }

/**
 * Searches while the player types, without blocking rendering. Until a search is done, the previous results
 * stay.
 */
export function useFound(index: Index, typed: string): Found {
  const [found, setFound] = useState(nothing)
  const query = typed.trim()
  useEffect(() => {
    if (query === '') return undefined
    const stop = new AbortController()
    const search = async () => {
      const providers = await findInSlices(index.providers, query, stop.signal)
      const games = await findInSlices(index.games, query, stop.signal)
      if (!providers || !games || stop.signal.aborted) return
      // A transition, because the next keystroke is more urgent than these results.
      startTransition(() =>
        setFound({
          typed: query,
          games: games.map(({ game }) => game),
          providers: providers.map(({ provider }) => provider),
        }),
      )
    }
    void search()
    return () => stop.abort()
  }, [index, query])
  return useMemo(() => (query === '' ? nothing : found), [query, found])
}
