import { type Atom, atom, useAtomValue, useStore } from 'jotai'
import type { ApiError } from '../../contract/result.ts'
import { clientError } from '../http/api-error.ts'
import { connectionAtom } from '../http/connection.ts'
import type { Records } from '../storage/persisted.ts'
import type { Store } from '../store.ts'
import type { Driver, Engine, Fetched, FetchState, Source } from './source.ts'

/**
 * Remote data: data of the operator that a page shows at once from this device and then refreshes. A source
 * (`source.ts`) declares the data, and `useRemote` reads it. Fetched data is stored in a record as the source's cache
 * policy allows, so a page also shows it offline, and a sign-out or "clear lists" deletes it.
 *
 * The engine is react-query, which decides when to fetch, pauses offline and cancels. Engine and HTTP client are
 * lazy chunks, because the first screen can show the stored data without them.
 */
export interface RemoteState<Data> extends Pick<
  FetchState<Data>,
  'error' | 'hasMore' | 'isFetching' | 'isLoadingMore' | 'leftOut'
> {
  readonly data: Data | undefined
  /**
   * `loading`: not answered yet in this visit; cached data may show. `fresh`: answered. `stale`: shown, but the last
   * attempt failed. `offline`: cannot be asked for; cached data may show. `failed`: nothing to show, the attempt failed.
   */
  readonly status: 'loading' | 'fresh' | 'stale' | 'offline' | 'failed'
  /** When the fetch of `data` began, ms of server time. */
  readonly fetchedAt: number | undefined
  /** Whether `data` was stored by an earlier visit and not yet fetched in this one. */
  readonly isFromDevice: boolean
}

/** Whether the shown data could not be refreshed. */
export function isOutdated({ status }: Pick<RemoteState<unknown>, 'status'>): boolean {
  return status === 'stale' || status === 'offline'
}

/** One source in one tab. */
export interface RemoteQuery<Data> {
  /** While it is mounted, the data is fetched and refreshed. */
  readonly atom: Atom<RemoteState<Data>>
  /** The data on this device. Reading it fetches nothing. */
  readonly cachedAtom: Atom<Fetched<Data> | undefined>
  /** Resolves when the data on this device has been read. */
  readonly loaded: Promise<void>
  /** Fetches the data anew; answers the error, if any. As `refresh` of the driver (`source.ts`). Never rejects. */
  refresh(): Promise<ApiError | undefined>
  /**
   * Changes the data on screen and in the cache without a fetch. If the engine's chunk fails to load, the change waits
   * until it has loaded. For a list, `next` is called once per page.
   */
  change(next: (data: Data) => Data): void
  /** The driver of the source, for everything else. Rejects if the engine's chunk fails to load. */
  driver(): Promise<Driver<Data>>
}

export interface Remote {
  of<Data>(source: Source<Data>): RemoteQuery<Data>
  /** Resolves when what the readers on screen wait for has come or failed, at once where there are none. Never rejects. */
  settled(): Promise<void>
}

export interface RemoteParts {
  readonly store: Store
  readonly records: Records
  readonly loadEngine: () => Promise<Engine>
  readonly sessionData: { onClear(handler: () => void): void }
}

const idle: FetchState<never> = {
  isFetching: false,
  isLoadingMore: false,
  hasMore: false,
  isFetched: false,
  error: undefined,
  own: undefined,
}

