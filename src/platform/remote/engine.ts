import {
  CancelledError,
  type InfiniteData,
  InfiniteQueryObserver,
  QueryObserver,
} from '@tanstack/react-query'
import type { ApiError } from '../../contract/result.ts'
import { clientError } from '../http/api-error.ts'
import { markStart } from '../clock.ts'
import {
  CallError,
  clearSessionQueries,
  dataOf,
  queryClient,
  settled,
  type QueryClientParts,
} from './query-client.ts'
import type {
  Cache,
  Driver,
  Engine,
  Fetched,
  FetchParts,
  FetchState,
  ListOptions,
  Page,
  ValueOptions,
} from './source.ts'

/** The query data of a value. It leaves out the data that the cache holds, because lists of games are large. */
type Answer<Data> = Fetched<Data> | { readonly fetchedAt: number }
type FetchedPage<Item> = Page<Item> & { readonly fetchedAt: number }
type Pages<Item> = InfiniteData<FetchedPage<Item>, string | undefined>

type EngineParts = FetchParts & QueryClientParts

/** Fetches what `remote.ts` shows, by react-query. */
export function createEngine(platform: EngineParts): Engine {
  const client = queryClient(platform)
  const { http, clock, store } = platform
  const parts: FetchParts = { http, clock, store }

  function value<Data>(source: ValueOptions<Data>, cache: Cache<Data> | undefined): Driver<Data> {
    const { key, cachePolicy, fetch, onFetched, staleMs = 30_000 } = source
    const changes = createChanges<Data>()
    const answers = { count: 0 }
    const options = {
      queryKey: key,
      meta: { cachePolicy },
      staleTime: staleMs,
      structuralSharing: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer<Data>> => {
        await cache?.loaded
        const before = cache?.get()?.data
        const startedAt = markStart(clock)
        const data = await changes.during(() => dataOf(fetch({ ...parts, signal })))
        const fetchedAt = startedAt()
        // The session may have ended during the fetch: its data must not be stored.
        if (signal.aborted) throw new CancelledError()
        const isStored = await cache?.store(data, fetchedAt)
        onFetched?.(before, data, store)
        answers.count += 1
        return isStored ? { fetchedAt } : { data, fetchedAt }
      },
    }
    const hold = () => new QueryObserver(client, { ...options, enabled: false }).subscribe(() => {})
    return {
      ...common(key, cache, { answers, hold, fetch: () => client.fetchQuery({ ...options, staleTime: 0 }) }),
      observe(onState) {
        const observer = new QueryObserver(client, options)
        const show = () => {
          const result = observer.getCurrentResult()
          const own = result.data && 'data' in result.data ? result.data : undefined
          onState({ ...progressOf(result), own, hasMore: false, isLoadingMore: false })
        }
        const stop = observer.subscribe(show)
        show()
        return stop
      },
      loadMore: () => {},
      change(next) {
        changes.add(next)
        client.setQueryData<Answer<Data>>(key, (answer) =>
          answer && 'data' in answer ? { ...answer, data: next(answer.data) } : undefined,
        )
        changeCache(cache, next)
      },
    }
  }

  function list<Item>(
    source: ListOptions<Item>,
    cache: Cache<readonly Item[]> | undefined,
  ): Driver<readonly Item[]> {
    const { key, cachePolicy, fetch, isFixed = false } = source
    const changes = createChanges<Page<Item>>()
    const answers = { count: 0 }
    const options = {
      queryKey: key,
      meta: { cachePolicy },
      staleTime: isFixed ? Infinity : 30_000,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: FetchedPage<Item>) => last.next ?? undefined,
      queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
        const startedAt = markStart(clock)
        const page = await changes.during(() => dataOf(fetch({ ...parts, cursor: pageParam, signal })))
        if (!signal.aborted) answers.count += 1
        return { ...page, fetchedAt: startedAt() }
      },
    }
    const hold = () => new InfiniteQueryObserver(client, { ...options, enabled: false }).subscribe(() => {})
    const changePages = (next: (pages: Pages<Item>) => Pages<Item>) =>
      client.setQueryData<Pages<Item>>(key, (pages) => pages && next(pages))
    const observers = new Set<{ fetchNextPage(): Promise<unknown> }>()
    const refetch = () => {
      // Keeps only the first page, which is fetched again. Older pages are fetched when they are asked for.
      if (isFixed) {
        changePages(({ pages, pageParams }) => ({
          pages: pages.slice(0, 1),
          pageParams: pageParams.slice(0, 1),
        }))
      }
      return client.fetchInfiniteQuery({ ...options, staleTime: 0 })
    }
    return {
      ...common(key, cache, { answers, hold, fetch: refetch }),
      observe(onState) {
        const observer = new InfiniteQueryObserver<
          FetchedPage<Item>,
          Error,
          Pages<Item>,
          readonly string[],
          string | undefined
        >(client, options)
        let pages: Pages<Item> | undefined
        let own: Fetched<readonly Item[]> | undefined
        const show = () => {
          const result = observer.getCurrentResult()
          if (result.data && result.data !== pages) {
            own = flatten(result.data)
            void cache?.store(own.data, own.fetchedAt)
          }
          pages = result.data
          onState({
            ...progressOf(result),
            own: pages && own,
            hasMore: result.hasNextPage,
            isLoadingMore: result.isFetchingNextPage,
            leftOut: pages?.pages.reduce((sum, page) => sum + (page.leftOut ?? 0), 0) ?? 0,
          })
        }
        const stop = observer.subscribe(show)
        observers.add(observer)
        show()
        return () => {
          stop()
          observers.delete(observer)
        }
      },
      loadMore() {
        for (const observer of observers) void observer.fetchNextPage()
      },
      change(next) {
        changes.add((page) => ({ ...page, list: next(page.list) }))
        const changed = changePages((data) => ({
          ...data,
          pages: data.pages.map((page) => ({ ...page, list: next(page.list) })),
        }))
        // The observer of a list on screen stores it.
        if (!changed || observers.size === 0) changeCache(cache, next)
      },
    }
  }

  /** The methods of a driver that are the same for values and lists. */
  function common<Data>(
    key: readonly string[],
    cache: Cache<Data> | undefined,
    { answers, fetch, hold }: Fetching,
  ): Pick<Driver<Data>, 'invalidate' | 'refresh' | 'refreshOlderThan'> {
    const exactly = { queryKey: key, exact: true }
    function invalidate(): void {
      void client.invalidateQueries(exactly)
    }

    /** Fetches, or joins a fetch under way. The fetch goes on until nothing shows the data or waits for it. */
    async function fetched(signal?: AbortSignal): Promise<ApiError | undefined> {
      const before = answers.count
      const release = hold()
      const leave = () => {
        release()
        // Without an observer react-query cancels a running fetch, but not one that waits for the connection.
        const observers = client.getQueryCache().find(exactly)?.getObserversCount() ?? 0
        if (observers === 0) void client.cancelQueries(exactly)
      }
      signal?.addEventListener('abort', leave)
      try {
        await fetch()
        // A cancelled query resolves with the data from before.
        if (answers.count === before) return cancelled()
        return undefined
      } catch (error) {
        return apiErrorOf(error) ?? cancelled()
      } finally {
        signal?.removeEventListener('abort', leave)
        release()
      }
    }

    return {
      invalidate,
      refresh() {
        // Silently: whoever waits for the cancelled fetch gets the answer of the new one.
        void client.cancelQueries(exactly, { revert: false, silent: true })
        return fetched()
      },
      async refreshOlderThan(maxAgeMs, signal) {
        await cache?.loaded
        const fetchedAt = cache?.get()?.fetchedAt
        const isYoung = fetchedAt !== undefined && clock.now() - fetchedAt < maxAgeMs
        return signal.aborted || isYoung ? undefined : fetched(signal)
      },
    }
  }

  return { value, list, clearSession: () => clearSessionQueries(client), settled: () => settled(client) }
}

