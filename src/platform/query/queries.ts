import {
  type InfiniteData,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import type { ApiError } from '@marquee/contract/result.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { type Connection, isOfflineAtom } from '../http/connection.ts'
import type { Database } from '../storage/idb.ts'
import type { SessionData } from '../storage/personal.ts'
import type { Store } from '../store.ts'
import { apiErrorOf } from './call-error.ts'
import type { ListPage } from './pages.ts'
import { createPersister, type StorageOptions } from './persister.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly storage?: StorageOptions }
  }
}

/** A query of one value, as `queryOptions` makes it. Its key starts with the player where the data is a player's. */
export type ValueQuery<Data> = UseQueryOptions<Data, Error, Data, string[]>

/** A query of a list by pages, as `infiniteQueryOptions` makes it. */
export type ListQuery<Item> = UseInfiniteQueryOptions<
  ListPage<Item>,
  Error,
  InfiniteData<ListPage<Item>>,
  string[],
  string | undefined
>

/** What identifies a query and stores it, whatever its data. */
export type AnyQuery = Pick<QueryOptions, 'meta' | 'gcTime'> & { readonly queryKey: QueryKey }

/** Data of a query with its age. */
export interface Fetched<Data> {
  readonly data: Data
  /** Ms of server time. */
  readonly fetchedAt: number
}

/** The operator's data in a tab: react-query's client, with the storage of queries on the device. */
export interface Queries {
  readonly client: QueryClient
  /** The data of a query as far as this device has it, as an atom. Reading it fetches nothing. */
  cachedAtom<Data>(options: ValueQuery<Data>): Atom<Fetched<Data> | undefined>
  /** Reads the stored data of a query, unless the client has some. Never rejects. */
  restore(options: AnyQuery): Promise<void>
  /** Fetches anew, replacing a pending fetch, and resolves with the error, if any. Never rejects. */
  refresh<Data>(options: ValueQuery<Data>): Promise<ApiError | undefined>
  /** As `refresh`, for a list. One with `staleTime: Infinity` starts again at its first page. */
  refreshList<Item>(options: ListQuery<Item>): Promise<ApiError | undefined>
  /** Changes data without a fetch, and cancels a pending one, whose response may be older. */
  change<Data>(options: ValueQuery<Data>, next: (data: Data) => Data): void
  /** As `change`, for a list. `next` is called once per page. */
  changeList<Item>(options: ListQuery<Item>, next: (items: readonly Item[]) => readonly Item[]): void
  /** Marks data as outdated: it is fetched again at once if it is on screen, else when it is next shown. */
  invalidate(options: Pick<AnyQuery, 'queryKey'>): void
  /** Removes the data of a scope from this tab; what is on screen is fetched again. */
  reset(scopes: readonly StorageOptions['scope'][]): void
  /** Whether the data of a query is from an earlier visit and was not fetched since. */
  isRestored(options: Pick<AnyQuery, 'queryKey'>): boolean
}

export interface QueriesParts {
  readonly environment: Pick<Environment, 'window'>
  readonly store: Store
  readonly clock: Pick<Clock, 'fromDevice'>
  readonly connection: Pick<Connection, 'isOffline'>
  readonly database: Pick<Database, 'get' | 'set'>
  readonly sessionData: Pick<SessionData, 'onClear'>
}

