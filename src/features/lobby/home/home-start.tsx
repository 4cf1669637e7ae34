import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { useTab } from '../../../session/tab.ts'
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
  const { localStore } = useTab()
  const hasFavourites = favourites.length > 0
  const isPainted = useAtomValue(firstScreenAtom)
  useEffect(() => {
    if (all.signedIn) return
    // The pre-paint script reserves the place of the favourites, which a prerendered home does not know.
    if (hasFavourites) localStore.set('home_more', '1')
    else localStore.remove('home_more')
  }, [all.signedIn, hasFavourites, localStore])
  return (
    <>
      {all.signedIn ? null : (
        <div className={styles.welcome}>
          <SignInLine />
        </div>
      )}
      {continuePlaying}
      {hasFavourites || !isPainted ? (
        <div className={hasFavourites ? undefined : styles.expected}>
          <GameShelf
            id="favourites"
            title={t`Favourites`}
            more={allFavourites}
            games={favourites}
            providerOf={providerOf}
          />
        </div>
      ) : null}
    </>
  )
}
