import { atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { UserInfo } from '@marquee/contract/player.ts'
import type { ApiError } from '@marquee/contract/result.ts'
import { type Clock, markStart } from '../platform/clock.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { isOfflineAtom } from '../platform/http/connection.ts'
import type { Http } from '../platform/http/http.ts'
import type { PageVisibility } from '../platform/page.ts'
import type { Store } from '../platform/store.ts'
import type { TabChannel } from '../platform/tabs/tab-channel.ts'
import { type TabLock, tabLock } from '../platform/tabs/tab-lock.ts'
import type { CachedUserInfo } from './cached-user-info.ts'
import { createSessionCheck, isUsable, type SessionCheck } from './check.ts'
import { playerAtom } from './player.ts'
import { sessionAtom, type SessionControl } from './session.ts'

/** The last user info of the operator. */
export interface FetchedUserInfo {
  /** The same object as long as its content does not change. */
  readonly info: UserInfo
  /** When the request for it began, ms of server time. */
  readonly at: number
  /** Whether it is older than the last attempt to refresh it. The balance is then shown with its time. */
  readonly stale: boolean
  /** Whether it is cached and the first response is pending: the balance is then shown without its time. */
  readonly isPending?: boolean
}

export const userInfoAtom = atom<FetchedUserInfo | undefined>(undefined)

/** How the app addresses the signed-in player: by nickname. `undefined` if nobody is signed in. */
export const playerNameAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.state === 'signedIn' ? get(userInfoAtom)?.info.name || session.name : undefined
})

const checkIntervalMs = 100
const pollIntervalMs = 10_000
/** How long to wait for the first response before cached user info is shown as stale, ms. */
const pendingMs = 700
/** A visible tab polls by itself if the tab that polls for all has sent nothing for this long, ms. */
const silenceMs = 2.5 * pollIntervalMs

/**
 * The init call without validation of `ui`, which `fetchInfo` validates: a successful response without user info is a
 * rejection of the session (spec §4), but user info of a wrong shape is an error of the operator and ends nothing.
 */
const initCall = { ...endpoints.init, data: v.object({ ui: v.nullish(v.unknown()) }) }

/** Checks the session and polls user info while there is a session and the page is visible. */
export interface UserInfoPoll {
  /** Fetches user info now, or joins a pending fetch. Never rejects. */
  poll(): Promise<void>
  /**
   * Fetches user info after an event that changes it, such as a transfer. The response to a pending fetch may be older than
   * the event: then one more fetch follows, which later calls join until it begins. Never rejects.
   */
  refresh(): Promise<void>
  /** Removes the shown user info, at the end of the session. */
  clear(): void
  /** Result of the local check of the token now. */
  check(): SessionCheck
  /** Starts the session check and the init poll. Returns a function that stops them. */
  start(): () => void
}

interface UserInfoParts {
  readonly store: Store
  readonly clock: Clock
  readonly page: PageVisibility
  readonly channel: TabChannel
  readonly http: Pick<Http, 'call'>
  readonly locks: LockManager | undefined
  readonly session: Pick<SessionControl, 'auth' | 'dispatch' | 'isSignedIn' | 'keys' | 'onEnd' | 'player'>
  readonly cache: CachedUserInfo
}

