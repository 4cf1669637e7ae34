import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { GameRound } from '@marquee/contract/rounds.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { type ResourceState, useResource, useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import { gameTitle } from '../parts/game-text.ts'
import { MoreButton } from '../parts/more-button.tsx'
import styles from './bets.module.css'
import type { HistorySearch } from './history-search.ts'
import { HistoryTools } from './history-tools.tsx'
import { PlayHead, RoundRow, SumRow } from './play-rows.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { playSums, rounds } from './rounds.ts'
import { SavedNote } from './saved-note.tsx'

interface BetsProps {
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
  onOpen: (round: GameRound) => void
}

/** The player's rounds, each with its stake and win; or their sums by game or by session, with links to the rounds. */
export function Bets(props: BetsProps) {
  const player = useAtomValue(playerAtom)
  const { by } = props.search
  if (player === undefined) return null
  return by === undefined ? (
    <Rounds player={player} {...props} />
  ) : (
    <Sums key={by} player={player} by={by} {...props} />
  )
}

function Rounds({ player, search, onSearch, onOpen }: BetsProps & { player: string }) {
  const { t } = useLingui()
  const list = useResourceList(rounds(useTab(), player, search))
  const { from, to, game, session } = search
  const isFiltered = Boolean(from ?? to ?? game ?? session)
  const onlyGame = game === undefined ? undefined : list.data?.[0]?.game
  return (
    <>
      <Tools search={search} onSearch={onSearch} isFetching={list.isFetching} onFetch={list.refresh}>
        {game === undefined && session === undefined ? null : (
          <ActiveFilter
            onClear={() => onSearch({ tab: 'bets', by: game === undefined ? 'session' : 'game' })}
          >
            {onlyGame ?? session}
          </ActiveFilter>
        )}
      </Tools>
      <List
        state={list}
        onRetry={() => void list.refresh()}
        empty={
          <ListState
            icon={pageIcons.list}
            title={isFiltered ? t`Nothing matches this filter.` : t`No bets yet.`}
            action={
              isFiltered ? <Button onClick={() => onSearch({ tab: 'bets' })}>{t`Show all`}</Button> : null
            }
          />
        }
        head={<Trans>Game</Trans>}
        renderRow={(round) => (
          <RoundRow key={`${round.game.id} ${round.id}`} round={round} onOpen={() => onOpen(round)} />
        )}
      />
      <MoreButton list={list} />
    </>
  )
}

/** Names the game or session whose rounds are listed; a click lists all again. */
function ActiveFilter({
  children,
  onClear,
}: {
  children: GameRound['game'] | string | undefined
  onClear: () => void
}) {
  const { i18n } = useLingui()
  return (
    <button type="button" className={recipeClass('chip')} aria-pressed onClick={onClear}>
      {typeof children === 'object' ? (
        gameTitle(children, i18n.locale)
      ) : (
        <Trans comment="Rounds of one session of playing are listed">One session</Trans>
      )}
      <Icon path={pageIcons.close} size={16} />
    </button>
  )
}

function Sums({ player, by, search, onSearch }: BetsProps & { player: string; by: 'game' | 'session' }) {
  const { t } = useLingui()
  const sums = useResource(playSums(useTab(), player, by, search))
  const { from, to } = search
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  return (
    <>
      <Tools
        search={search}
        onSearch={onSearch}
        isFetching={sums.status === 'loading'}
        onFetch={sums.refresh}
      />
      {by === 'session' ? (
        <Text textStyle="note" color="subText">
          <Trans>A break of 30 minutes or more starts a new session.</Trans>
        </Text>
      ) : null}
      <List
        state={sums}
        onRetry={() => void sums.refresh()}
        empty={
          <ListState
            icon={pageIcons.list}
            title={(from ?? to) ? t`Nothing matches this filter.` : t`No bets yet.`}
            action={
              (from ?? to) ? (
                <Button onClick={() => onSearch({ tab: 'bets', by })}>{t`Show all`}</Button>
              ) : null
            }
          />
        }
        head={by === 'game' ? <Trans>Game</Trans> : <Trans>Date</Trans>}
        renderRow={(sum) => (
          <SumRow
            key={sum.id}
            sum={sum}
            onOpen={() =>
              // A session defines its own days.
              onSearch(
                by === 'game' ? { tab: 'bets', ...days, game: sum.id } : { tab: 'bets', session: sum.id },
              )
            }
          />
        )}
      />
    </>
  )
}

interface ToolsProps {
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
  isFetching: boolean
  onFetch: () => unknown
  children?: ReactNode
}

function Tools({ search, onSearch, isFetching, onFetch, children }: ToolsProps) {
  const { t } = useLingui()
  const offline = useAtomValue(isOfflineAtom)
  const { from, to, by, game, session } = search
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const views = [
    { by: undefined, label: t({ message: 'Rounds', comment: 'Bets listed one by one' }) },
    { by: 'game', label: t({ message: 'By game', comment: 'Bets summed up' }) },
    { by: 'session', label: t({ message: 'By session', comment: 'Bets summed up by times of playing' }) },
  ] as const
  return (
    <HistoryTools
      search={search}
      withType={false}
      busy={isFetching}
      offline={offline}
      onSearch={(next) =>
        onSearch({
          ...next,
          ...(by ? { by } : {}),
          ...(game ? { game } : {}),
          ...(session ? { session } : {}),
        })
      }
      onFetch={() => void onFetch()}
    >
      {views.map((view) => (
        <button
          key={view.label}
          type="button"
          className={recipeClass('chip')}
          aria-pressed={view.by === by && game === undefined && session === undefined}
          onClick={() => onSearch({ tab: 'bets', ...days, ...(view.by ? { by: view.by } : {}) })}
        >
          {view.label}
        </button>
      ))}
      {children}
    </HistoryTools>
  )
}

interface ListProps<Row> {
  state: ResourceState<readonly Row[]>
  onRetry: () => void
  empty: ReactNode
  /** Heading of the first column. */
  head: ReactNode
  renderRow: (row: Row) => ReactNode
}

function List<Row>({ state, onRetry, empty, head, renderRow }: ListProps<Row>) {
  const { t } = useLingui()
  const { data, error, fetchedAt, isFetching, isFromDevice, status } = state
  // Rows of an earlier visit show only if they cannot be fetched.
  const rows = isFromDevice && status === 'loading' ? undefined : data
  if (rows === undefined && error) {
    return (
      <LoadFailed
        title={t`The bets could not be loaded.`}
        error={error}
        busy={isFetching}
        onRetry={onRetry}
      />
    )
  }
  if (rows === undefined) return <RowSkeletons />
  if (rows.length === 0) return empty
  return (
    <>
      {isFromDevice && fetchedAt ? <SavedNote fetchedAt={fetchedAt} /> : null}
      <div className={`${recipeClass('card')} ${styles.list}`}>
        <PlayHead title={head} />
        <ul>{rows.map(renderRow)}</ul>
      </div>
    </>
  )
}
