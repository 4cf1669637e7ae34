import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { playerAtom } from '../../../session/player.ts'
import { sharedByTabAtom } from '../../../session/session.ts'
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

/** The offer to join, for somebody who is not signed in. Its place stays for a player whose session is heard late. */
export function Welcome() {
  const name = useAtomValue(playerAtom)
  const [nameAtFirst] = useState(name)
  const isHeardLate = useAtomValue(sharedByTabAtom) && name !== undefined && name !== nameAtFirst
  if (name !== undefined && !isHeardLate) return null
  return (
    <div className={styles.welcome} data-upright="">
      {isHeardLate ? (
        <b className={styles.player}>
          <Trans>Welcome, {name}</Trans>
        </b>
      ) : null}
      <div style={isHeardLate ? { visibility: 'hidden' } : undefined}>
        <SignInLine />
      </div>
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
