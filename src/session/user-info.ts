import { atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../contract/endpoints.ts'
import { UserInfo } from '../contract/player.ts'
import type { ApiError } from '../contract/result.ts'
import type { Clock } from '../platform/clock.ts'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { connectionAtom } from '../platform/http/connection.ts'
import type { Http } from '../platform/http/http.ts'
import type { Page } from '../platform/page.ts'
import type { Store } from '../platform/store.ts'
import type { TabChannel } from '../platform/tabs/tab-channel.ts'
import { type TabLock, tabLock } from '../platform/tabs/tab-lock.ts'
import type { CachedUserInfo } from './cached-user-info.ts'
import { createSessionCheck, type SessionCheck } from './check.ts'
import { playerAtom } from './player.ts'
import type { SessionControl } from './session.ts'

/** What the operator last said about the player. */
export interface FetchedUserInfo {
  /** The same object as long as nothing in it changes. */
  readonly info: UserInfo
  /** When it was fetched, ms of server time. */
  readonly at: number
  /** Whether the last attempt to fetch it again failed: the balance then shows its time. */
  readonly stale: boolean
}

export const userInfoAtom = atom<FetchedUserInfo | undefined>(undefined)

const checkIntervalMs = 100
const pollIntervalMs = 10_000
/** How long the first answer may take before what is cached on this device is shown in its place, ms. */
const showCachedAfterMs = 700
/** A visible tab polls by itself when the tab that polls for all has said nothing for this long, ms. */
const silenceMs = 2.5 * pollIntervalMs

/**
 * The init call with its data unread: an answer that is successful but lacks user info is a rejection (spec §4), one
 * that has it in a wrong shape is an operator's mistake.
 */
const initCall = { ...endpoints.init, data: v.object({ ui: v.nullish(v.unknown()) }) }

/** Checks the session and polls user info while there is a session and the page is visible. */
export interface UserInfoPoll {
  /** Fetches the balance now: after a wallet action, a game's hint. Joins a fetch under way. Never rejects. */
  refresh(): Promise<void>
  /** Forgets what is shown: the session has ended. */
  clear(): void
  /** What the local check says of the token now. */
  check(): SessionCheck
  /** Returns what stops it. */
  start(): () => void
}

interface UserInfoParts {
  readonly store: Store
  readonly clock: Clock
  readonly page: Page
  readonly channel: TabChannel
  readonly http: Pick<Http, 'call'>
  readonly locks: LockManager | undefined
  readonly session: Pick<SessionControl, 'dispatch' | 'isSignedIn' | 'keys' | 'onEnd' | 'player'>
  readonly cache: CachedUserInfo
}

export function createUserInfo(parts: UserInfoParts): UserInfoPoll {
  const { store, clock, page, channel, http, locks, session, cache } = parts
  const checkSession = createSessionCheck()
  let checkTimer: ReturnType<typeof setInterval> | undefined
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let cachedTimer: ReturnType<typeof setTimeout> | undefined
  let polling: { readonly done: Promise<void>; readonly controller: AbortController } | undefined
  /** The visible tabs of a player take turns: one polls for all. Undefined while this tab does not take part. */
  let turn: TabLock | undefined

  function refresh(): Promise<void> {
    if (!session.isSignedIn()) return Promise.resolve()
    if (!polling) {
      clearTimeout(pollTimer)
      const controller = new AbortController()
      const done = poll(controller.signal).finally(() => {
        if (polling?.controller !== controller) return
        polling = undefined
        schedule()
      })
      polling = { done, controller }
    }
    return polling.done
  }

  async function poll(signal: AbortSignal): Promise<void> {
    const answer = await http.call(initCall, { signal })
    if (signal.aborted) return undefined
    if (!answer.ok) {
      return isRejection(answer) ? session.dispatch({ type: 'rejectedByOperator' }) : markStale()
    }
    const { ui } = answer.data
    if (ui === null || ui === undefined) return session.dispatch({ type: 'rejectedByOperator' })
    const info = v.safeParse(UserInfo, ui)
    if (!info.success) return markStale()
    const fetchedAt = clock.now()
    show({ info: info.output, at: fetchedAt, stale: false })
    const player = session.player()
    if (player === undefined) return undefined
    channel.publish({ type: 'userInfo', player, info: info.output, at: fetchedAt })
    return cache.write(player, info.output, fetchedAt)
  }

  /** Keeps the object of `info` while it is equal, so that only what shows the time renders again. */
  function show(next: FetchedUserInfo): void {
    const last = store.get(userInfoAtom)?.info
    const isEqual = JSON.stringify(last) === JSON.stringify(next.info)
    store.set(userInfoAtom, last && isEqual ? { ...next, info: last } : next)
  }

  /** What another tab was told about this tab's player. */
  function showFromTab({ player, info, at }: { player: string; info: UserInfo; at: number }): void {
    const last = store.get(userInfoAtom)
    if (player !== session.player() || (last && last.at >= at)) return
    show({ info, at, stale: false })
    schedule()
  }

  function markStale(): void {
    const last = store.get(userInfoAtom)
    if (!last) void showCached()
    else if (!last.stale) store.set(userInfoAtom, { ...last, stale: true })
  }

  /** Shows what an earlier page fetched, while the operator has not answered. */
  async function showCached(): Promise<void> {
    const player = session.player()
    const cached = player === undefined ? undefined : await cache.read(player)
    if (cached && player === session.player() && !store.get(userInfoAtom)) show({ ...cached, stale: true })
  }

  /** Plans the next poll by the tab whose turn it is; none while hidden. */
  function schedule(): void {
    clearTimeout(pollTimer)
    if (!session.isSignedIn() || !page.isVisible()) return
    pollTimer = setTimeout(() => void refresh(), turn?.isHeld() ? pollIntervalMs : silenceMs)
  }

  function takeTurns(): void {
    turn?.release()
    turn = tabLock(locks, `marquee-init-${session.player() ?? ''}`, () => {
      // The tab whose turn it was is gone: its last answer may be as old as the interval.
      const last = store.get(userInfoAtom)
      if (last && clock.now() - last.at < pollIntervalMs) schedule()
      else void refresh()
    })
    turn.hold()
  }

  const check = () => checkSession(session.keys.jwt(), clock.now())

  function endIfInvalid(): void {
    if (!session.isSignedIn()) return
    const code = check()
    if (code === 'OK') return
    // This device's clock alone signs nobody out: the operator's answer brings its time, or its rejection.
    if (code === 'TOKEN_EXPIRED' && !clock.isSynced()) return
    void session.dispatch({ type: 'checkFailed' })
  }

  function wake(): void {
    sleep()
    if (!session.isSignedIn() || !page.isVisible()) return
    endIfInvalid()
    if (!session.isSignedIn()) return
    checkTimer = setInterval(endIfInvalid, checkIntervalMs)
    // What other tabs sent while this one was hidden is not enough: it is fetched before anything rests on it.
    void refresh()
    if (!store.get(userInfoAtom)) cachedTimer = setTimeout(() => void showCached(), showCachedAfterMs)
    takeTurns()
  }

  function sleep(): void {
    clearInterval(checkTimer)
    clearTimeout(pollTimer)
    clearTimeout(cachedTimer)
    turn?.release()
    turn = undefined
  }

  function abortPoll(): void {
    polling?.controller.abort()
    polling = undefined
  }

  const clear = () => store.set(userInfoAtom, undefined)

  return {
    refresh,
    clear,
    check,
    start() {
      let connected = store.get(connectionAtom).state
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
        store.sub(connectionAtom, () => {
          const { state } = store.get(connectionAtom)
          if (state === connected) return
          connected = state
          if (state === 'offline') markStale()
          else if (page.isVisible()) void refresh()
        }),
      ]
      // Before the configuration names the operator, there is nobody to ask.
      const stopWaiting = store.sub(siteConfigAtom, () => {
        stopWaiting()
        if (page.isVisible()) void refresh()
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
 * Whether an error ends the session. Only the operator's own refusal does: not being offline, a timeout, a server in
 * trouble or busy, nor a page that something else put in its place.
 */
function isRejection({ code, status }: ApiError): boolean {
  return code === 'SESSION_EXPIRED' || (typeof code === 'number' && status < 500 && status !== 429)
}
