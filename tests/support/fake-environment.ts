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

/** What the tabs of one device share. */
export type Device = Pick<Environment, 'BroadcastChannel' | 'indexedDB' | 'localStorage'>

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
  }
}

/** A tab's environment, which a test can change while the tab runs. */
export interface FakeEnvironment extends Environment {
  readonly window: EventTarget
  readonly document: EventTarget & { visibilityState: DocumentVisibilityState }
  /** Shows or hides the page, with the event that says so. */
  setVisible(visible: boolean): void
}

/** A visible page of a device, with a session storage of its own. `overrides` replaces or, as undefined, takes away. */
export function fakeEnvironment(
  device: Device = fakeDevice(),
  overrides: Partial<Omit<Environment, 'window' | 'document'>> = {},
): FakeEnvironment {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  return {
    ...device,
    window: new EventTarget(),
    document,
    navigator: { onLine: true, languages: ['en'] },
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
