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
  /** Ms of server time. */
  readonly fetchedAt: number
}

/**
 * Whose the data is, and so what deletes it: `session` goes with the session, `cache` is everybody's and goes with
 * "clear lists", `memory` is not kept on the device.
 */
export type RemoteScope = 'session' | 'cache' | 'memory'

/** Where the data of one source is kept on the device. */
export interface Cache<Data> {
  readonly atom: Atom<Fetched<Data> | undefined>
  get(): Fetched<Data> | undefined
  /** False when it could not be kept. */
  keep(data: Data, fetchedAt: number): Promise<boolean>
  readonly loaded: Promise<void>
}

export type OpenCache<Data> = (records: Records, onWiped: () => void) => Cache<Data>

/** Data of the operator, as `remoteValue`, `remoteItem` or `remoteList` declares it. */
export interface Source<Data> {
  /** Unique in the app; of a `session` source the first part is the player. */
  readonly key: readonly string[]
  readonly scope: RemoteScope
  readonly openCache: OpenCache<Data> | undefined
  readonly drive: (engine: Engine, cache: Cache<Data> | undefined) => Driver<Data>
}

/** What a fetch gets of the tab that it runs in. */
export interface FetchParts {
  readonly http: Pick<Http, 'call'>
  readonly clock: Pick<Clock, 'now'>
  readonly store: Store
}

/** How a value is fetched. */
export interface ValueOptions<Data> {
  readonly key: readonly string[]
  readonly scope: RemoteScope
  readonly fetch: (options: FetchParts & { readonly signal: AbortSignal }) => Promise<Result<Data>>
  /** Called with what was kept before, what came, and the store of the tab. */
  readonly onFetched?: (before: Data | undefined, data: Data, store: Store) => void
  /** How long an answer is fresh for a page that opens, ms; 30 s when absent. */
  readonly staleMs?: number
}

export interface Page<Item> {
  readonly list: readonly Item[]
  readonly next: string | null
}

/** How a list is fetched. */
export interface ListOptions<Item> {
  readonly key: readonly string[]
  readonly scope: RemoteScope
  readonly fetch: (
    options: FetchParts & { readonly cursor: string | undefined; readonly signal: AbortSignal },
  ) => Promise<Result<Page<Item>>>
  /** Whether nothing that is on screen changes before the player refreshes: newer rows would push others away. */
  readonly isFixed?: boolean
}

/** What the engine knows of a source. */
export interface FetchState<Data> {
  readonly isFetching: boolean
  /** Whether the last attempt succeeded. */
  readonly isFetched: boolean
  readonly error: ApiError | undefined
  /** Undefined where the kept data is all there is. */
  readonly own: Fetched<Data> | undefined
  /** Of a list: whether more pages can be loaded. */
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
}

/** What the engine (`engine.ts`) does for one source. */
export interface Driver<Data> {
  /** Fetches and keeps fresh; calls `onState` now and at each change. Returns what stops it. */
  observe(onState: (state: FetchState<Data>) => void): () => void
  /** Fetches, or joins a fetch under way; answers the error, if any. While offline it waits. Never rejects. */
  refresh(): Promise<ApiError | undefined>
  /** As `refresh`, unless the data on this device is younger than `maxAgeMs`. An abort cancels the fetch. */
  refreshOlderThan(maxAgeMs: number, signal: AbortSignal): Promise<ApiError | undefined>
  /** Of a list that is on screen: fetches the next page. */
  loadMore(): void
  /** Changes what shows and what is kept, without asking: of a list, page by page. */
  change(next: (data: Data) => Data): void
  /** Fetches again what is on screen; otherwise the next page that shows it does. */
  invalidate(): void
  /** The browser wiped what is kept: whatever its age, it is fetched again. */
  onWiped(): void
}

export interface Engine {
  value<Data>(options: ValueOptions<Data>, cache: Cache<Data> | undefined): Driver<Data>
  list<Item>(options: ListOptions<Item>, cache: Cache<readonly Item[]> | undefined): Driver<readonly Item[]>
  clearSession(): void
}

interface KeptIn<Data, Stored> {
  readonly name: string
  readonly version?: number
  readonly schema: v.GenericSchema<unknown, Stored>
  readonly initial: Stored
  readonly read: (stored: Stored) => Fetched<Data> | undefined
  readonly write: (stored: Stored, data: Data, fetchedAt: number) => Stored
}

/** Keeps a source in a record that other sources may share. */
export function keptIn<Data, Stored>(
  scope: 'session' | 'cache',
  { version = 1, read, write, ...options }: KeptIn<Data, Stored>,
): OpenCache<Data> {
  return (records, onWiped) => {
    const record = records.of<Stored>({
      ...options,
      version,
      scope: scope === 'session' ? 'sessionCache' : 'cache',
      onWiped,
    })
    return {
      atom: atom((get) => read(get(record.atom))),
      get: () => read(record.get()),
      keep: (data, fetchedAt) => record.apply((stored) => write(stored, data, fetchedAt)),
      loaded: record.loaded,
    }
  }
}

interface KeptValueOptions<Data> extends ValueOptions<Data> {
  readonly scope: 'session' | 'cache'
  readonly schema: v.GenericSchema<unknown, Data>
}

/** Declares data that the operator answers as a whole. */
export function remoteValue<Data>(options: KeptValueOptions<Data>): Source<Data> {
  const { key, scope, schema } = options
  return {
    key,
    scope,
    openCache: keptIn<Data, Fetched<Data> | null>(scope, {
      name: key.join('/'),
      schema: v.nullable(v.object({ data: schema, fetchedAt: v.number() })),
      initial: null,
      read: (stored) => stored ?? undefined,
      write: (_stored, data, fetchedAt) => ({ data, fetchedAt }),
    }),
    drive: (engine, cache) => engine.value(options, cache),
  }
}
