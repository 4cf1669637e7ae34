import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { hasSyncAtom } from '../../../session/sync.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import type { FavouriteFilters } from './favourite-filters.ts'
import { favouritesAtom } from './favourites.ts'
import styles from '../games/games-page.module.css'
import { GridSkeleton } from '../grid/tile-skeletons.tsx'
import { FavouritesList } from './favourites-list.tsx'
import { useFavouritesLoaded } from './use-favourites-loaded.ts'
import { icons } from '../../../ui/icon/icons.ts'

interface FavouritesPageProps {
  filters: FavouriteFilters
  onFilters: (filters: FavouriteFilters) => void
  /** Link to games, for a player without favourites. */
  toGames: ReactNode
}

/** All favourites of the player. */
export function FavouritesPage({ filters, onFilters, toGames }: FavouritesPageProps) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const hasSync = useAtomValue(hasSyncAtom)
  const isLoaded = useFavouritesLoaded()
  return (
    <div className={styles.page}>
      <PageHeading>{t`Favourites`}</PageHeading>
      {favourites.length === 0 && !isLoaded ? (
        <GridSkeleton container="page" />
      ) : favourites.length === 0 ? (
        <ListState icon={icons.star} title={t`No favourites yet`} action={toGames}>
          {hasSync ? (
            <Trans>Tap the star on a game’s cover to save it here.</Trans>
          ) : (
            <Trans>Tap the star on a game’s cover to save the game here on this device.</Trans>
          )}
        </ListState>
      ) : (
        <FavouritesList {...{ favourites, filters, onFilters }} />
      )}
    </div>
  )
}
