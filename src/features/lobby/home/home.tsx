import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Fragment, Suspense, useDeferredValue, type ReactNode } from 'react'
import { homeShelfNames, type HomeShelf } from '@marquee/contract/config.ts'
import type { Game } from '@marquee/contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { playerAtom } from '../../../session/player.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { FavouritesShelf } from '../favourites/favourites-shelf.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { Hero } from './hero.tsx'
import { Welcome, type HomeStartProps } from './home-start.tsx'
import styles from './home.module.css'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { useHomeGames } from './use-home-games.ts'

const LowerShelves = lazyWithRetry(
  () => import('./lower-shelves.tsx').then((module) => module.LowerShelves),
  'silent',
)

/** Shelves that differ between players. They are below the others, whose positions they would shift. */
const personal = new Set<HomeShelf>(['continue', 'favourites'])

export interface HomeProps extends HomeStartProps {
  /** The game that the player launched last. */
  lastPlayed: Game | undefined
  /** Announcements of the site, from the feature `support`: their shelf, and their dialogs. */
  announcements: ReactNode
  popUps: ReactNode
  /** Links to all new games, table games and providers. */
  allNew: ReactNode
  allLive: ReactNode
  allProviders: ReactNode
  /** Renders the link to all slots of a theme. */
  renderAllOfTopic: (topic: string) => ReactNode
}

/**
 * The lobby as shelves, in the order of the site's configuration. Shelves that need only the configuration are part of the
 * first render; the others follow together when their data is loaded.
 */
export function Home(props: HomeProps) {
  const { t } = useLingui()
  const player = useAtomValue(playerAtom)
  const order = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.home_shelves ?? homeShelfNames
  const games = useHomeGames()
  const { featured, isPending, slots, live, providers, providerOf } = games
  const shelves: Partial<Record<HomeShelf, ReactNode>> = {
    continue: props.continuePlaying,
    favourites: <FavouritesShelf more={props.allFavourites} providerOf={providerOf} />,
    live: (
      <GameShelf
        id="live"
        title={t`Table games`}
        more={props.allLive}
        widths="152-180"
        games={live}
        isPending={isPending}
        providerOf={providerOf}
      />
    ),
    new: (
      <GameShelf
        id="new"
        title={t`New slot games`}
        more={props.allNew}
        games={slots}
        isPending={isPending}
        providerOf={providerOf}
      />
    ),
  }
  const common = order.filter((name) => !personal.has(name))
  const firstLower = common.findIndex((name) => !shelves[name])
  const upper = firstLower < 0 ? common : common.slice(0, firstLower)
  const placeholder = <GameShelf id="placeholder" games={none} providerOf={providerOf} />
  const placeholders = (
    <>
      {placeholder}
      {placeholder}
    </>
  )
  const showsLower = useDeferredValue(true, false)
  return (
    <div>
      <PageHeading spoken>{t`Home`}</PageHeading>
      <Hero games={featured} providers={providers} />
      <Welcome />
      {upper.map((name) => (
        <Fragment key={name}>{shelves[name]}</Fragment>
      ))}
      <div className={styles.lower}>
        {showsLower ? (
          <Suspense fallback={placeholders}>
            <LowerShelves
              key={player}
              {...props}
              {...games}
              order={order.filter((name) => !upper.includes(name))}
              shelves={shelves}
              placeholder={placeholder}
            />
          </Suspense>
        ) : (
          placeholders
        )}
      </div>
      {props.popUps}
    </div>
  )
}

const none: readonly Game[] = []
