import { Box } from '@chakra-ui/react/box'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { addDays, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { dataOf } from '../../../platform/query/call-error.ts'
import { byCursor, type ListPage } from '../../../platform/query/pages.ts'
import type { ListQuery } from '../../../platform/query/queries.ts'
import { useResourceList } from '../../../platform/query/use-resource.ts'
import { playerAtom } from '../../../session/player.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { ListState } from '../../../ui/states/list-state.tsx'
import { RequestRow } from '../requests/request-row.tsx'
import { cachedRequestsAtom, requestKey, type WalletRequest } from '../requests/requests.ts'
import { useSite } from '../parts/site.ts'
import { HistoryTools } from './history-tools.tsx'
import type { HistorySearch } from './history-search.ts'
import { LoadMore } from './load-more.tsx'
import styles from './request-history.module.css'
import { RowSkeletons } from './row-skeletons.tsx'
import { SavedNote } from './saved-note.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface RequestHistoryProps {
  tab: 'deposits' | 'withdrawals'
  search: HistorySearch
  onSearch: (search: HistorySearch) => void
}

/** All deposit or withdrawal requests with their states, which are updated on screen. */
export function RequestHistory({ tab, search, onSearch }: RequestHistoryProps) {
  const { t, i18n } = useLingui()
  const { zone } = useSite()
  const player = useAtomValue(playerAtom)
  const offline = useAtomValue(isOfflineAtom)
  const known = useAtomValue(cachedRequestsAtom)
  const { from, to } = search
  const list = useResourceList(requestPages(useTab(), player ?? '', tab, from, to))
  const { error } = list
  const refresh = () => void list.refresh()
  const fresh = useMemo(
    () =>
      tab === 'deposits'
        ? (known?.data.deposits ?? []).map((request) => ({ kind: 'deposit' as const, ...request }))
        : (known?.data.withdrawals ?? []).map((request) => ({ kind: 'withdraw' as const, ...request })),
    [known, tab],
  )
  const isFromDevice = !list.data && (error !== undefined || offline) && known !== undefined
  const rows = useMemo(() => {
    if (list.data) return withFresh(list.data, fresh, from === undefined && to === undefined)
    return isFromDevice ? fresh.filter((request) => isWithin(request.date, from, to, zone)) : undefined
  }, [list.data, fresh, isFromDevice, from, to, zone])
  return (
    <>
      <HistoryTools
        search={search}
        withType={false}
        busy={list.isFetching && !list.isLoadingMore}
        offline={offline}
        onSearch={onSearch}
        onFetch={refresh}
      />
      <Box _empty={{ display: 'none' }} role="status">
        {isFromDevice ? <SavedNote fetchedAt={known.fetchedAt} /> : null}
      </Box>
      {rows === undefined ? (
        error ? (
          <ListState
            icon={error.code === 'OFFLINE_ERROR' ? icons.offline : icons.warning}
            title={t`The requests could not be loaded.`}
            urgent
            action={<Button busy={list.isFetching} onClick={refresh}>{t`Try again`}</Button>}
          >
            {i18n._(errorMessage(error))}
          </ListState>
        ) : (
          <RowSkeletons />
        )
      ) : rows.length === 0 ? (
        <ListState
          icon={pageIcons.list}
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
              <li key={requestKey(request)}>
                <RequestRow request={request} />
              </li>
            ))}
          </ul>
          <LoadMore list={list} shown={rows.length} isFromDevice={isFromDevice} />
        </>
      )}
    </>
  )
}

/** Deposit or withdrawal requests by pages. The newest are cached by `requests`. */
function requestPages(
  { http }: Tab,
  player: string,
  tab: RequestHistoryProps['tab'],
  from: string | undefined,
  to: string | undefined,
): ListQuery<WalletRequest> {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [player, tab, from ?? '', to ?? ''],
    queryFn: async ({ pageParam: cursor, signal }): Promise<ListPage<WalletRequest>> => {
      const query = {
        ...(cursor === undefined ? {} : { cursor }),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      }
      if (tab === 'deposits') {
        const page = await dataOf(http.call(walletEndpoints.deposits, { query, signal }))
        return { ...page, list: page.list.map((request) => ({ kind: 'deposit', ...request })) }
      }
      const page = await dataOf(http.call(walletEndpoints.withdrawals, { query, signal }))
      return { ...page, list: page.list.map((request) => ({ kind: 'withdraw', ...request })) }
    },
    staleTime: Infinity,
  })
}

/** Rows with newer states from `requests`; without a filter also newer rows. */
function withFresh(
  rows: readonly WalletRequest[],
  fresh: readonly WalletRequest[],
  unfiltered: boolean,
): WalletRequest[] {
  const byKey = new Map(fresh.map((request) => [requestKey(request), request]))
  const known = rows.map((request) => byKey.get(requestKey(request)) ?? request)
  const keys = new Set(rows.map(requestKey))
  const newest = rows[0]?.date ?? ''
  const added = unfiltered
    ? fresh.filter((request) => !keys.has(requestKey(request)) && request.date > newest)
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
