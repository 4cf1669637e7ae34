import { atom, useStore } from 'jotai'
import type { Environment } from '../platform/environment.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import type { Store } from '../platform/store.ts'
import { createCachedUserInfo } from './cached-user-info.ts'
import { createSession, type SessionControl } from './session.ts'
import { createUserInfo, type UserInfoPoll } from './user-info.ts'

/** One tab of the app: everything that exists once per tab. It is passed to the code that needs it. */
export interface Tab extends Platform {
  readonly session: SessionControl & {
    /** Fetches the balance by a request that begins after this call. Never rejects. */
    readonly refreshBalance: UserInfoPoll['refresh']
    /** Result of the local check of the token now. */
    readonly check: UserInfoPoll['check']
    /**
     * Finishes an interrupted deletion, and starts the connection, the sharing between tabs, the session check
     * and the init poll. Returns a function that stops them.
     */
    start(): () => void
  }
}

export const tabAtom = atom<Tab | undefined>(undefined)

/** Rejected calls poll at most this often, ms: a call that follows each poll would else repeat itself without end. */
const uncertainIntervalMs = 10_000

/** Makes a tab. Nothing runs before `session.start`. */
export function createTab(environment: Environment): Tab {
  // Calls need the credentials of the session, and the session makes calls: the functions below use it later.
  const platform = createPlatform(environment, {
    credentials: () => session.auth.credentials(),
    onRejected: (...rejection) => session.auth.onRejected(...rejection),
    onSessionChanges: (...changes) => session.auth.onSessionChanges(...changes),
  })
  let lastUncertain = -Infinity
  const session = createSession({
    ...platform,
    data: platform.sessionData,
    onUncertain: () => {
      const now = platform.clock.now()
      if (Math.abs(now - lastUncertain) < uncertainIntervalMs) return
      lastUncertain = now
      void userInfo.poll()
    },
  })
  const userInfo = createUserInfo({
    ...platform,
    locks: environment.navigator?.locks,
    session,
    cache: createCachedUserInfo(platform.records),
  })
  platform.sessionData.onClear(userInfo.clear)
  const tab: Tab = {
    ...platform,
    session: {
      ...session,
      refreshBalance: userInfo.refresh,
      check: userInfo.check,
      start() {
        void platform.sessionData.finishClearing()
        const stops = [platform.connection.start(), session.share(), userInfo.start()]
        return () => {
          for (const stop of stops) stop()
        }
      },
    },
  }
  tab.store.set(tabAtom, tab)
  return tab
}

/** The tab that a store belongs to. */
export function tabOf(store: Store): Tab {
  const tab = store.get(tabAtom)
  if (!tab) throw new Error('there is no tab with this store')
  return tab
}

/** The tab that a component is rendered in: of the store of the nearest jotai `Provider`. */
export function useTab(): Tab {
  return tabOf(useStore())
}
