import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { addDays, startOfSiteDay } from '../../../contract/site-day.ts'
import { connectionAtom } from '../../../platform/connection.ts'
import { call } from '../../../platform/http.ts'
import { sessionAtom } from '../../../session/session.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../../ui/failure-words.ts'
import { ListState } from '../../../ui/list-state.tsx'
import { RequestRow } from '../request-row.tsx'
import { nameOf, type WalletRequest } from '../requests.ts'
import { useRequests } from '../requests-section.tsx'
import { useSite } from '../site.ts'
import { HistoryFilters } from './history-filters.tsx'
import type { HistorySearch } from './history-search.ts'
import { LoadMore } from './load-more.tsx'
import styles from './request-history.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { SavedNote } from './saved-note.tsx'
import { usePages } from './use-pages.ts'

interface RequestHistoryProps {
  tab: 'deposits' | 'withdrawals'
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
}

/** All deposit or withdrawal requests with their states. A state that changes while one looks changes here too. */
export function RequestHistory({ tab, search, onSearch }: RequestHistoryProps) {
  const { t, i18n } = useLingui()
  const { zone } = useSite()
  const session = useAtomValue(sessionAtom)
  const player = session.state === 'signedIn' ? session.username : undefined
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const known = useRequests()
  const { from, to } = search
  const pages = usePages<WalletRequest>({
    key: ['wallet', player, tab, from, to],
    enabled: player !== undefined,
    fetchPage: (cursor, signal) =>
      fetchRequests(
        tab,
        { ...(cursor === undefined ? {} : { cursor }), ...(from ? { from } : {}), ...(to ? { to } : {}) },
        signal,
      ),
  })
  const fresh = useMemo(
    () =>
      tab === 'deposits'
        ? (known?.deposits ?? []).map((request) => ({ kind: 'deposit' as const, ...request }))
        : (known?.withdrawals ?? []).map((request) => ({ kind: 'withdraw' as const, ...request })),
    [known, tab],
  )
  const fromDevice = pages.rows === undefined && (pages.failure !== undefined || offline) && known !== null
  const rows = useMemo(() => {
    if (pages.rows) return withFresh(pages.rows, fresh, from === undefined && to === undefined)
    return fromDevice ? fresh.filter((request) => isWithin(request.date, from, to, zone)) : undefined
  }, [pages.rows, fresh, fromDevice, from, to, zone])
  return (
    <>
      <HistoryFilters
        search={search}
        withType={false}
        busy={pages.loading && !pages.loadingMore}
        offline={offline}
        onSearch={onSearch}
        onFetch={pages.refetch}
      />
      <div className={styles.status} role="status">
        {fromDevice ? <SavedNote at={known.at} /> : null}
      </div>
      {rows === undefined ? (
        pages.failure ? (
          <ListState
            icon={pages.failure.code === 'OFFLINE_ERROR' ? 'offline' : 'warning'}
            title={t`The requests could not be loaded.`}
            urgent
            action={<Button busy={pages.loading} onClick={pages.refetch}>{t`Try again`}</Button>}
          >
            {i18n._(failureWords(pages.failure))}
          </ListState>
        ) : (
          <RowSkeletons />
        )
      ) : rows.length === 0 ? (
        <ListState
          icon="list"
          title={
            from || to
              ? t`Nothing matches this filter.`
              : tab === 'deposits'
                ? t`No deposits yet.`
                : t`No withdrawals yet.`
          }
          action={from || to ? <Button onClick={() => onSearch({ tab })}>{t`Show all`}</Button> : null}
        />
      ) : (
        <>
          <ul className={`${recipeClass('card')} ${styles.list}`}>
            {rows.map((request) => (
              <RequestRow key={nameOf(request)} request={request} zone={zone} />
            ))}
          </ul>
          <LoadMore pages={pages} shown={rows.length} fromDevice={fromDevice} />
        </>
      )}
    </>
  )
}

interface PageQuery {
  cursor?: string
  from?: string
  to?: string
}

async function fetchRequests(tab: 'deposits' | 'withdrawals', query: PageQuery, signal: AbortSignal) {
  if (tab === 'deposits') {
    const answer = await call(walletEndpoints.deposits, { query, signal })
    if (!answer.ok) return answer
    const list = answer.data.list.map((request) => ({ kind: 'deposit' as const, ...request }))
    return { ...answer, data: { list, next: answer.data.next } }
  }
  const answer = await call(walletEndpoints.withdrawals, { query, signal })
  if (!answer.ok) return answer
  const list = answer.data.list.map((request) => ({ kind: 'withdraw' as const, ...request }))
  return { ...answer, data: { list, next: answer.data.next } }
}

/** Rows with the states that were heard since they were loaded; without a filter also those that are new since. */
function withFresh(
  rows: readonly WalletRequest[],
  fresh: readonly WalletRequest[],
  unfiltered: boolean,
): WalletRequest[] {
  const byName = new Map(fresh.map((request) => [nameOf(request), request]))
  const known = rows.map((request) => byName.get(nameOf(request)) ?? request)
  const names = new Set(rows.map(nameOf))
  const newest = rows[0]?.date ?? ''
  const added = unfiltered
    ? fresh.filter((request) => !names.has(nameOf(request)) && request.date > newest)
    : []
  return [...added, ...known]
}

function isWithin(date: string, from: string | undefined, to: string | undefined, zone: string): boolean {
  const at = Date.parse(date)
  return (
    (from === undefined || at >= startOfSiteDay(from, zone).getTime()) &&
    (to === undefined || at < startOfSiteDay(addDays(to, 1), zone).getTime())
  )
}
