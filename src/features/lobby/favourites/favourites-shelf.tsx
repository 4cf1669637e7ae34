import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, use, useState, type ReactNode } from 'react'
import type { Game } from '../../../contract/game.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { useTileVariant } from '../tile/tile-variant.ts'
import { ANONYMOUS, favourites as favouritesOf, favouritesAtom, kinds } from './favourites.ts'

/** Lazy, because it is seen only where the last star was just taken away. */
const NoFavourites = lazyWithRetry(
  () => import('./no-favourites.tsx').then((module) => module.NoFavourites),
  'silent',
)

interface FavouritesShelfProps {
  /** Link to all favourites. */
  more: ReactNode
  providerOf: (game: Game) => string | undefined
}

/**
 * The favourites as a shelf of home. Suspends until they are read. The first star has its shelf at the next visit and the last one
 * keeps it until then, so that nothing moves under the finger.
 */
export function FavouritesShelf({ more, providerOf }: FavouritesShelfProps) {
  const { t } = useLingui()
  const tab = useTab()
  const user = useAtomValue(playerAtom) ?? ANONYMOUS
  for (const kind of kinds) use(favouritesOf(tab).of(user, kind).loaded)
  const favourites = useAtomValue(favouritesAtom)
  const [isShown] = useState(favourites.length > 0)
  const variant = useTileVariant()
  if (!isShown) return null
  return (
    <GameShelf id="favourites" title={t`Favourites`} more={more} games={favourites} providerOf={providerOf}>
      {favourites.length === 0 ? (
        <Suspense fallback={<TileSkeletons count={1} variant={variant} />}>
          <NoFavourites />
        </Suspense>
      ) : null}
    </GameShelf>
  )
}
