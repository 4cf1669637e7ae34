import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GameKind } from '../../../contract/game.ts'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { isOutdated } from '../../../platform/query/use-resource.ts'
import { GameCount } from '../list-states/game-count.tsx'
import { topicsOf } from '../filters/filter-games.ts'
import { changeFilters, countFilters, type GameFilters } from '../filters/game-filters.ts'
import { GameOrder } from '../filters/game-order-select.tsx'
import { ListFailed } from '../list-states/list-failed.tsx'
import styles from './games-page.module.css'
import { ListAge } from '../list-states/list-age.tsx'
import { useIsLoading } from '../list-states/use-is-loading.ts'
import { MissingProviders } from '../list-states/missing-providers.tsx'
import { NoGames } from '../list-states/no-games.tsx'
import { SignInLine } from '../list-states/sign-in-line.tsx'
import { GridSkeleton } from '../grid/tile-skeletons.tsx'
import { useAllGames, useProviderNames } from '../catalogue/use-all-games.ts'
import { useFilteredGames } from '../catalogue/use-filtered-games.ts'
import { PageGrid } from '../grid/virtual-grid.tsx'

interface GamesListProps {
  kind: GameKind
  title: string
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** The games of a kind, with filters, count and order. */
export function GamesList({ kind, title, filters, onFilters }: GamesListProps) {
  const all = useAllGames(kind)
  const wide = useMedia(WIDE)
  const { games, settled } = useFilteredGames(all, filters)
  const nameOf = useProviderNames(all.providers)
  const topics = useMemo(() => topicsOf(all.games), [all.games])
  const sections = useMemo(() => [{ games }], [games])
  const limited = countFilters(filters) > 0
  const clear = () => onFilters(changeFilters({}, { sort: filters.sort }))
  const isLoading = useIsLoading(all)
  if (all.error && all.games.length === 0)
    return <ListFailed of="games" error={all.error} isFetching={all.isFetching} onRetry={all.retry} />
  return (
    <>
      <div className={styles.tools}>
        <FilterBar {...{ kind, filters, onFilters, topics }} providers={all.providers} count={games.length} />
        <div className={styles.line}>
          <output>
            {isLoading ? <Trans>Loading games</Trans> : settled ? <GameCount count={games.length} /> : null}
          </output>
          {all.fetchedAt && isOutdated(all) ? (
            <ListAge fetchedAt={all.fetchedAt} onRetry={all.retry} />
          ) : null}
          {limited ? (
            <button type="button" className={styles.clear} onClick={clear}>
              <Trans>Clear all</Trans>
            </button>
          ) : null}
          {wide ? (
            <span className={styles.end}>
              <GameOrder {...{ filters, onFilters }} />
            </span>
          ) : null}
        </div>
      </div>
      {all.isOpen ? null : <SignInLine />}
      <MissingProviders all={all} isLoading={isLoading} />
      {isLoading ? (
        <GridSkeleton container="page" />
      ) : games.length === 0 && settled ? (
        <NoGames limited={limited} onClear={clear} />
      ) : (
        <PageGrid sections={sections} label={title} providerOf={nameOf} />
      )}
    </>
  )
}
