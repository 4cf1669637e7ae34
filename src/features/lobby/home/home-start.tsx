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

/** The offer to join, for somebody who is not signed in. */
export function Welcome() {
  return useAtomValue(playerAtom) !== undefined ? null : (
    <div className={styles.welcome} data-upright="">
      <SignInLine />
    </div>
  )
}

/** What home by category begins with: the offer to join, the last games, the favourites. */
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