export function createQueries(parts: QueriesParts): Queries {
  const { environment, store, clock, connection, database, sessionData } = parts
  const client = new QueryClient()
  const cache = client.getQueryCache()
  const persister = createPersister(client, database)
  client.setDefaultOptions({
    queries: {
      persister: persister.persist,
      // The HTTP client repeats calls, and refuses them while offline.
      retry: false,
      networkMode: 'offlineFirst',
      staleTime: (query) => (persister.isRestored(query as Query) ? 0 : 30_000),
      gcTime: 30 * 60_000,
      refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : true),
    },
  })
  if (environment.window) {
    onlineManager.setEventListener((setOnline) => {
      setOnline(!connection.isOffline())
      return store.sub(isOfflineAtom, () => setOnline(!connection.isOffline()))
    })
    client.mount()
  }

  const isOfScope = (query: Query, scopes: readonly string[]) =>
    scopes.includes(query.meta?.storage?.scope ?? 'memory')
  // A response that is pending at the end of a session must neither be shown nor stored.
  sessionData.onClear(() => {
    const predicate = (query: Query) => isOfScope(query, ['memory', 'sessionCache'])
    void client.cancelQueries({ predicate })
    client.removeQueries({ predicate })
  })

  const atoms = new Map<string, PrimitiveAtom<Fetched<unknown> | undefined>>()
  cache.subscribe(({ query, type }) => {
    const shown = atoms.get(query.queryHash)
    if (!shown || (type !== 'updated' && type !== 'removed')) return
    const next = type === 'removed' ? undefined : fetchedOf(query.state)
    const before = store.get(shown)
    if (before?.data !== next?.data || before?.fetchedAt !== next?.fetchedAt) store.set(shown, next)
  })

  function fetchedOf(state: QueryState<unknown> | undefined): Fetched<unknown> | undefined {
    if (state?.data === undefined) return undefined
    return { data: state.data, fetchedAt: clock.fromDevice(state.dataUpdatedAt) }
  }

  function queryOf(options: AnyQuery): Query {
    return cache.build(client, client.defaultQueryOptions(options))
  }

  const restore = (options: AnyQuery) => persister.restore(queryOf(options))

  async function fetchAnew(options: AnyQuery, fetch: () => Promise<unknown>): Promise<ApiError | undefined> {
    await restore(options)
    // Silently, so that callers of the cancelled fetch get the response to the new one.
    void client.cancelQueries({ queryKey: options.queryKey, exact: true }, { silent: true, revert: false })
    return fetch().then(() => undefined, apiErrorOf)
  }

  function change<Data>(options: AnyQuery, next: (data: Data) => Data): void {
    const { queryKey } = options
    const { data, dataUpdatedAt = 0 } = client.getQueryState<Data>(queryKey) ?? {}
    void client.cancelQueries({ queryKey, exact: true })
    if (data === undefined) return invalidate(options)
    client.setQueryData<Data>(queryKey, next(data), { updatedAt: dataUpdatedAt })
    persister.store(queryOf(options))
  }

  function invalidate({ queryKey }: Pick<AnyQuery, 'queryKey'>): void {
    void client.invalidateQueries({ queryKey, exact: true })
  }

  return {
    client,
    restore,
    invalidate,
    change,
    cachedAtom<Data>(options: ValueQuery<Data>) {
      const query = queryOf(options)
      let shown = atoms.get(query.queryHash)
      if (!shown) {
        shown = atom(fetchedOf(query.state))
        atoms.set(query.queryHash, shown)
        void persister.restore(query)
      }
      return shown as Atom<Fetched<Data> | undefined>
    },
    refresh: (options) => fetchAnew(options, () => client.fetchQuery({ ...options, staleTime: 0 })),
    refreshList<Item>(options: ListQuery<Item>) {
      return fetchAnew(options, () => {
        if (options.staleTime === Infinity) {
          client.setQueryData<InfiniteData<ListPage<Item>>>(
            options.queryKey,
            (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
          )
        }
        return client.fetchInfiniteQuery({ ...options, staleTime: 0 })
      })
    },
    changeList<Item>(options: ListQuery<Item>, next: (items: readonly Item[]) => readonly Item[]) {
      change<InfiniteData<ListPage<Item>>>(options, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({ ...page, list: next(page.list) })),
      }))
    },
    reset: (scopes) => void client.resetQueries({ predicate: (query) => isOfScope(query, scopes) }),
    isRestored({ queryKey }) {
      const query = cache.find({ queryKey, exact: true })
      return query !== undefined && persister.isRestored(query)
    },
  }
}
