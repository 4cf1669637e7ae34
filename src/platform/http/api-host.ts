import { deferred } from '../deferred.ts'

/** The operator's address, from the configuration. */
export interface ApiHost {
  /** The operator's origin, `front_api_domain` of the configuration; undefined before the configuration is loaded. */
  current(): string | undefined
  set(origin: string): void
  /** Calls wait for `load`, which sets the origin or fails, and never rejects. */
  setLoading(load: Promise<unknown>): void
  /** Resolves when the origin is known, or could not be loaded. */
  ready(): Promise<unknown>
}

export function createApiHost(): ApiHost {
  let origin: string | undefined
  let loading: Promise<unknown> = Promise.resolve()
  const { promise: known, resolve: setKnown } = deferred<void>()
  return {
    current: () => origin,
    set(next) {
      origin = next
      setKnown()
    },
    setLoading(load) {
      loading = load
    },
    ready: () => Promise.race([known, loading]),
  }
}
