import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { connectionAtom } from '../../../platform/connection.ts'
import { call } from '../../../platform/http.ts'
import { sessionAtom } from '../../../session/session.ts'
import { userInfoAtom } from '../../../session/watch.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../../ui/failure-words.ts'
import { ListState } from '../../../ui/list-state.tsx'
import { useSite } from '../site.ts'
import { BalanceFlow } from './balance-flow.tsx'
import { ExportButton } from './export-button.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { keepRows, keptHistory, rowsMatching } from './history-cache.ts'
import type { HistorySearch } from './history-search.ts'
import { LoadMore } from './load-more.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { SavedNote } from './saved-note.tsx'
import styles from './transaction-history.module.css'
import { TransactionTable } from './transaction-table.tsx'
import { usePages } from './use-pages.ts'

interface TransactionHistoryProps {
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
  /** Stands between the filters and the list. */
  children?: ReactNode
}

/** Every movement of the player's cash, like a bank's list; from this device when the operator cannot be asked. */
export function TransactionHistory(props: TransactionHistoryProps) {
  const session = useAtomValue(sessionAtom)
  const player = session.state === 'signedIn' ? session.username : undefined
  return player === undefined ? null : <Transactions player={player} {...props} />
}

function Transactions({ player, search, onSearch, children }: TransactionHistoryProps & { player: string }) {
  const { t, i18n } = useLingui()
  const { zone } = useSite()
  const { from, to, type } = search
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const balance = useAtomValue(userInfoAtom)?.info.amount
  const kept = useAtomValue(keptHistory(player).atom)
  const pages = usePages({
    key: ['wallet', player, 'history', from, to, type],
    fetchPage: (cursor, signal) =>
      call(walletEndpoints.history, {
        query: {
          ...(cursor === undefined ? {} : { cursor }),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(type ? { type } : {}),
        },
        signal,
      }),
    onPage: (rows, at) => void keepRows(player, rows, at),
  })
  const stored = useMemo(
    () => (pages.rows ? [] : rowsMatching(kept.rows, { from, to, type }, zone)),
    [pages.rows, kept, from, to, type, zone],
  )
  const fromDevice = pages.rows === undefined && (pages.failure !== undefined || offline) && kept.at > 0
  const rows = pages.rows ?? (fromDevice ? stored : undefined)
  const newest = rows?.[0]
  const outdated =
    !fromDevice && !to && !type && newest !== undefined && balance !== undefined && newest.after !== balance

  return (
    <>
      <HistoryFilters
        search={search}
        withType
        busy={pages.loading && !pages.loadingMore}
        offline={offline}
        onSearch={onSearch}
        onFetch={pages.refetch}
      />
      <div className={styles.status} role="status">
        {fromDevice ? (
          <SavedNote at={kept.at} />
        ) : outdated && !offline ? (
          <Button icon="refresh" onClick={pages.refetch}>
            <Trans>There are newer transactions</Trans>
          </Button>
        ) : null}
      </div>
      {children}
      {/* A running balance needs every movement: over those of one type it would be one that never was. */}
      {rows && rows.length > 1 && !type ? <BalanceFlow rows={rows} /> : null}
      {rows === undefined ? (
        pages.failure ? (
          <ListState
            icon={pages.failure.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
            title={t`The transactions could not be loaded.`}
            urgent
            action={
              <Button busy={pages.loading} onClick={pages.refetch}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {i18n._(failureWords(pages.failure))}
          </ListState>
        ) : (
          <RowSkeletons />
        )
      ) : rows.length === 0 ? (
        <ListState
          icon="list"
          title={from || to || type ? t`Nothing matches this filter.` : t`No transactions yet.`}
          action={from || to || type ? <Button onClick={() => onSearch({})}>{t`Show all`}</Button> : null}
        />
      ) : (
        <>
          <TransactionTable rows={rows} zone={zone} complete={!pages.more && !fromDevice} />
          <LoadMore pages={pages} shown={rows.length} fromDevice={fromDevice} />
          <ExportButton filter={search} offline={offline} />
        </>
      )}
    </>
  )
}
