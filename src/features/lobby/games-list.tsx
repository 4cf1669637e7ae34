import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GameKind } from '../../contract/game.ts'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { FilterBar } from './filter-bar.tsx'
import { GameCount } from './game-count.tsx'
import { topicsOf } from './filter-games.ts'
import { changeFilters, countFilters, type GameFilters } from './game-filters.ts'
import { GameOrder } from './game-order-select.tsx'
import { GamesFailed } from './games-failed.tsx'
import styles from './games-page.module.css'
import { ListAge } from './list-age.tsx'
import { NoGames } from './no-games.tsx'
import { SignInLine } from './sign-in-line.tsx'
import { GridSkeleton } from './tile-skeletons.tsx'
import { useAllGames, useProviderNames } from './use-all-games.ts'
import { useShownGames } from './use-shown-games.ts'
import { PageGrid } from './virtual-grid.tsx'

interface GamesListProps {
  kind: GameKind
  title: string
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** The games of a kind with their filters, count and order; comes with its own chunk. */
export default function GamesList({ kind, title, filters, onFilters }: GamesListProps) {
  const all = useAllGames(kind)
  const wide = useMedia(WIDE)
  const { games, settled } = useShownGames(all, filters)
  const nameOf = useProviderNames(all.providers)
  const topics = useMemo(() => topicsOf(all.games), [all.games])
  const sections = useMemo(() => [{ games }], [games])
  const limited = countFilters(filters) > 0
  const clear = () => onFilters(changeFilters({}, { sort: filters.sort }))
  if (all.failure && all.games.length === 0)
    return <GamesFailed failure={all.failure} busy={all.busy} onRetry={all.retry} />
  return (
    <>
      <FilterBar {...{ kind, filters, onFilters, topics }} providers={all.providers} count={games.length} />
      {all.signedIn ? null : <SignInLine />}
      <div className={styles.line}>
        <output>
          {all.loading ? <Trans>Loading games</Trans> : settled ? <GameCount count={games.length} /> : null}
        </output>
        {all.stale ? <ListAge at={all.at} onRetry={all.retry} /> : null}
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
      {all.loading ? (
        <GridSkeleton place="page" />
      ) : games.length === 0 && settled ? (
        <NoGames limited={limited} onClear={clear} />
      ) : (
        <PageGrid sections={sections} label={title} providerOf={nameOf} />
      )}
    </>
  )
}
