/**
 * The browser APIs of a tab. The parts of a tab use them only through this object, so that a test can create a tab with its
 * own storage, page and network. A property is undefined if the browser lacks it. Updates, installing, caches and the
 * clipboard concern the whole page and use the globals.
 */
export interface Environment {
  /** Events: `pageshow`, `pagehide`, `online`, `offline`, `storage`. */
  readonly window: EventTarget | undefined
  /** Events: `visibilitychange`, `resume`. */
  readonly document: (EventTarget & Pick<Document, 'visibilityState'>) | undefined
  readonly navigator: Partial<Pick<Navigator, 'languages' | 'locks' | 'onLine' | 'storage'>> | undefined
  readonly location: Pick<Location, 'hostname' | 'href' | 'search'> | undefined
  /** Reading it throws where the browser refuses storage. */
  readonly localStorage: Storage | undefined
  /** Reading it throws where the browser refuses storage. */
  readonly sessionStorage: Storage | undefined
  /** Reading it throws where the browser refuses storage. */
  readonly indexedDB: IDBFactory | undefined
  readonly BroadcastChannel: (new (name: string) => BroadcastChannel) | undefined
  readonly fetch: typeof fetch
}

/** The environment of the page that this code runs in. Each property is read when it is used. */
export function browserEnvironment(): Environment {
  return {
    get window() {
      return globalThis.window
    },
    get document() {
      return globalThis.document
    },
    get navigator() {
      return globalThis.navigator
    },
    get location() {
      return globalThis.location
    },
    get localStorage() {
      return globalThis.localStorage
    },
    get sessionStorage() {
      return globalThis.sessionStorage
    },
    get indexedDB() {
      return globalThis.indexedDB
    },
    get BroadcastChannel() {
      return globalThis.BroadcastChannel
    },
    // The browser throws where `fetch` is called as a method of another object.
    fetch: (input, init) => globalThis.fetch(input, init),
  }
}
