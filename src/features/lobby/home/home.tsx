import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { firstScreenAtom, homeRenderedAtom } from '../../../platform/first-screen.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { Hero } from './hero.tsx'
import { HomeStart, type HomeStartProps } from './home-start.tsx'
import styles from './home.module.css'
import { Shelf } from '../shelf/shelf.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { useHomeGames } from './use-home-games.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'

const ProviderShelf = lazyWithRetry(
  () => import('../providers/provider-shelf.tsx').then((module) => module.default),
  'silent',
)

interface HomeProps extends HomeStartProps {
  /** Announcements of the site, from the feature `support`. */
  announcements?: ReactNode
  /** Links to all slots, live tables and providers. */
  allSlots: ReactNode
  allLive: ReactNode
  allProviders: ReactNode
}

/** The lobby as shelves: continue, favourites, live now, new slots, providers, announcements. */
export function Home(props: HomeProps) {
  const { t } = useLingui()
  // Also where a press leads back to home, the first screen comes first.
  const isPainted = useDeferredValue(useAtomValue(firstScreenAtom), false)
  const { all, featured, slots, live, providers, providerOf } = useHomeGames()
  const store = useStore()
  useEffect(() => store.set(homeRenderedAtom, true), [store])
  return (
    <div className={styles.home}>
      <PageHeading spoken>{t`Home`}</PageHeading>
      <Hero games={featured} provider={providers.find((one) => one.id === featured[0]?.provider_id)} />
      <HomeStart {...props} all={all} providerOf={providerOf} />
      <GameShelf
        id="live"
        title={t`Live now`}
        more={props.allLive}
        widths="152-180"
        games={live}
        providerOf={providerOf}
      />
      <GameShelf
        id="new"
        title={t`New slot games`}
        more={props.allSlots}
        isBelow
        widths="132-164"
        games={slots}
        providerOf={providerOf}
      />
      {isPainted ? (
        <Suspense fallback={<ProviderPlaces />}>
          <ProviderShelf all={all} more={props.allProviders} />
        </Suspense>
      ) : (
        <ProviderPlaces />
      )}
      {props.announcements}
    </div>
  )
}

function ProviderPlaces() {
  const { t } = useLingui()
  return (
    <Shelf id="providers" title={t`Game providers`} widths="148-190">
      <TileSkeletons of="providers" />
    </Shelf>
  )
}
