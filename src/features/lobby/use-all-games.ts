import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { kindOf, type Game, type GameKind, type Provider } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import type { Failure } from '../../contract/result.ts'
import { connectionAtom } from '../../platform/connection.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { store } from '../../platform/store.ts'
import { sessionAtom } from '../../session/session.ts'
import { fillCatalogue, useCatalogue } from './game-lists.ts'
import { refreshProviders, useProviders } from './provider-list.ts'

/** Every game of a kind (or of both) as far as it is known, and what stands in the way of the rest. */
export interface AllGames {
  games: readonly Game[]
  providers: readonly Provider[]
  /** Whether every provider's list is known. */
  complete: boolean
  /** Nothing to show yet, and it is on its way. */
  loading: boolean
  busy: boolean
  failure: Failure | undefined
  /** When the oldest list was fetched, ms of the server's clock; 0: never. */
  at: number
  /** Lists of games need a session (section 6): without one, what is stored or featured shows. */
  signedIn: boolean
  /** Whether the lists could not be refreshed. */
  stale: boolean
  retry: () => void
}

/** Follows the games of all providers and fetches what is missing or old, after `delay` ms. */
export function useAllGames(kind?: GameKind, delay = 0): AllGames {
  const lists = useProviders()
  const signedIn = useAtomValue(sessionAtom).state === 'signedIn'
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured
  const [failure, setFailure] = useState<Failure>()
  const [filled, setFilled] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const providers = useMemo(
    () =>
      kind ? lists.providers.filter((one) => one.is_casino === (kind === 'casino' ? 1 : 0)) : lists.providers,
    [lists.providers, kind],
  )
  const ids = providers.map((one) => one.id).join(' ')
  const catalogue = useCatalogue(useMemo(() => (ids === '' ? [] : ids.split(' ')), [ids]))

  useEffect(() => void refreshProviders(), [])
  useEffect(() => {
    if (!signedIn || ids === '') return undefined
    const stop = new AbortController()
    const fill = async () => {
      const failed = await fillCatalogue(ids.split(' '), stop.signal)
      if (stop.signal.aborted) return
      setFailure(failed)
      setFilled(true)
    }
    const timer = setTimeout(() => void fill(), attempt > 0 ? 0 : delay)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [signedIn, ids, delay, attempt])

  const retry = useCallback(() => {
    setFailure(undefined)
    setFilled(false)
    setAttempt((count) => count + 1)
    void refreshProviders()
  }, [])
  const goOn = useEffectEvent(() => {
    if (failure) retry()
  })
  useEffect(
    () =>
      store.sub(connectionAtom, () => {
        if (store.get(connectionAtom).state === 'online') goOn()
      }),
    [],
  )

  const games = useMemo(() => {
    const known = catalogue.games.length > 0 || signedIn ? catalogue.games : (featured ?? [])
    return kind ? known.filter((game) => kindOf(game) === kind) : known
  }, [catalogue.games, featured, kind, signedIn])
  const noProviders = lists.providers.length === 0 ? lists.failure : undefined
  const failed = failure ?? noProviders
  return {
    games,
    providers,
    complete: catalogue.complete,
    loading: signedIn && !catalogue.complete && !filled && !failed,
    busy: lists.busy,
    failure: failed,
    at: catalogue.at,
    signedIn,
    stale: catalogue.at > 0 && (failed !== undefined || offline),
    retry,
  }
}

/** Names of providers in the player's language, by game. */
export function useProviderNames(providers: readonly Provider[]): (game: Game) => string | undefined {
  const { i18n } = useLingui()
  return useMemo(() => {
    const names = new Map(providers.map((one) => [one.id, textIn(one.name ?? one.title, i18n.locale)]))
    return (game) => names.get(game.provider_id ?? '')
  }, [providers, i18n.locale])
}
