import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Failure, Result } from '../../../contract/result.ts'
import { serverNow } from '../../../platform/clock.ts'
import { CallError, dataOf, queryClient } from '../../../platform/query-client.ts'

interface Page<Row> {
  readonly list: readonly Row[]
  readonly next: string | null
}

export interface Pages<Row> {
  /** All rows that were loaded, newest first; undefined while none were. */
  readonly rows: readonly Row[] | undefined
  /** When the first page was asked for, ms of server time. */
  readonly at: number
  readonly more: boolean
  readonly loadingMore: boolean
  readonly loading: boolean
  readonly failure: Failure | undefined
  readonly loadMore: () => Promise<unknown>
  /** Starts again from the newest row. */
  readonly refetch: () => void
}

interface PagesOptions<Row> {
  /** Under the player's name. */
  readonly key: readonly unknown[]
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Result<Page<Row>>>
  /** Called with each page that came. */
  readonly onPage?: (rows: readonly Row[], at: number) => void
  readonly enabled?: boolean
}

/**
 * A list by cursor. Pages that are there never change under the reader: nothing is fetched again by itself, so newer rows
 * push none away and none is shown twice.
 */
export function usePages<Row>({ key, fetchPage, onPage, enabled = true }: PagesOptions<Row>): Pages<Row> {
  const query = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: async ({ pageParam, signal }) => {
        const at = serverNow()
        const page = await dataOf(fetchPage(pageParam, signal))
        onPage?.(page.list, at)
        return { ...page, at }
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next ?? undefined,
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      networkMode: 'always',
      // Only what has nothing to show: a list that is there stays as it is.
      refetchOnReconnect: true,
    },
    queryClient,
  )
  const pages = query.data?.pages
  const rows = useMemo(() => pages?.flatMap((page) => page.list), [pages])
  return {
    rows,
    at: pages?.[0]?.at ?? 0,
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loading: query.isFetching,
    failure: query.error instanceof CallError ? query.error.failure : undefined,
    loadMore: () => query.fetchNextPage(),
    refetch: () => void queryClient.resetQueries({ queryKey: key, exact: true }),
  }
}
