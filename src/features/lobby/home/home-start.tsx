import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { playerAtom } from '../../../session/player.ts'
import { FavouritesShelf } from '../favourites/favourites-shelf.tsx'
import { SignInLine } from '../list-states/sign-in-line.tsx'
import styles from './home-start.module.css'
import type { HomeGames } from './use-home-games.ts'

export interface HomeStartProps {
  /** Shelf of the last launched games, from the feature `play`. */
  continuePlaying: ReactNode
  /** Link to all favourites. */
  allFavourites: ReactNode
}

/** The offer to join, or a welcome for a player. Both have the same height, so that a sign-in does not shift the layout. */
export function Welcome() {
  const name = useAtomValue(playerAtom)
  return (
    <div className={styles.welcome} data-upright="">
      {name === undefined ? null : (
        <b className={styles.player}>
          <Trans>Welcome, {name}</Trans>
        </b>
      )}
      <div className={name === undefined ? undefined : styles.hidden}>
        <SignInLine />
      </div>
    </div>
  )
}

/** The first shelves of home by category: the offer to join, the last games, the favourites. */
export function HomeStart({
  providerOf,
  continuePlaying,
  allFavourites,
}: HomeStartProps & Pick<HomeGames, 'providerOf'>) {
  return (
    <>
      <Welcome />
      {continuePlaying}
      <FavouritesShelf more={allFavourites} providerOf={providerOf} />
    </>
  )
}
