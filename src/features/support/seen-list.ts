import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { Failure } from '../../contract/result.ts'
import { serverNow } from '../../platform/clock.ts'
import { persistedCollection } from '../../platform/persisted.ts'
import { CallError, queryClient } from '../../platform/query-client.ts'
import type { StoredRecord } from '../../platform/record.ts'
import { store } from '../../platform/store.ts'

/** Items of a list as they were last seen, for reading offline. */
export interface Seen<Item> {
  /** When the operator said so, ms of server time. */
  readonly at: number
  readonly list: readonly Item[]
}

/** Most items of a list that are kept for reading offline. */
const kept = 100

/** The record of a list that was seen. `key` is a `personalKey` where the list is one player's. */
export function seenRecord<Item>(
  key: string,
  item: v.GenericSchema<unknown, Item>,
): StoredRecord<Seen<Item> | null> {
  return persistedCollection<Seen<Item> | null>({
    key,
    version: 1,
    schema: v.nullable(v.object({ at: v.number(), list: v.array(item) })),
    initial: null,
  })
}

interface Page<Item> {
  readonly list: Item[]
  readonly next: string | null
}

interface ListOptions<Item> {
  readonly queryKey: readonly string[]
  readonly record: StoredRecord<Seen<Item> | null>
  /** Throws `CallError`. */
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>
}

export interface SeenList<Item> {
  /** Undefined while nothing is known. */
  readonly items: readonly Item[] | undefined
  /** When what is shown was true, ms of server time, if it could not be refreshed. */
  readonly staleSince: number | undefined
  readonly failure: Failure | undefined
  /** Whether nothing can be asked for because of the connection. */
  readonly offline: boolean
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly loadMore: () => void
  readonly refresh: () => void
}

/** A list by pages: from the operator, and what was seen last until it answers or while it cannot. */
export function useSeenList<Item>({ queryKey, record, fetchPage }: ListOptions<Item>): SeenList<Item> {
  const seen = useAtomValue(record.atom, { store })
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    },
    queryClient,
  )
  const { data, dataUpdatedAt, error, fetchStatus } = query
  const fresh = data?.pages.flatMap((page) => page.list)
  useEffect(() => {
    // An answer that brought nothing new is the same object, at a later time.
    if (!data || dataUpdatedAt === 0) return
    const list = data.pages.flatMap((page) => page.list).slice(0, kept)
    void record.apply(() => ({ at: serverNow(), list }))
  }, [data, dataUpdatedAt, record])

  const offline = fetchStatus === 'paused'
  const unrefreshed = offline || (error !== null && fetchStatus === 'idle')
  return {
    items: fresh ?? seen?.list,
    staleSince: unrefreshed ? seen?.at : undefined,
    failure: error instanceof CallError ? error.failure : undefined,
    offline,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    refresh: () => void query.refetch(),
  }
}
