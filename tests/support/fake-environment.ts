import { IDBFactory } from 'fake-indexeddb'
import type { Environment } from '../../src/platform/environment.ts'
import type { Auth } from '../../src/platform/http/http.ts'
import { memoryStorage } from './tabs.ts'

/** For a platform without a session. */
export const nobody: Auth = {
  credentials: () => undefined,
  onRejected: () => {},
  onSessionChanges: () => {},
}

/** What the tabs of one device share. A tab takes it over when it is opened. */
export interface Device {
  indexedDB: IDBFactory
  localStorage: Storage
  readonly BroadcastChannel: NonNullable<Environment['BroadcastChannel']>
  /** Undefined where the test's own environment has no Web Locks. */
  readonly locks: LockManager | undefined
}

export function fakeDevice(): Device {
  const id = crypto.randomUUID()
  return {
    indexedDB: new IDBFactory(),
    localStorage: memoryStorage(),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${id}`)
      }
    },
    locks: locksOf(id),
  }
}

/** Web Locks that only the tabs of one device share. */
function locksOf(id: string): LockManager | undefined {
  const { locks } = navigator
  if (!locks) return undefined
  return new Proxy(locks, {
    get: (_, method) =>
      method === 'request'
        ? (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
            locks.request(`${id} ${name}`, ...rest)
        : undefined,
  })
}

/** A tab's environment, which a test can change while the tab runs. */
export interface FakeEnvironment extends Environment {
  readonly window: EventTarget
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState }
  fetch: typeof fetch
  navigator: Environment['navigator']
  /** Shows or hides the page, with its event. */
  setVisible(visible: boolean): void
}

export type EnvironmentOverrides = Partial<Omit<Environment, 'window' | 'document'>>

/** A visible page of a device, with a session storage of its own. `overrides` replaces or, as undefined, takes away. */
export function fakeEnvironment(
  { locks, ...device }: Device = fakeDevice(),
  overrides: EnvironmentOverrides = {},
): FakeEnvironment {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  return {
    ...device,
    window: new EventTarget(),
    document,
    navigator: { onLine: true, languages: ['en'], ...(locks ? { locks } : {}) },
    location: { href: 'http://localhost/home', hostname: 'localhost', search: '' },
    sessionStorage: memoryStorage(),
    fetch,
    ...overrides,
    setVisible(visible) {
      document.visibilityState = visible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** A network that responds only to probes. */
export function probeFetch(isReached: () => boolean | Promise<boolean>): typeof fetch {
  return async () => {
    if (await isReached()) return new Response('')
    throw new TypeError('unreachable')
  }
}