export function createUserInfo(parts: UserInfoParts): UserInfoPoll {
  const { store, clock, page, channel, http, locks, session, cache } = parts
  const checkSession = createSessionCheck()
  let checkTimer: ReturnType<typeof setInterval> | undefined
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let cachedTimer: ReturnType<typeof setTimeout> | undefined
  let polling:
    | { readonly done: Promise<void>; readonly controller: AbortController; next?: Promise<void> }
    | undefined
  /** Held by the visible tab that polls for all tabs of the player. Undefined while this tab is hidden or signed out. */
  let pollLock: TabLock | undefined

  function poll(): Promise<void> {
    if (!session.isSignedIn()) return Promise.resolve()
    if (!polling) {
      clearTimeout(pollTimer)
      const controller = new AbortController()
      const done = fetchInfo(controller.signal).finally(() => {
        if (polling?.controller !== controller) return
        polling = undefined
        schedule()
      })
      polling = { done, controller }
    }
    return polling.done
  }

  function refresh(): Promise<void> {
    if (!polling) return poll()
    polling.next ??= polling.done.then(poll)
    return polling.next
  }

  async function fetchInfo(signal: AbortSignal): Promise<void> {
    const token = session.keys.callToken()
    const reject = () => session.auth.onRejected('sessionExpired', token ?? '')
    const startedAt = markStart(clock)
    const result = await http.call(initCall, { signal })
    if (signal.aborted) return undefined
    if (!result.ok) return isRejection(result) ? reject() : markStale()
    const { ui } = result.data
    if (ui === null || ui === undefined) return reject()
    const info = v.safeParse(UserInfo, ui)
    if (!info.success) return markStale()
    const fetchedAt = startedAt()
    const last = store.get(userInfoAtom)
    // Another tab began a newer fetch, after a transfer for example.
    if (last && !last.stale && last.at > fetchedAt) return undefined
    show({ info: info.output, at: fetchedAt, stale: false })
    const player = session.player()
    if (player === undefined) return undefined
    channel.publish({ type: 'userInfo', player, info: info.output, at: fetchedAt })
    return cache.write(player, info.output, fetchedAt)
  }

  /** Reuses the object of `info` while it is equal, so that only components that show the time render again. */
  function show(next: FetchedUserInfo): void {
    const last = store.get(userInfoAtom)?.info
    const isEqual = JSON.stringify(last) === JSON.stringify(next.info)
    store.set(userInfoAtom, last && isEqual ? { ...next, info: last } : next)
  }

  /** Shows user info that another tab fetched for this tab's player. */
  function showFromTab({ player, info, at }: { player: string; info: UserInfo; at: number }): void {
    const last = store.get(userInfoAtom)
    if (player !== session.player() || (last && last.at >= at)) return
    show({ info, at, stale: false })
    schedule()
  }

  function markStale(): void {
    const last = store.get(userInfoAtom)
    if (!last) void showCached()
    else if (!last.stale || last.isPending)
      store.set(userInfoAtom, { info: last.info, at: last.at, stale: true })
  }

  function markStaleIfPending(): void {
    const last = store.get(userInfoAtom)
    if (!last || last.isPending) markStale()
  }

  /** Shows the cached user info until the operator responds. */
  async function showCached(isPending = false): Promise<void> {
    const player = session.player()
    const cached = player === undefined ? undefined : await cache.read(player)
    if (cached && player === session.player() && !store.get(userInfoAtom)) {
      show({ ...cached, stale: true, isPending })
    }
  }

  /** Plans the next poll: at the interval if this tab polls for all, else after a silence. None while hidden. */
  function schedule(): void {
    clearTimeout(pollTimer)
    if (!session.isSignedIn() || !page.isVisible()) return
    pollTimer = setTimeout(() => void poll(), pollLock?.isHeld() ? pollIntervalMs : silenceMs)
  }

  function requestPollLock(): void {
    pollLock?.release()
    pollLock = tabLock(locks, `marquee-init-${session.player() ?? ''}`, () => {
      // The tab that polled before is closed or hidden. Its last response may be as old as the interval.
      const last = store.get(userInfoAtom)
      if (last && clock.now() - last.at < pollIntervalMs) schedule()
      else void poll()
    })
    pollLock.request()
  }

  const check = () => checkSession(session.keys.jwt(), clock.now())

  function endIfInvalid(): void {
    if (!session.isSignedIn()) return
    const code = check()
    if (isUsable(code, clock)) return
    void session.dispatch({ type: 'checkFailed', isExpired: code === 'TOKEN_EXPIRED' })
  }

  function wake(): void {
    sleep()
    if (!session.isSignedIn() || !page.isVisible()) return
    endIfInvalid()
    if (!session.isSignedIn()) return
    checkTimer = setInterval(endIfInvalid, checkIntervalMs)
    // A hidden tab may miss messages of other tabs: fetch at once.
    void poll()
    if (!store.get(userInfoAtom)) {
      void showCached(true)
      cachedTimer = setTimeout(markStaleIfPending, pendingMs)
    }
    requestPollLock()
  }

  function sleep(): void {
    clearInterval(checkTimer)
    clearTimeout(pollTimer)
    clearTimeout(cachedTimer)
    pollLock?.release()
    pollLock = undefined
  }

  function abortPoll(): void {
    polling?.controller.abort()
    polling = undefined
  }

  const clear = () => store.set(userInfoAtom, undefined)

  return {
    poll,
    refresh,
    clear,
    check,
    start() {
      let player = session.player()
      const stops = [
        page.onShown(wake),
        page.onHidden(sleep),
        channel.subscribe('userInfo', showFromTab),
        session.onEnd(() => {
          sleep()
          abortPoll()
        }),
        store.sub(playerAtom, () => {
          if (session.player() === player) return
          player = session.player()
          abortPoll()
          clear()
          wake()
        }),
        store.sub(isOfflineAtom, () => {
          if (store.get(isOfflineAtom)) markStale()
          else if (page.isVisible()) void poll()
        }),
      ]
      // The configuration names the address of the operator: poll once it is loaded.
      const stopWaiting = store.sub(siteConfigAtom, () => {
        stopWaiting()
        if (page.isVisible()) void poll()
      })
      stops.push(stopWaiting)
      wake()
      return () => {
        sleep()
        abortPoll()
        for (const stop of stops) stop()
      }
    },
  }
}

/**
 * Whether an error ends the session. Only a refusal by the operator does. A lost connection, a timeout, a server
 * error, a busy server or the page of a captive portal does not.
 */
function isRejection({ code, status }: ApiError): boolean {
  return code === 'SESSION_EXPIRED' || (typeof code === 'number' && status < 500 && status !== 429)
}
