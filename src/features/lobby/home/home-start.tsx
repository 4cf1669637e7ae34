import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { favouritesAtom } from '../favourites/favourites.ts'
import { SignInLine } from '../list-states/sign-in-line.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import styles from './home-start.module.css'
import type { HomeGames } from './use-home-games.ts'

export interface HomeStartProps {
  /** Shelf of the last launched games, from the feature `play`. */
  continuePlaying: ReactNode
  /** Link to all favourites. */
  allFavourites: ReactNode
}

/** What every home begins with: the offer to sign in, the last games, the favourites. */
export function HomeStart({
  all,
  providerOf,
  continuePlaying,
  allFavourites,
}: HomeStartProps & Pick<HomeGames, 'all' | 'providerOf'>) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  return (
    <>
      {all.signedIn ? null : (
        <div className={styles.welcome}>
          <SignInLine />
        </div>
      )}
      {continuePlaying}
      {favourites.length > 0 ? (
        <GameShelf
          id="favourites"
          title={t`Favourites`}
          more={allFavourites}
          games={favourites}
          providerOf={providerOf}
        />
      ) : null}
    </>
  )
}
