import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { kindOf, type Game, type Provider } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import { siteConfigAtom } from '../../platform/site-config.ts'
import { sessionAtom } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { favouritesAtom } from './favourites.ts'
import { fillCatalogue, useCatalogue } from './game-lists.ts'
import { GameTile } from './game-tile.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { useLobby } from './lobby-context.ts'
import { ProviderCard } from './provider-card.tsx'
import { refreshProviders, useProviders } from './provider-list.ts'
import { ProvidersFailed } from './providers-failed.tsx'
import { Shelf } from './shelf.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

const SHELF_LENGTH = 16

interface HomeProps {
  /** Continue playing: the last launches, from the room that knows them. */
  continuePlaying: ReactNode
  /** Ways to all slots and all live tables. */
  allSlots: ReactNode
  allLive: ReactNode
  allProviders: ReactNode
  onProvider: (provider: Provider) => void
}

/** The lobby as shelves: continue, favourites, live now, new slots, providers. */
export function Home({ continuePlaying, allSlots, allLive, allProviders, onProvider }: HomeProps) {
  const { t, i18n } = useLingui()
  const { signIn } = useLobby()
  const config = useAtomValue(siteConfigAtom)
  const session = useAtomValue(sessionAtom)
  const favourites = useAtomValue(favouritesAtom)
  const { providers, busy, failure } = useProviders()
  const signedIn = session.state === 'signedIn'
  const providerIds = useMemo(() => providers.map((provider) => provider.id), [providers])
  const catalogue = useCatalogue(providerIds)
  const featured = config?.WEB_VARIABLES.featured ?? []

  useEffect(() => void refreshProviders(), [])
  useEffect(() => {
    if (!signedIn || providerIds.length === 0) return undefined
    const stop = new AbortController()
    // Not for the first paint: what home shows at once comes with the configuration or from the last visit.
    const timer = setTimeout(() => void fillCatalogue(providerIds, stop.signal), 1500)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [signedIn, providerIds])

  const games = useSettled(catalogue, featured)
  const fresh = useMemo(() => newestFirst(games.filter((game) => kindOf(game) === 'slots')), [games])
  const live = useMemo(() => games.filter((game) => kindOf(game) === 'casino'), [games])
  const nameOf = useMemo(() => {
    const names = new Map(providers.map((one) => [one.id, textIn(one.name ?? one.title, i18n.locale)]))
    return (game: Game) => names.get(game.provider_id ?? '')
  }, [providers, i18n.locale])

  const tiles = (list: Game[]) =>
    list.slice(0, SHELF_LENGTH).map((game, index) => (
      <li key={game.id}>
        <GameTile game={game} provider={nameOf(game)} eager={index < 4} />
      </li>
    ))

  return (
    <div className={styles.home}>
      <Hero games={featured} provider={providers.find((one) => one.id === featured[0]?.provider_id)} />
      {signedIn ? null : (
        <div className={styles.welcome}>
          <p>
            <Trans>Sign in to play and to see every game.</Trans>
          </p>
          <Button variant="styled" onClick={signIn}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      )}
      {continuePlaying}
      {favourites.length > 0 ? (
        <Shelf
          id="favourites"
          title={t`Favourites`}
          more={<Plural value={favourites.length} one="# game" other="# games" />}
        >
          {tiles(favourites)}
        </Shelf>
      ) : null}
      <Shelf id="live" title={t`Live now`} more={allLive} widths={[152, 180]}>
        {live.length > 0 ? tiles(live.filter((game) => game.is_service === 1)) : <TileSkeletons />}
      </Shelf>
      <Shelf id="new" title={t`New slot games`} more={allSlots} widths={[132, 164]}>
        {fresh.length > 0 ? tiles(fresh) : <TileSkeletons />}
      </Shelf>
      {failure && providers.length === 0 ? (
        <ProvidersFailed failure={failure} busy={busy} />
      ) : (
        <Shelf id="providers" title={t`Game providers`} more={allProviders} widths={[148, 190]}>
          {providers.map((provider) => (
            <li key={provider.id}>
              <ProviderCard provider={provider} onChoose={onProvider} />
            </li>
          ))}
          {providers.length === 0 ? <TileSkeletons ratio="148 / 84" bare /> : null}
        </Shelf>
      )}
    </div>
  )
}

/** How long after opening home the whole catalogue may still take the place of the featured games, ms. */
const SETTLE = 700

/**
 * The games of the shelves: the whole catalogue when it is known by then, else what the operator features. It does not
 * change under the player's finger: lists that come later show on the next visit to home.
 */
function useSettled(catalogue: { games: Game[]; complete: boolean }, featured: Game[]): Game[] {
  const [settled, setSettled] = useState(false)
  const [useAll, setUseAll] = useState(catalogue.complete)
  if (catalogue.complete && !useAll && !settled) setUseAll(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE)
    return () => clearTimeout(timer)
  }, [])
  return useAll ? catalogue.games : featured
}

function newestFirst(games: Game[]): Game[] {
  return games.toSorted((a, b) => (b.released ?? '').localeCompare(a.released ?? ''))
}
