import {
  type InfiniteData,
  type QueryKey,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { clientError } from '../http/api-error.ts'
import { isOfflineAtom } from '../http/connection.ts'
import { usePlatform } from '../platform.ts'
import { apiErrorOf } from './call-error.ts'
import type { ListPage } from './pages.ts'
import type { AnyQuery, ListQuery, ValueQuery } from './queries.ts'

/** A query as a page shows it: data of this device at once with its age, then the operator's. */
export interface ResourceState<Data> {
  readonly data: Data | undefined
  /**
   * `loading`: no response yet in this visit; stored data may show. `fresh`: fetched. `stale`: shown, but the last fetch
   * failed. `offline`: cannot be fetched; stored data may show. `failed`: nothing to show, the fetch failed.
   */
  readonly status: 'loading' | 'fresh' | 'stale' | 'offline' | 'failed'
  /** Undefined while offline data shows. */
  readonly error: ApiError | undefined
  /** When `data` was fetched, ms of server time. */
  readonly fetchedAt: number | undefined
  readonly isFetching: boolean
  /** Whether `data` was stored by an earlier visit and not yet fetched in this one. */
  readonly isFromDevice: boolean
}

interface Resource<Data> extends ResourceState<Data> {
  /** Fetches anew and resolves with the error, if any. Never rejects. */
  readonly refresh: () => Promise<ApiError | undefined>
}

export interface ResourceList<Item> extends Resource<readonly Item[]> {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

const offline = clientError('OFFLINE_ERROR', 'network.offline')

/** Whether the shown data could not be refreshed. */
export function isOutdated({ status }: Pick<ResourceState<unknown>, 'status'>): boolean {
  return status === 'stale' || status === 'offline'
}

/** The state of a query, which is fetched while the component is mounted; of none without `options`. */
export function useResource<Data>(options: ValueQuery<Data> | undefined): Resource<Data> {
  const { queries } = usePlatform()
  const used: ValueQuery<Data> = options ?? { queryKey: ['none'], queryFn: skipToken }
  const result = useQuery(used, queries.client)
  return { ...useStateOf(result, options?.queryKey), refresh: () => queries.refresh(used) }
}

/** As `useResource`, for a list by pages. */
export function useResourceList<Item>(options: ListQuery<Item>): ResourceList<Item> {
  const { queries } = usePlatform()
  const result = useInfiniteQuery({ ...options, select: itemsOf<Item> }, queries.client)
  return {
    ...useStateOf(result, options.queryKey),
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    refresh: () => queries.refreshList(options),
  }
}

/** Whether the stored data of a query has been read, for a page that depends on it. Fetches nothing. */
export function useIsRead(options: AnyQuery): boolean {
  const { queries } = usePlatform()
  const key = options.queryKey.join('/')
  const [readKey, setReadKey] = useState(
    queries.client.getQueryData(options.queryKey) === undefined ? undefined : key,
  )
  const read = useEffectEvent(() => queries.restore(options))
  useEffect(() => {
    void read().then(() => setReadKey(key))
  }, [key])
  return readKey === key
}

function itemsOf<Item>({ pages }: InfiniteData<ListPage<Item>>): readonly Item[] {
  return pages.flatMap(({ list }) => list)
}

interface QueryResult<Data> {
  readonly data: Data | undefined
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly isFetching: boolean
  readonly isSuccess: boolean
}

function useStateOf<Data>(
  { data, dataUpdatedAt, error: currentError, isFetching, isSuccess }: QueryResult<Data>,
  queryKey: QueryKey | undefined,
): ResourceState<Data> {
  const { clock, queries } = usePlatform()
  const isOffline = useAtomValue(isOfflineAtom)
  const error = useLastError(currentError, isFetching, queryKey?.join('/'))
  const isFromDevice = data !== undefined && queryKey !== undefined && queries.isRestored({ queryKey })
  const state = {
    data,
    isFetching,
    isFromDevice,
    fetchedAt: data === undefined ? undefined : clock.fromDevice(dataUpdatedAt),
    error: error ? apiErrorOf(error) : undefined,
  }
  // Whether the device has data is unknown until the first fetch has read it.
  if (isOffline && queryKey && (data !== undefined || !isFetching)) {
    return { ...state, status: 'offline', error: data === undefined ? offline : undefined }
  }
  if (error && !isFetching) return { ...state, status: data === undefined ? 'failed' : 'stale' }
  return { ...state, status: isSuccess && !isFromDevice ? 'fresh' : 'loading' }
}

/**
 * The error of a query; while a retry is pending, the one before it. React Query resets the error of a query without data
 * at a retry: a page that replaces its error message by components with the same query would mount them again each time they
 * failed, and each mount is a retry.
 */
function useLastError(error: Error | null, isFetching: boolean, key: string | undefined): Error | null {
  const [last, setLast] = useState({ key, error })
  if (last.key !== key || (last.error !== error && !isFetching)) setLast({ key, error })
  return error ?? (isFetching && last.key === key ? last.error : null)
}
