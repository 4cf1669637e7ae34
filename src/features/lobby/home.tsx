import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { favouritesAtom } from './favourites.ts'
import { GameShelf } from './game-shelf.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Shelf } from './shelf.tsx'
import { SignInLine } from './sign-in-line.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'
import { useHomeGames } from './use-home-games.ts'
import { late } from '../../ui/late.tsx'

const ProviderShelf = late(() => import('./provider-shelf.tsx').then((module) => module.default), 'extra')

interface HomeProps {
  /** Continue playing: the last launches, from the room that knows them. */
  continuePlaying: ReactNode
  /** What the site announces, from the room that knows it. */
  announcements?: ReactNode
  /** Ways to all favourites, slots, live tables, new games and providers. */
  allFavourites: ReactNode
  allSlots: ReactNode
  allLive: ReactNode
  allProviders: ReactNode
}

/** The lobby as shelves: continue, favourites, live now, new slots, providers, announcements. */
export function Home(props: HomeProps) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const { all, featured, slots, live, providerOf } = useHomeGames()
  return (
    <div className={styles.home}>
      <PageHeading spoken>{t`Home`}</PageHeading>
      <Hero games={featured} provider={all.providers.find((one) => one.id === featured[0]?.provider_id)} />
      {all.signedIn ? null : (
        <div className={styles.welcome}>
          <SignInLine />
        </div>
      )}
      {props.continuePlaying}
      {favourites.length > 0 ? (
        <GameShelf
          id="favourites"
          title={t`Favourites`}
          more={props.allFavourites}
          games={favourites}
          providerOf={providerOf}
        />
      ) : null}
      <GameShelf
        id="live"
        title={t`Live now`}
        more={props.allLive}
        widths={[152, 180]}
        games={live}
        providerOf={providerOf}
      />
      <GameShelf
        id="new"
        title={t`New slot games`}
        more={props.allSlots}
        widths={[132, 164]}
        games={slots}
        providerOf={providerOf}
      />
      <Suspense fallback={<ProviderPlaces />}>
        <ProviderShelf all={all} more={props.allProviders} />
      </Suspense>
      {props.announcements}
    </div>
  )
}

function ProviderPlaces() {
  const { t } = useLingui()
  return (
    <Shelf id="providers" title={t`Game providers`} widths={[148, 190]}>
      <TileSkeletons ratio="148 / 84" bare />
    </Shelf>
  )
}
