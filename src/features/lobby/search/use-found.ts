import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Game, Provider } from '../../../contract/game.ts'
import { findInSlices } from './find.ts'
import { indexGames, indexProviders, warmIndex, type GameEntry, type ProviderEntry } from './search-index.ts'

interface Index {
  games: readonly GameEntry[]
  providers: readonly ProviderEntry[]
}

const empty: Index = { games: [], providers: [] }

/** The games and providers prepared for searching; made in idle time, so it stays empty for a moment. */
export function useSearchIndex(games: readonly Game[], providers: readonly Provider[]): Index {
  const [index, setIndex] = useState(empty)
  useEffect(() => {
    const stop = new AbortController()
    void warmIndex(games, stop.signal).then(() => {
      if (stop.signal.aborted) return
      const known = indexProviders(providers)
      setIndex({ games: indexGames(games, known), providers: known })
    })
    return () => stop.abort()
  }, [games, providers])
  return index
}

/** What was found for `typed`. */
interface Found {
  typed: string
  games: readonly Game[]
  providers: readonly Provider[]
}

const nothing: Found = { typed: '', games: [], providers: [] }

/** Searches as somebody types: the page stays free to draw. What shows until it is done is the last result. */
export function useFound(index: Index, typed: string): Found {
  const [found, setFound] = useState(nothing)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const stop = new AbortController()
    const search = async () => {
      const providers = await findInSlices(index.providers, wanted, stop.signal)
      const games = await findInSlices(index.games, wanted, stop.signal)
      if (!providers || !games || stop.signal.aborted) return
      // The next key comes before the lines of this one.
      startTransition(() =>
        setFound({
          typed: wanted,
          games: games.map(({ game }) => game),
          providers: providers.map(({ provider }) => provider),
        }),
      )
    }
    void search()
    return () => stop.abort()
  }, [index, wanted])
  return useMemo(() => (wanted === '' ? nothing : found), [wanted, found])
}
