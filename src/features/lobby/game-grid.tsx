import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Game } from '../../contract/game.ts'
import { textIn } from '../../contract/localized.ts'
import type { Failure } from '../../contract/result.ts'
import { Button } from '../../ui/button.tsx'
import { failureWords } from '../../ui/failure-words.ts'
import { ListState } from '../../ui/list-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { GameTile } from './game-tile.tsx'
import styles from './game-grid.module.css'
import { matches } from './search.ts'
import { TileSkeletons } from './tile-skeletons.tsx'

interface GameGridProps {
  games: Game[]
  /** When the list was fetched, ms of the server's clock; 0: never. */
  at: number
  busy: boolean
  failure?: Failure
  /** `drawer`: 2 a row. `page`: 2 on phones, 4 on medium, 6 on large. */
  columns: 'drawer' | 'page'
  onRetry: () => void
}

/** A provider's games with SEARCH by name, and every state a list can be in. */
export function GameGrid({ games, at, busy, failure, columns, onRetry }: GameGridProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const found = useMemo(
    () => games.filter((game) => matches(textIn(game.game_title, i18n.locale), wanted)),
    [games, wanted, i18n.locale],
  )
  if (games.length === 0 && failure) {
    return (
      <ListState
        icon={failure.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
        title={t`The games could not be loaded.`}
        urgent
        action={
          <Button busy={busy} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {i18n._(failureWords(failure))}
      </ListState>
    )
  }
  const loading = games.length === 0 && (busy || at === 0)
  return (
    <>
      <SearchBox value={text} onChange={setText} />
      <output className={styles.count}>
        {loading ? (
          <Trans>Loading games</Trans>
        ) : (
          <Plural value={found.length} one="# game" other="# games" />
        )}
        {failure && at > 0 ? (
          <>
            {' · '}
            <Trans>
              as of <RelativeTime at={at} />
            </Trans>
          </>
        ) : null}
      </output>
      {!loading && found.length === 0 ? (
        <ListState
          icon="search"
          title={t`No game by that name.`}
          action={<Button onClick={() => setText('')}>{t`Clear search`}</Button>}
        />
      ) : (
        <ul className={styles[columns]}>
          {loading ? (
            <TileSkeletons />
          ) : (
            found.map((game, index) => (
              <li key={game.id}>
                <GameTile game={game} eager={index < 4} />
              </li>
            ))
          )}
        </ul>
      )}
    </>
  )
}
