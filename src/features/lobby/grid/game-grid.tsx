import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type RefObject } from 'react'
import type { Game, Provider } from '@marquee/contract/game.ts'
import type { ResourceState } from '../../../platform/query/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { GameCount } from '../list-states/game-count.tsx'
import styles from './game-grid.module.css'
import { ListFailed } from '../list-states/list-failed.tsx'
import { ListAge } from '../list-states/list-age.tsx'
import { useSearchResults, useSearchIndex } from '../search/use-search-results.ts'
import { GridSkeleton } from './tile-skeletons.tsx'
import { BoxGrid } from './virtual-grid.tsx'
import { icons } from '../../../ui/icon/icons.ts'

const noGames: readonly Game[] = []
const noProviders: readonly Provider[] = []

interface GameGridProps {
  list: ResourceState<readonly Game[]>
  label: string
  /** The element that scrolls the grid. */
  box: RefObject<HTMLElement | null>
  onRetry: () => void
}

/** A provider's games with a search field, in every state that a list can have. */
export function GameGrid({ list, label, box, onRetry }: GameGridProps) {
  const { t } = useLingui()
  const { data: games = noGames, error, fetchedAt, isFetching } = list
  const [text, setText] = useState('')
  const index = useSearchIndex(games, noProviders, text !== '')
  const search = useSearchResults(index, text)
  const found = search.typed === '' ? games : search.named
  const sections = useMemo(() => [{ games: found }], [found])
  if (games.length === 0 && error) return <ListFailed of="games" {...{ error, isFetching, onRetry }} />
  const loading = games.length === 0 && (isFetching || fetchedAt === undefined)
  return (
    <>
      <SearchBox value={text} onChange={setText} />
      <div className={styles.count}>
        <output>
          {loading ? (
            <span>
              <Trans>Loading games</Trans>
            </span>
          ) : (
            <GameCount count={found.length} />
          )}
        </output>
        <ListAge {...{ list, onRetry }} />
      </div>
      {loading ? (
        <GridSkeleton container="drawer" />
      ) : found.length === 0 ? (
        <ListState
          icon={icons.search}
          title={t`No game by that name.`}
          action={<Button onClick={() => setText('')}>{t`Clear search`}</Button>}
        />
      ) : (
        <BoxGrid box={box} sections={sections} label={label} />
      )}
    </>
  )
}
