import {
  type InfiniteData,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query'
import * as v from 'valibot'
import type { Database } from '../storage/idb.ts'
import { recordKey } from '../storage/scopes.ts'
import type { ListPage } from './pages.ts'

/** How a query is stored on the device. A query without these options is in memory only. */
export interface StorageOptions {
  /** Decides what deletes the stored data. */
  readonly scope: 'sessionCache' | 'cache'
  /** Of the stored data; for a query by pages, of the array of its items. Data that does not fit is dropped. */
  readonly schema: v.GenericSchema<unknown, unknown>
  /** For a query by pages: how many items are stored, from the first one on. */
  readonly maxItems?: number
  /** Checks a long list ahead of `schema`, in slices. Never rejects. */
  readonly checkAhead?: (data: unknown) => Promise<void>
}

const Stored = v.object({ data: v.unknown(), updatedAt: v.number() })
interface StoredQuery extends v.InferOutput<typeof Stored> {
  /** Whether it was stored while the device's clock was ahead. Its age is unknown, and `updatedAt` is the time of reading. */
  readonly isFromFuture: boolean
}

export interface Persister {
  /**
   * The `persister` option of a query: its first fetch resolves with the stored data, if any, and a second one then asks
   * the operator. Fetched data is stored.
   */
  readonly persist: QueryPersister<unknown, QueryKey>
  /** Reads the stored data of a query, unless it has data. Fetches nothing. Never rejects. */
  restore(query: Query): Promise<void>
  /** Stores the data of a query. Does nothing if the query was removed from the client. */
  store(query: Query): void
  /** Whether the data of a query was read from the device and not fetched since. */
  isRestored(query: Query): boolean
}

/**
 * Stores queries in IndexedDB, each under a key of its own. It is not react-query's experimental persister, whose
 * imperative fetch resolves with stored data (TanStack/query 8075), and which leaves a failed second fetch unhandled.
 */
export function createPersister(client: QueryClient, database: Pick<Database, 'get' | 'set'>): Persister {
  const restored = new WeakSet<Query>()
  const reading = new WeakMap<Query, Promise<StoredQuery | undefined>>()
  const isCurrent = (query: Query) => client.getQueryCache().get(query.queryHash) === query

  /** Reads and checks stored data once for all who wait for it. */
  function read(query: Query): Promise<StoredQuery | undefined> {
    const pending = reading.get(query) ?? readStored(query).finally(() => reading.delete(query))
    reading.set(query, pending)
    return pending
  }

  async function readStored(query: Query): Promise<StoredQuery | undefined> {
    const options = query.meta?.storage
    if (!options || query.state.data !== undefined) return undefined
    const stored = v.safeParse(Stored, await database.get(keyOf(query, options)).catch(() => undefined))
    if (!stored.success) return undefined
    const { data } = stored.output
    const now = Date.now()
    const isFromFuture = stored.output.updatedAt > now
    const updatedAt = isFromFuture ? now : stored.output.updatedAt
    await options.checkAhead?.(data)
    const valid = v.safeParse(options.schema, data)
    if (!valid.success) return undefined
    const { output } = valid
    return { data: options.maxItems === undefined ? output : onePage(output), updatedAt, isFromFuture }
  }

  function store(query: Query): void {
    const options = query.meta?.storage
    const { data, dataUpdatedAt } = query.state
    if (!options || data === undefined || !isCurrent(query)) return
    const { maxItems } = options
    const value = maxItems === undefined ? data : itemsOf(data as Pages).slice(0, maxItems)
    database.set(keyOf(query, options), { data: value, updatedAt: dataUpdatedAt }).catch(() => {})
  }

  return {
    async persist(queryFn, context, query) {
      const stored = await read(query)
      if (!stored) {
        const data = await queryFn(context)
        restored.delete(query)
        notifyManager.schedule(() => store(query))
        return data
      }
      restored.add(query)
      notifyManager.schedule(() => {
        query.setState({ dataUpdatedAt: stored.updatedAt })
        // A failure is in the state of the query.
        if (isCurrent(query)) query.fetch().catch(() => {})
      })
      return stored.data
    },
    async restore(query) {
      const stored = await read(query)
      if (!stored || !isCurrent(query) || query.state.data !== undefined) return
      restored.add(query)
      query.setData(stored.data, { updatedAt: stored.updatedAt, manual: true })
      // Outdated for a query with a `staleTime` of its own too.
      if (stored.isFromFuture) query.invalidate()
    },
    store,
    isRestored: (query) => restored.has(query),
  }
}

function keyOf({ queryKey }: Query, { scope }: StorageOptions): string {
  return recordKey(scope, `query/${queryKey.join('/')}`)
}

type Pages = InfiniteData<ListPage<unknown>>

function itemsOf({ pages }: Pages): unknown[] {
  return pages.flatMap(({ list }) => list)
}

/** The stored items of all pages as the first page. More are loaded after the operator has answered. */
function onePage(items: unknown): Pages {
  return { pages: [{ list: items as unknown[], next: null }], pageParams: [undefined] }
}
