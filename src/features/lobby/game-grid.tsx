import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState, type RefObject } from 'react'
import type { Game } from '../../contract/game.ts'
import type { Failure } from '../../contract/result.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { GameCount } from './game-count.tsx'
import styles from './game-grid.module.css'
import { GamesFailed } from './games-failed.tsx'
import { ListAge } from './list-age.tsx'
import { find } from './search/find.ts'
import { indexGames } from './search/search-index.ts'
import { GridSkeleton } from './tile-skeletons.tsx'
import { BoxGrid } from './virtual-grid.tsx'

interface GameGridProps {
  games: Game[]
  /** When the list was fetched, ms of the server's clock; 0: never. */
  at: number
  busy: boolean
  failure?: Failure
  label: string
  /** What scrolls around the grid. */
  box: RefObject<HTMLElement | null>
  onRetry: () => void
}

/** A provider's games with SEARCH by name, and every state a list can be in. */
export function GameGrid({ games, at, busy, failure, label, box, onRetry }: GameGridProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const found = useMemo(() => {
    if (wanted === '') return games
    return find(indexGames(games, []), wanted).map(({ game }) => game)
  }, [games, wanted])
  const sections = useMemo(() => [{ games: found }], [found])
  if (games.length === 0 && failure) return <GamesFailed failure={failure} busy={busy} onRetry={onRetry} />
  const loading = games.length === 0 && (busy || at === 0)
  return (
    <>
      <SearchBox value={text} onChange={setText} />
      <div className={styles.count}>
        <output>{loading ? <Trans>Loading games</Trans> : <GameCount count={found.length} />}</output>
        {failure && at > 0 ? <ListAge at={at} onRetry={onRetry} /> : null}
      </div>
      {loading ? (
        <GridSkeleton place="drawer" />
      ) : found.length === 0 ? (
        <ListState
          icon="search"
          title={t`No game by that name.`}
          action={<Button onClick={() => setText('')}>{t`Clear search`}</Button>}
        />
      ) : (
        <BoxGrid box={box} sections={sections} label={label} />
      )}
    </>
  )
}
