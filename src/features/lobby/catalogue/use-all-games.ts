import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { kindOf, type Game, type GameKind, type Provider } from '../../../contract/game.ts'
import { textIn } from '../../../contract/localized.ts'
import type { ApiError } from '../../../contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { type ResourceState, useResource } from '../../../platform/query/use-resource.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { listsOpenAtom } from '../../../session/lists-open.ts'
import { useTab } from '../../../session/tab.ts'
import { useErrorNotice } from '../list-states/use-error-notice.ts'
import { fetchGameLists, type GameLists, gameListsAtom } from './game-lists.ts'
import { providerList } from './provider-list.ts'
import { useThrottled } from './use-throttled.ts'

/** Every game of a kind (or of both) as far as this device knows them, with the state of the lists. */
export interface AllGames extends Pick<
  ResourceState<never>,
  'error' | 'fetchedAt' | 'isFetching' | 'status'
> {
  games: readonly Game[]
  providers: readonly Provider[]
  /** Whether every provider's list is there. */
  isComplete: boolean
  /** Whether lists are fetched: they need a session (spec §6) unless the site opens them. Else what is stored or featured shows. */
  isOpen: boolean
  retry: () => void
}

/** Lists that arrive one after the other are put together, sorted and indexed at most this often. */
const throttleMs = 300
const noProviders: readonly Provider[] = []

/**
 * Follows the games of all providers and fetches what is missing or old, after `delay` ms. Every screen that lists games
 * uses it, so a list that cannot be loaded is said here.
 */
export function useAllGames(kind?: GameKind, delay = 0): AllGames {
  const tab = useTab()
  const { store } = tab
  const list = useResource(providerList(tab))
  const isOpen = useAtomValue(listsOpenAtom)
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured
  const [fetchError, setFetchError] = useState<ApiError>()
  const [progress, setProgress] = useState<'waiting' | 'fetching' | 'done'>('waiting')
  const [attempt, setAttempt] = useState(0)

  const all = list.data ?? noProviders
  const providers = useMemo(
    () => (kind ? all.filter((one) => one.is_casino === (kind === 'casino' ? 1 : 0)) : all),
    [all, kind],
  )
  const ids = providers.map((one) => one.id).join(' ')
  const lists = useAtomValue(gameListsAtom(ids))
  const catalogue = catalogueOf(useThrottled(lists, progress === 'fetching' ? throttleMs : 0))

  useEffect(() => {
    if (!isOpen || ids === '') return undefined
    const stop = new AbortController()
    const fetchLists = async () => {
      setProgress('fetching')
      const failed = await fetchGameLists(tab, ids.split(' '), stop.signal)
      if (stop.signal.aborted) return
      setFetchError(failed)
      setProgress('done')
    }
    const timer = setTimeout(() => void fetchLists(), attempt > 0 ? 0 : delay)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isOpen, ids, delay, attempt, tab])

  useErrorNotice(list, 'providers')
  useErrorNotice({ error: fetchError, status: offline ? 'offline' : 'stale' }, 'games')

  const { queries } = tab
  const retry = useCallback(() => {
    setFetchError(undefined)
    setProgress('waiting')
    setAttempt((count) => count + 1)
    void queries.refresh(providerList(tab))
  }, [queries, tab])
  const resume = useEffectEvent(() => {
    if (fetchError) retry()
  })
  useEffect(
    () =>
      store.sub(connectionAtom, () => {
        if (store.get(connectionAtom).state === 'online') resume()
      }),
    [store],
  )

  const games = useMemo(() => {
    const known = catalogue.games.length > 0 || isOpen ? catalogue.games : (featured ?? [])
    return kind ? known.filter((game) => kindOf(game) === kind) : known
  }, [catalogue.games, featured, kind, isOpen])
  const isOfflineAndEmpty = offline && games.length === 0
  const error =
    fetchError ??
    (list.data ? undefined : list.error) ??
    (isOfflineAndEmpty ? clientError('OFFLINE_ERROR', 'network.offline') : undefined)
  const isLoading = isOpen && !catalogue.isComplete && progress !== 'done'
  return {
    ...catalogue,
    games,
    providers,
    error,
    status: offline
      ? 'offline'
      : error
        ? games.length > 0
          ? 'stale'
          : 'failed'
        : isLoading
          ? 'loading'
          : 'fresh',
    isFetching: list.isFetching,
    isOpen,
    retry,
  }
}

const catalogueOf = oncePer((lists: GameLists) => {
  const known = lists.filter((list) => list !== undefined)
  return {
    games: known.flatMap(({ data }) => data),
    isComplete: lists.length > 0 && known.length === lists.length,
    /** When the oldest list was fetched. */
    fetchedAt: known.length > 0 ? Math.min(...known.map(({ fetchedAt }) => fetchedAt)) : undefined,
  }
})

/** Names of providers in the player's language, by game. */
export function useProviderNames(providers: readonly Provider[]): (game: Game) => string | undefined {
  const { i18n } = useLingui()
  return useMemo(() => {
    const names = new Map(providers.map((one) => [one.id, textIn(one.name ?? one.title, i18n.locale)]))
    return (game) => names.get(game.provider_id ?? '')
  }, [providers, i18n.locale])
}
