import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { GameKind } from '@marquee/contract/game.ts'
import { PageHeading, SpokenHeading } from '../../../ui/page/page-heading.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { useMedia, WIDE } from '../../../ui/use-media.ts'
import { useAllGames, useProviderNames } from '../catalogue/use-all-games.ts'
import { useFilteredGames } from '../catalogue/use-filtered-games.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { slotTypesOf, topicsOf } from '../filters/filter-games.ts'
import { changeFilters, countFilters, type GameFilters } from '../filters/game-filters.ts'
import { KindLinks } from '../filters/kind-links.tsx'
import { useSlotTypeNames } from '../filters/slot-type.tsx'
import { isNamedTopic, topicName } from '../filters/topic-name.ts'
import { GameOrder } from '../filters/game-order-select.tsx'
import { GridSkeleton } from '../grid/tile-skeletons.tsx'
import { PageGrid } from '../grid/page-grid.tsx'
import { GameCount } from '../list-states/game-count.tsx'
import { ListAge } from '../list-states/list-age.tsx'
import { ListFailed } from '../list-states/list-failed.tsx'
import { MissingProviders } from '../list-states/missing-providers.tsx'
import { NoGames } from '../list-states/no-games.tsx'
import { SignInLine } from '../list-states/sign-in-line.tsx'
import { useIsLoading } from '../list-states/use-is-loading.ts'
import styles from './games-page.module.css'

interface GamesPageProps {
  kind: GameKind
  filters: GameFilters
  onFilters: (filters: GameFilters) => void
}

/** All slots or tables of all providers in one grid with filters, order and search. */
export function GamesPage({ kind, filters, onFilters }: GamesPageProps) {
  const { t } = useLingui()
  const all = useAllGames(kind)
  const wide = useMedia(WIDE)
  const { games, settled } = useFilteredGames(all, kind, filters)
  const nameOf = useProviderNames(all.providers)
  const topics = useMemo(() => topicsOf(all.games), [all.games])
  const types = useMemo(() => slotTypesOf(all.games), [all.games])
  const filterName = useFilterName(filters, topics)
  const slots = t({ message: 'Slots', comment: "Kind of a provider's games" })
  const title =
    kind === 'casino'
      ? (filterName ?? t`All table games`)
      : filterName === undefined
        ? t`All slots`
        : `${slots}: ${filterName}`
  const sections = useMemo(() => [{ games }], [games])
  const limited = countFilters(filters) > 0
  const clear = () => onFilters(changeFilters({}, { sort: filters.sort }))
  const isLoading = useIsLoading(all, games.length)
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <div className={styles.search}>
        <QueryBox value={filters.q ?? ''} onChange={(q) => onFilters(changeFilters(filters, { q }))} />
      </div>
      <div className={styles.kinds}>
        <KindLinks games={all.games} kind={kind} />
      </div>
      <SpokenHeading>{t`Games`}</SpokenHeading>
      {all.error && all.games.length === 0 ? (
        <ListFailed of="games" error={all.error} isFetching={all.isFetching} onRetry={all.retry} />
      ) : (
        <>
          <div className={styles.tools}>
            <FilterBar
              {...{ kind, filters, onFilters, topics, types }}
              providers={all.providers}
              count={games.length}
            />
            <div className={styles.line}>
              <output>
                {isLoading ? (
                  <span>
                    <Trans>Loading games</Trans>
                  </span>
                ) : settled ? (
                  <GameCount count={games.length} />
                ) : null}
              </output>
              <ListAge list={all} onRetry={all.retry} />
              {limited ? (
                <button type="button" className={styles.clear} onClick={clear}>
                  <Trans>Clear all</Trans>
                </button>
              ) : null}
              {wide ? (
                <span className={styles.end}>
                  <GameOrder {...{ kind, filters, onFilters }} />
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
      )}
    </div>
  )
}

/** The name of the theme or type that the games are filtered by. Any other text of the address is not shown. */
function useFilterName({ theme, type }: GameFilters, topics: readonly string[]): string | undefined {
  const types = useSlotTypeNames()
  if (theme !== undefined && (isNamedTopic(theme) || topics.includes(theme))) return topicName(theme)
  return Object.entries(types).find(([id]) => id === type)?.[1]
}

/** Debounce of the search field, ms. */
const DEBOUNCE_MS = 160

/** The field shows typing at once. The URL, and with it the list, follows when the player pauses. */
function QueryBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // The value changed from outside: by a link, the back button or 'clear all'.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== text.trim()) setText(value)
  }
  const commit = useEffectEvent((query: string) => {
    if (query !== value) onChange(query)
  })
  useEffect(() => {
    const timer = setTimeout(() => commit(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <SearchBox value={text} onChange={setText} />
}
