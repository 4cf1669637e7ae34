import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import type { Game } from '../../../contract/game.ts'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { TileSkeletons } from '../grid/tile-skeletons.tsx'
import { GameShelf } from '../shelf/game-shelf.tsx'
import { KeptPlace } from '../shelf/kept-place.tsx'
import { usePlace } from '../shelf/use-place.ts'
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

/** The favourites as a shelf of home. The first star has its shelf at the next visit, the last one keeps its place until then. */
export function FavouritesShelf({ more, providerOf }: FavouritesShelfProps) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const tab = useTab()
  const user = useAtomValue(playerAtom) ?? ANONYMOUS
  const hasFavourites = favourites.length > 0
  const hasPlace = usePlace('favourites', hasFavourites, () =>
    Promise.all(kinds.map((kind) => favouritesOf(tab).of(user, kind).loaded)),
  )
  const variant = useTileVariant()
  const isPainted = useAtomValue(firstScreenAtom)
  return (
    <KeptPlace name="favourites" isThere={hasFavourites} hasPlace={hasPlace}>
      {isPainted && hasPlace === false ? null : (
        <GameShelf
          id="favourites"
          title={t`Favourites`}
          more={more}
          games={favourites}
          providerOf={providerOf}
        >
          {hasPlace && !hasFavourites && isPainted ? (
            <Suspense fallback={<TileSkeletons count={1} variant={variant} />}>
              <NoFavourites />
            </Suspense>
          ) : null}
        </GameShelf>
      )}
    </KeptPlace>
  )
}
