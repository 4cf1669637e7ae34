import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import type { ApiError, Result } from '../../contract/result.ts'
import type { Clock } from '../clock.ts'
import type { Http } from '../http/http.ts'
import type { Records } from '../storage/persisted.ts'
import type { Store } from '../store.ts'

/** Data as the operator answered it. */
export interface Fetched<Data> {
  readonly data: Data
  /** When the fetch began, ms of server time: the data is at least as new. For a list, of its first page. */
  readonly fetchedAt: number
}

/**
 * Where fetched data may be cached, in the words of HTTP's `Cache-Control`. `private`: on this device, for one player,
 * until the session ends or the player clears the lists. `public`: the same for every player, on this device until
 * the player clears the lists. `no-store`: in memory only.
 */
export type CachePolicy = 'private' | 'public' | 'no-store'

/** The data of one source on the device. */
export interface Cache<Data> {
  readonly atom: Atom<Fetched<Data> | undefined>
  get(): Fetched<Data> | undefined
  /** Stores the data. False if it could not be stored. */
  store(data: Data, fetchedAt: number): Promise<boolean>
  readonly loaded: Promise<void>
}

export type OpenCache<Data> = (records: Records) => Cache<Data>

/** Data of the operator, as `remoteValue`, `remoteItem` or `remoteList` declares it. */
export interface Source<Data> {
  /** Unique in the app. In a `private` source the first part is the player. */
  readonly key: readonly string[]
  readonly cachePolicy: CachePolicy
  readonly openCache: OpenCache<Data> | undefined
  readonly drive: (engine: Engine, cache: Cache<Data> | undefined) => Driver<Data>
}

/** The parts of the tab that a fetch may use. */
export interface FetchParts {
  readonly http: Pick<Http, 'call'>
  readonly clock: Pick<Clock, 'now'>
  readonly store: Store
}

/** How a value is fetched. */
export interface ValueOptions<Data> {
  readonly key: readonly string[]
  readonly cachePolicy: CachePolicy
  readonly fetch: (options: FetchParts & { readonly signal: AbortSignal }) => Promise<Result<Data>>
  /** Called with the stored data before the fetch, the fetched data, and the store of the tab. */
  readonly onFetched?: (before: Data | undefined, data: Data, store: Store) => void
  /** A page that opens does not fetch data that is younger than this, ms; 30 s by default. */
  readonly staleMs?: number
}

export interface Page<Item> {
  readonly list: readonly Item[]
  readonly next: string | null
  /** How many rows of the answer could not be read (`by-row.ts`). */
  readonly leftOut?: number
}

/** How a list is fetched. */
export interface ListOptions<Item> {
  readonly key: readonly string[]
  readonly cachePolicy: CachePolicy
  readonly fetch: (
    options: FetchParts & { readonly cursor: string | undefined; readonly signal: AbortSignal },
  ) => Promise<Result<Page<Item>>>
  /** Whether the list changes only when the player refreshes it, because newer rows would move the others. */
  readonly isFixed?: boolean
}

/** State of the fetches of a source. */
export interface FetchState<Data> {
  readonly isFetching: boolean
  /** Whether the last attempt succeeded. */
  readonly isFetched: boolean
  readonly error: ApiError | undefined
  /** Fetched data that the engine holds. Undefined if the data is in the cache, or was not fetched yet. */
  readonly own: Fetched<Data> | undefined
  /** Whether a list has more pages; false for a value. */
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** How many rows the answers of a list had that could not be read; nothing for a value. */
  readonly leftOut?: number
}

/** Fetches and changes the data of one source; made by the engine (`engine.ts`). */
export interface Driver<Data> {
  /** Keeps the data fresh, and calls `onState` now and at each change. Returns a function that stops both. */
  observe(onState: (state: FetchState<Data>) => void): () => void
  /**
   * Fetches anew: a fetch under way is cancelled, because its answer may be older than what the caller knows of, and
   * its callers get this answer. Answers the error, if any; `request.aborted` if the session ended. The fetch goes on
   * although no page shows the data. While offline it waits. Never rejects.
   */
  refresh(): Promise<ApiError | undefined>
  /**
   * Fetches, or joins a fetch under way, unless the data on this device is younger than `maxAgeMs`. An abort cancels
   * the fetch if no page shows the data and no other caller waits. Answers as `refresh` does.
   */
  refreshOlderThan(maxAgeMs: number, signal: AbortSignal): Promise<ApiError | undefined>
  /** Fetches the next page of a list that is on screen. */
  loadMore(): void
  /** Changes the data on screen and in the cache without a fetch. For a list, `next` is called once per page. */
  change(next: (data: Data) => Data): void
  /** Marks the data as outdated: it is fetched again at once if it is on screen, else when a page shows it. */
  invalidate(): void
}

export interface Engine {
  value<Data>(options: ValueOptions<Data>, cache: Cache<Data> | undefined): Driver<Data>
  list<Item>(options: ListOptions<Item>, cache: Cache<readonly Item[]> | undefined): Driver<readonly Item[]>
  clearSession(): void
  /** Resolves when no fetch is under way. */
  settled(): Promise<void>
}

interface CachedIn<Data, Stored> {
  readonly name: string
  readonly version?: number
  readonly schema: v.GenericSchema<unknown, Stored>
  readonly initial: Stored
  readonly read: (stored: Stored) => Fetched<Data> | undefined
  readonly write: (stored: Stored, data: Data, fetchedAt: number) => Stored
  readonly prepare?: (stored: unknown) => Promise<void>
}

/** Stores a source in a record, which other sources may share. */
export function cachedIn<Data, Stored>(
  cachePolicy: Exclude<CachePolicy, 'no-store'>,
  { version = 1, read, write, ...options }: CachedIn<Data, Stored>,
): OpenCache<Data> {
  return (records) => {
    const record = records.of<Stored>({
      ...options,
      version,
      scope: cachePolicy === 'private' ? 'sessionCache' : 'cache',
    })
    return {
      atom: atom((get) => read(get(record.atom))),
      get: () => read(record.get()),
      store: (data, fetchedAt) => record.apply((stored) => write(stored, data, fetchedAt)),
      loaded: record.loaded,
    }
  }
}

interface CachedValueOptions<Data> extends ValueOptions<Data> {
  readonly cachePolicy: Exclude<CachePolicy, 'no-store'>
  readonly schema: v.GenericSchema<unknown, Data>
  /** Checks kept data ahead of `schema`, in slices. */
  readonly checkAhead?: (data: unknown) => Promise<void>
}

const Kept = v.object({ data: v.unknown() })

/** Declares data that the operator returns in one answer. */
export function remoteValue<Data>(options: CachedValueOptions<Data>): Source<Data> {
  const { key, cachePolicy, schema, checkAhead } = options
  return {
    key,
    cachePolicy,
    openCache: cachedIn<Data, Fetched<Data> | null>(cachePolicy, {
      name: key.join('/'),
      schema: v.nullable(v.object({ data: schema, fetchedAt: v.number() })),
      initial: null,
      read: (stored) => stored ?? undefined,
      write: (_stored, data, fetchedAt) => ({ data, fetchedAt }),
      ...(checkAhead && {
        prepare: async (stored) => {
          if (v.is(Kept, stored)) await checkAhead(stored.data)
        },
      }),
    }),
    drive: (engine, cache) => engine.value(options, cache),
  }
}
