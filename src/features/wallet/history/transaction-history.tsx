import { Box } from '@chakra-ui/react/box'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useMemo, type ReactNode } from 'react'
import { offersAtom } from '../../../platform/config/offers.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { ListState } from '../../../ui/states/list-state.tsx'
import { LoadFailed } from '../../../ui/states/load-failed.tsx'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { useSite } from '../parts/site.ts'
import { ExportButton } from './export-button.tsx'
import { HistoryTools } from './history-tools.tsx'
import { rowsMatching, transactions } from './transactions.ts'
import type { HistorySearch } from './history-search.ts'
import { LoadMore } from './load-more.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { SavedNote } from './saved-note.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

const TransactionRows = lazyWithRetry(() =>
  import('./transaction-table.tsx').then((module) => module.TransactionRows),
)

interface TransactionHistoryProps {
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
  /** Opens the round of a row; rows cannot be clicked without it. */
  onOpen?: ((row: HistoryRow) => void) | undefined
  /** Sums that a button shows above the list. */
  totals: ReactNode
}

/** Every movement of the player's cash; from the cache while it cannot be fetched. */
export function TransactionHistory(props: TransactionHistoryProps) {
  const player = useAtomValue(playerAtom)
  return player === undefined ? null : <Transactions player={player} {...props} />
}

function Transactions({
  player,
  search,
  onSearch,
  onOpen,
  totals,
}: TransactionHistoryProps & { player: string }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { from, to, type } = search
  const offline = useAtomValue(isOfflineAtom)
  const hasStatement = useAtomValue(offersAtom)('rounds')
  const balance = useAtomValue(userInfoAtom)?.info.amount
  const tab = useTab()
  const list = useResourceList(transactions(tab, player, search))
  const { error, status } = list
  const isFiltered = Boolean(from ?? to ?? type)
  // Cached transactions, if the search cannot be fetched. Without a filter, `list` has them itself.
  const stored = useResourceList({
    ...transactions(tab, player, {}),
    enabled: isFiltered && list.data === undefined && Boolean(error),
  })
  const isFromDevice = list.isFromDevice ? status !== 'loading' : !list.data && stored.data !== undefined
  const { fetchedAt } = list.data ? list : stored
  const rows = useMemo(() => {
    if (list.data) return list.isFromDevice && status === 'loading' ? undefined : list.data
    return error && stored.data ? rowsMatching(stored.data, search, zone) : undefined
  }, [list.data, list.isFromDevice, status, error, stored.data, search, zone])
  const refresh = () => void list.refresh()
  const newest = rows?.[0]
  const outdated =
    !isFromDevice && !to && !type && newest !== undefined && balance !== undefined && newest.after !== balance

  return (
    <>
      <HistoryTools
        search={search}
        withType
        busy={list.isFetching && !list.isLoadingMore}
        offline={offline}
        onSearch={onSearch}
        onFetch={refresh}
        totals={totals}
      >
        {hasStatement ? (
          <Link to="/wallet/history" search={{ tab: 'statement' }} className={recipeClass('chip')}>
            <Trans>Statement</Trans>
          </Link>
        ) : null}
        <ExportButton filter={search} offline={offline} />
      </HistoryTools>
      <Box _empty={{ display: 'none' }} role="status">
        {isFromDevice && fetchedAt ? (
          <SavedNote fetchedAt={fetchedAt} />
        ) : outdated && !offline ? (
          <Button icon={pageIcons.refresh} onClick={refresh}>
            <Trans>There are newer transactions</Trans>
          </Button>
        ) : null}
      </Box>
      {rows === undefined && error ? (
        <LoadFailed
          title={t`The transactions could not be loaded.`}
          error={error}
          busy={list.isFetching}
          onRetry={refresh}
        />
      ) : rows?.length === 0 ? (
        <ListState
          icon={pageIcons.list}
          title={isFiltered ? t`Nothing matches this filter.` : t`No transactions yet.`}
          action={isFiltered ? <Button onClick={() => onSearch({})}>{t`Show all`}</Button> : null}
        />
      ) : (
        <Suspense fallback={<RowSkeletons />}>
          <TransactionRows
            rows={rows}
            zone={zone}
            complete={!list.hasMore && !isFromDevice}
            isUnfiltered={type === undefined}
            onOpen={onOpen}
          />
          {rows ? <LoadMore list={list} shown={rows.length} isFromDevice={isFromDevice} /> : null}
        </Suspense>
      )}
    </>
  )
}
