import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { use, useState, type ReactNode } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { useTileVariant } from '../tile/tile-variant.ts'
import styles from './favourites-shelf.module.css'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { favourites as favouritesOf, favouritesAtom, favouriteKinds } from './favourites.ts'

interface FavouritesShelfProps {
  /** Link to all favourites. */
  more: ReactNode
  providerOf: (game: Game) => string | undefined
}

/**
 * The favourites as a shelf of home. Suspends until they are read. It appears and disappears only on the next visit, so that
 * the layout does not shift under the player's finger.
 */
export function FavouritesShelf({ more, providerOf }: FavouritesShelfProps) {
  const { t } = useLingui()
  const tab = useTab()
  const user = useAtomValue(playerAtom) ?? ANONYMOUS
  for (const kind of favouriteKinds) use(favouritesOf(tab).of(user, kind).loaded)
  const favourites = useAtomValue(favouritesAtom)
  const [isShown] = useState(favourites.length > 0)
  const variant = useTileVariant()
  if (!isShown) return null
  return (
    <GameShelf id="favourites" title={t`Favourites`} more={more} games={favourites} providerOf={providerOf}>
      {favourites.length === 0 ? (
        <>
          <li className={styles.hint}>
            <Trans>Tap the star on a game’s cover to save it here.</Trans>
          </li>
          {/* Invisible; its height is that of a tile. */}
          <TileSkeletons count={1} variant={variant} />
        </>
      ) : null}
    </GameShelf>
  )
}
