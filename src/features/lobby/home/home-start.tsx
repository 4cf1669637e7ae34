import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useGuestPlay } from '../../../session/device-stop.ts'
import { playerNameAtom } from '../../../session/user-info.ts'
import styles from './home-start.module.css'

export interface HomeStartProps {
  /** Shelf of the last launched games, from the feature `play`. */
  continuePlaying: ReactNode
  /** Link to all favourites. */
  allFavourites: ReactNode
}

/** What the site is, or a welcome for a player. Both have the same height, so that a sign-in does not shift the layout. */
export function Welcome() {
  const name = useAtomValue(playerNameAtom)
  const mayTry = useGuestPlay()
  return (
    <p className={styles.welcome} data-upright="">
      {name !== undefined ? (
        <Trans>Welcome, {name}</Trans>
      ) : mayTry ? (
        <Trans comment="Below the first picture of home, for visitors: what the site is">
          Try slots and table games with a demo balance. No account needed.
        </Trans>
      ) : null}
    </p>
  )
}
