import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { kindOf, type Game, type GameKind, type Provider } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { type ResourceState, useResource } from '../../../platform/query/use-resource.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { oncePer } from '../../../platform/once-per.ts'
import { listsOpenAtom } from '../../../session/lists-open.ts'
import { useTab } from '../../../session/tab.ts'
import { useOnReconnect } from '../../../ui/use-on-reconnect.ts'
import { useErrorNotice } from '../list-states/use-error-notice.ts'
import { fetchGameLists, type GameLists, gameListsAtom } from './game-lists.ts'
import { providerList } from './provider-list.ts'
import { useThrottled } from './use-throttled.ts'

/** The cached games of one kind or of both, with the state of their lists. */
export interface AllGames extends Pick<
  ResourceState<never>,
  'error' | 'fetchedAt' | 'isFetching' | 'status'
> {
  games: readonly Game[]
  providers: readonly Provider[]
  /** Whether the list of every provider is cached. */
  isComplete: boolean
  /** Whether lists are fetched: that needs a session (spec §6) unless the site opens them. Else cached or featured games show. */
  isOpen: boolean
  retry: () => void
}

/** While lists arrive one after the other, the games are sorted and indexed at most this often. */
const throttleMs = 300
const noProviders: readonly Provider[] = []

/**
 * The games of all providers. Fetches missing and old lists after `delay` ms, and shows a toast if that fails.
 */
export function useAllGames(kind?: GameKind, delay = 0): AllGames {
  const tab = useTab()
  const list = useResource(providerList(tab))
  const isOpen = useAtomValue(listsOpenAtom)
  const offline = useAtomValue(isOfflineAtom)
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured
  const [fetchError, setFetchError] = useState<ApiError>()
  const [progress, setProgress] = useState<'pending' | 'fetching' | 'done'>('pending')
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
    setProgress('pending')
    setAttempt((count) => count + 1)
    void queries.refresh(providerList(tab))
  }, [queries, tab])
  useOnReconnect(() => {
    if (fetchError) retry()
  })

  const games = useMemo(() => {
    const available = catalogue.games.length > 0 || isOpen ? catalogue.games : (featured ?? [])
    return kind ? available.filter((game) => kindOf(game) === kind) : available
  }, [catalogue.games, featured, kind, isOpen])
  const isOfflineAndEmpty = offline && games.length === 0
  const error =
    fetchError ??
    (list.data ? undefined : list.error) ??
    (isOfflineAndEmpty ? clientError('OFFLINE_ERROR', 'network.offline') : undefined)
  // Without providers of this kind there is nothing to fetch.
  const hasLists = list.data === undefined || ids !== ''
  const isLoading = isOpen && hasLists && !catalogue.isComplete && progress !== 'done'
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
  const cached = lists.filter((list) => list !== undefined)
  return {
    games: cached.flatMap(({ data }) => data),
    isComplete: lists.length > 0 && cached.length === lists.length,
    /** When the oldest list was fetched. */
    fetchedAt: cached.length > 0 ? Math.min(...cached.map(({ fetchedAt }) => fetchedAt)) : undefined,
  }
})

/** Returns the name of a game's provider in the player's language. */
export function useProviderNames(providers: readonly Provider[]): (game: Game) => string | undefined {
  const { i18n } = useLingui()
  return useMemo(() => {
    const names = new Map(providers.map((one) => [one.id, textIn(one.name ?? one.title, i18n.locale)]))
    return (game) => names.get(game.provider_id ?? '')
  }, [providers, i18n.locale])
}
