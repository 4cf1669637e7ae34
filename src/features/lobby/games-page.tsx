import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { GameKind } from '../../contract/game.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GameCount } from './game-count.tsx'
import { changeFilters, countFilters, topicsOf, type GameFilters } from './game-filters.ts'
import { GamesFailed } from './games-failed.tsx'
import styles from './games-page.module.css'
import { ListAge } from './list-age.tsx'
import { NoGames } from './no-games.tsx'
import { SignInLine } from './sign-in-line.tsx'
import { GridSkeleton } from './tile-skeletons.tsx'
import { useAllGames, useProviderNames } from './use-all-games.ts'
import { useShownGames } from './use-shown-games.ts'
import { PageGrid } from './virtual-grid.tsx'

interface GamesPageProps {
  kind: GameKind
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** Slots or live casino, game first: all providers' games in one grid that is filtered, sorted and searched. */
export function GamesPage({ kind, filters, onFilters }: GamesPageProps) {
  const { t } = useLingui()
  const all = useAllGames(kind)
  const { games, settled } = useShownGames(all, filters)
  const nameOf = useProviderNames(all.providers)
  const topics = useMemo(() => topicsOf(all.games), [all.games])
  const sections = useMemo(() => [{ games }], [games])
  const title = kind === 'casino' ? t`All live tables` : t`All slots`
  const limited = countFilters(filters) > 0
  const clear = () => onFilters(changeFilters({}, { sort: filters.sort }))
  const failedWhole = all.failure && all.games.length === 0
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <div className={styles.search}>
        <QueryBox value={filters.q ?? ''} onChange={(q) => onFilters(changeFilters(filters, { q }))} />
      </div>
      <FilterBar {...{ kind, filters, onFilters, topics }} providers={all.providers} count={games.length} />
      {all.signedIn ? null : <SignInLine />}
      {failedWhole ? (
        <GamesFailed failure={all.failure} busy={all.busy} onRetry={all.retry} />
      ) : (
        <>
          <div className={styles.line}>
            <output>
              {all.loading ? (
                <Trans>Loading games</Trans>
              ) : settled ? (
                <GameCount count={games.length} />
              ) : null}
            </output>
            {all.stale ? <ListAge at={all.at} onRetry={all.retry} /> : null}
            {limited ? (
              <Button variant="quiet" className={styles.clear} onClick={clear}>
                <Trans>Clear all</Trans>
              </Button>
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
      )}
    </div>
  )
}

/** How long nobody typed before the address follows, ms. */
const QUIET = 160

/** What is typed shows at once; the address, and with it the list, follows when the fingers rest. */
function QueryBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // Changed from outside: a link, the back button, 'clear all'.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const pass = useEffectEvent((wanted: string) => {
    if (wanted !== value) onChange(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => pass(text.trim()), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return <SearchBox value={text} onChange={setText} />
}