export function createRemote({ store, records, loadEngine, sessionData }: RemoteParts): Remote {
  interface Entry {
    readonly query: RemoteQuery<unknown>
    readonly reset: () => void
    /** Applies the changes and connects the readers that waited for the engine. */
    readonly onEngine: () => void
    /** Resolves when the readers on screen fetch, or cannot. Never rejects. */
    readonly attach: () => Promise<void> | undefined
  }
  const queries = new Map<string, Entry>()
  let loading: Promise<Engine> | undefined

  function engine(): Promise<Engine> {
    if (!loading) {
      loading = loadEngine()
      loading.then(
        () => {
          for (const { onEngine } of queries.values()) onEngine()
        },
        // The next call tries again.
        () => (loading = undefined),
      )
    }
    return loading
  }

  sessionData.onClear(() => {
    for (const { reset } of queries.values()) reset()
    loading?.then(
      (ready) => ready.clearSession(),
      () => {},
    )
  })

  function create<Data>({ key, cachePolicy, openCache, drive }: Source<Data>): RemoteQuery<Data> {
    const id = key.join('/')
    const state = atom<FetchState<Data>>(idle)
    let made: Driver<Data> | undefined
    const driver = async () => {
      const ready = await engine()
      return (made ??= drive(ready, cache))
    }
    const cache = openCache?.(records)
    const cachedAtom = cache?.atom ?? atom(undefined)
    /** Whether it is known what the device has: until then nothing is missing. */
    const isReadAtom = atom(!cache)
    void cache?.loaded.then(() => store.set(isReadAtom, true))
    /** The changes that wait for the engine. */
    let changes: ((data: Data) => Data)[] = []

    function applyChanges(): void {
      if (changes.length === 0) return
      driver().then(
        (ready) => {
          for (const change of changes.splice(0)) ready.change(change)
        },
        () => {},
      )
    }

    /** Connects the readers on screen to the engine. Set while there are any. */
    let attach: (() => Promise<void>) | undefined

    state.onMount = (set) => {
      let stop: (() => void) | undefined
      let isMounted = true
      // The last reader may have removed the query of a `no-store` source: register it again.
      if (!queries.has(id)) queries.set(id, entry)
      attach = async () => {
        try {
          const ready = await driver()
          if (isMounted) stop ??= ready.observe(set)
        } catch {
          if (isMounted) set({ ...idle, error: notLoaded() })
        }
      }
      void attach()
      return () => {
        isMounted = false
        attach = undefined
        stop?.()
        // Without this check two readers would remove each other's query and create new ones endlessly.
        if (cachePolicy === 'no-store' && queries.get(id) === entry) queries.delete(id)
      }
    }

    async function refresh(): Promise<ApiError | undefined> {
      // The engine's chunk may have failed to load when the readers mounted.
      await attach?.()
      return driver().then((ready) => ready.refresh(), notLoaded)
    }

    const query: RemoteQuery<Data> = {
      atom: atom((get) =>
        stateOf(get(state), get(cachedAtom), get(connectionAtom).state === 'offline' && get(isReadAtom)),
      ),
      cachedAtom,
      loaded: cache?.loaded ?? Promise.resolve(),
      refresh,
      change(next) {
        changes.push(next)
        applyChanges()
      },
      driver,
    }
    const reset = () => {
      if (cachePolicy === 'public') return
      store.set(state, idle)
      changes = []
    }
    const onEngine = () => {
      applyChanges()
      void attach?.()
    }
    const entry = { query: query as RemoteQuery<unknown>, reset, onEngine, attach: () => attach?.() }
    queries.set(id, entry)
    return query
  }

  async function settled(): Promise<void> {
    await Promise.all(Array.from(queries.values(), async ({ attach }) => attach()))
    const ready = await loading?.catch(() => undefined)
    await ready?.settled()
  }

  return {
    settled,
    // One key has one type: the source that made the query had the same key.
    of: <Data>(source: Source<Data>) =>
      (queries.get(source.key.join('/'))?.query as RemoteQuery<Data> | undefined) ?? create(source),
  }
}

/** The error of a fetch if the engine's chunk fails to load. */
export function notLoaded(): ApiError {
  return clientError('NETWORK_ERROR', 'network.failed')
}

function stateOf<Data>(
  { own, isFetched, ...progress }: FetchState<Data>,
  cached: Fetched<Data> | undefined,
  isOffline: boolean,
): RemoteState<Data> {
  const shown = own ?? cached
  const state = {
    ...progress,
    data: shown?.data,
    fetchedAt: shown?.fetchedAt,
    isFromDevice: cached !== undefined && !own && !isFetched,
  }
  if (isOffline) {
    return {
      ...state,
      status: 'offline',
      error: shown ? undefined : clientError('OFFLINE_ERROR', 'network.offline'),
    }
  }
  if (progress.error && !progress.isFetching) return { ...state, status: shown ? 'stale' : 'failed' }
  return { ...state, status: isFetched ? 'fresh' : 'loading' }
}

/** The remote data of the tab that a store belongs to: for derived atoms, which get nothing but the store. */
export const remoteAtom = atom<Remote | undefined>(undefined)

/** The data of a source on this device, as an atom. Reading it fetches nothing. */
export function cachedAtomOf<Data>(source: Source<Data>): Atom<Fetched<Data> | undefined> {
  return atom((get) => {
    const query = get(remoteAtom)?.of(source)
    return query && get(query.cachedAtom)
  })
}

/** The state that `useRemote` returns without a source. */
const noneAtom: Atom<RemoteState<never>> = atom(stateOf<never>(idle, undefined, false))
const refreshNothing = () => Promise.resolve(undefined)

/** The remote data of the tab that a component is rendered in. */
export function useRemoteData(): Remote {
  const remote = useStore().get(remoteAtom)
  if (!remote) throw new Error('remote data needs a Provider with the store of a tab above it')
  return remote
}

/** A source's data with its state; fetched while the component is mounted. */
export function useRemote<Data>(
  source: Source<Data> | undefined,
): RemoteState<Data> & Pick<RemoteQuery<Data>, 'refresh'> {
  const remote = useRemoteData()
  const query = source && remote.of(source)
  const state = useAtomValue(query?.atom ?? noneAtom)
  return { ...state, refresh: query?.refresh ?? refreshNothing }
}