/** How a driver fetches. */
interface Fetching {
  /** How many answers have arrived. */
  readonly answers: { readonly count: number }
  /** Fetches, or joins a fetch under way. Rejects if the fetch fails. */
  fetch(): Promise<unknown>
  /** Keeps a fetch going as a reader does, but starts none. Returns a function that lets it go. */
  hold(): () => void
}

/**
 * The changes of one source. An answer that is under way during a change may be older than the change. The change is
 * then applied to the answer too, or an item that the player has just deleted would reappear.
 */
function createChanges<Data>() {
  type Change = (data: Data) => Data
  const underWay = new Set<Change[]>()
  return {
    add(change: Change): void {
      for (const changes of underWay) changes.push(change)
    },
    async during(fetch: () => Promise<Data>): Promise<Data> {
      const changes: Change[] = []
      underWay.add(changes)
      try {
        let data: Data = await fetch()
        for (const change of changes) data = change(data)
        return data
      } finally {
        underWay.delete(changes)
      }
    },
  }
}

function changeCache<Data>(cache: Cache<Data> | undefined, next: (data: Data) => Data): void {
  const cached = cache?.get()
  if (cached) void cache?.store(next(cached.data), cached.fetchedAt)
}

function flatten<Item>({ pages }: Pages<Item>): Fetched<readonly Item[]> {
  return { data: pages.flatMap((page) => page.list), fetchedAt: pages[0]?.fetchedAt ?? 0 }
}

interface Progress {
  readonly fetchStatus: string
  readonly isSuccess: boolean
  readonly error: Error | null
}

function progressOf({
  fetchStatus,
  isSuccess,
  error,
}: Progress): Pick<FetchState<never>, 'error' | 'isFetched' | 'isFetching'> {
  return { isFetching: fetchStatus === 'fetching', isFetched: isSuccess, error: apiErrorOf(error) }
}

const cancelled = (): ApiError => clientError('CLIENT_EXCEPTION', 'request.aborted')

function apiErrorOf(error: unknown): ApiError | undefined {
  if (error === null || error instanceof CancelledError) return undefined
  return error instanceof CallError ? error.apiError : clientError('CLIENT_EXCEPTION', 'response.invalid')
}
