import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { homeMoreName } from '../../../platform/home-document.ts'
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
  const { localStore, sessionStore } = useTab()
  const isPainted = useAtomValue(firstScreenAtom)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = own.current
    if (!isPainted || !element) return undefined
    const store = all.signedIn ? sessionStore : localStore
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight
      if (height > 0) store.set(homeMoreName, `${height}px`)
      else store.remove(homeMoreName)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [all.signedIn, isPainted, localStore, sessionStore])
  return (
    <>
      {all.signedIn ? null : (
        <div className={styles.welcome}>
          <SignInLine />
        </div>
      )}
      <div ref={own} className={`${styles.own} ${isPainted ? '' : styles.expected}`}>
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
      </div>
    </>
  )
}
