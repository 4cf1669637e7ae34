import { Trans } from '@lingui/react/macro'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { useTileVariant } from '../tile/tile-variant.ts'
import styles from './no-favourites.module.css'

/** Words in place of the tiles of the favourites' shelf, as high as those, for the rest of the visit. */
export function NoFavourites() {
  return (
    <>
      <li className={styles.words}>
        <Trans>Tap the star on a game’s cover to save it here.</Trans>
      </li>
      <TileSkeletons count={1} variant={useTileVariant()} />
    </>
  )
}
