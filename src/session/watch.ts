import { atom } from 'jotai'
import * as v from 'valibot'
import { endpoints } from '../contract/endpoints.ts'
import { UserInfo } from '../contract/player.ts'
import type { Failure } from '../contract/result.ts'
import { serverNow, serverTimeKnown } from '../platform/clock.ts'
import { connectionAtom } from '../platform/connection.ts'
import { call } from '../platform/http.ts'
import { isVisible, onHidden, onShown } from '../platform/page.ts'
import { registerPersonal } from '../platform/personal.ts'
import { lastSeen, rememberSeen } from './seen-user-info.ts'
import { siteConfigAtom } from '../platform/site-config.ts'
import { store } from '../platform/store.ts'
import { publish, subscribe } from '../platform/tab-channel.ts'
import { type TabLock, tabLock } from '../platform/tab-lock.ts'
import { checkSession } from './check.ts'
import { endSession, isSignedIn, onSessionEnd, sessionAtom } from './session.ts'
import { readKey } from './session-keys.ts'

/** What the operator last said about the player. */
export interface KnownUserInfo {
  readonly info: UserInfo
  /** When it was known, ms of server time. */
  readonly at: number
  /** Whether asking again has failed since: the balance then shows its time. */
  readonly stale: boolean
}

const known = atom<KnownUserInfo | undefined>(undefined)

/** The player's balance and details; undefined while unknown. Kept in memory only, until the session ends. */
export const userInfoAtom = atom((get) => get(known))

const checkInterval = 100
const pollInterval = 10_000
/** How long the first answer may take before what this device knows is shown in its place, ms. */
const firstPatience = 700
/** A visible tab that has heard nothing of the one that asks for this long asks by itself, ms. */
const silence = 2.5 * pollInterval

/**
 * The init call with its data unread: an answer that is successful but lacks user info is a verdict (section 4), one that has
 * it in a wrong shape is an operator's mistake.
 */
const initCall = { ...endpoints.init, data: v.object({ ui: v.nullish(v.unknown()) }) }

let checkTimer: ReturnType<typeof setInterval> | undefined
let pollTimer: ReturnType<typeof setTimeout> | undefined
let recallTimer: ReturnType<typeof setTimeout> | undefined
let polling: { readonly done: Promise<void>; readonly controller: AbortController } | undefined

/** Asks for the balance now: after a wallet action, a game's hint. Joins a question under way. Never rejects. */
export function refreshBalance(): Promise<void> {
  if (!isSignedIn()) return Promise.resolve()
  if (!polling) {
    clearTimeout(pollTimer)
    const controller = new AbortController()
    const done = poll(controller.signal).finally(() => {
      if (polling?.controller !== controller) return
      polling = undefined
      plan()
    })
    polling = { done, controller }
  }
  return polling.done
}

async function poll(signal: AbortSignal): Promise<void> {
  const answer = await call(initCall, { signal })
  if (signal.aborted) return
  if (!answer.ok) {
    if (isVerdict(answer)) return endSession('verdict')
    return markStale()
  }
  const { ui } = answer.data
  if (ui === null || ui === undefined) return endSession('verdict')
  const info = v.safeParse(UserInfo, ui)
  if (!info.success) return markStale()
  const at = serverNow()
  store.set(known, { info: info.output, at, stale: false })
  const player = currentPlayer()
  if (player === undefined) return
  publish({ type: 'userInfo', player, info: info.output, at })
  rememberSeen(player, info.output, at)
}

/** What another tab was told about this tab's player. */
function takeOver({ player, info, at }: { player: string; info: UserInfo; at: number }): void {
  const last = store.get(known)
  if (player !== currentPlayer() || (last && last.at >= at)) return
  store.set(known, { info, at, stale: false })
  plan()
}

/**
 * Only the operator's own no ends a session: never being offline, a timeout, a server in trouble or busy, or a page
 * that somebody else put in its place.
 */
function isVerdict({ code, status }: Failure): boolean {
  return code === 'SESSION_EXPIRED' || (typeof code === 'number' && status < 500 && status !== 429)
}

function markStale(): void {
  const last = store.get(known)
  if (!last) void recall()
  else if (!last.stale) store.set(known, { ...last, stale: true })
}

/** What was known before this page was loaded, while the operator has not answered. */
async function recall(): Promise<void> {
  const player = currentPlayer()
  const seen = player === undefined ? undefined : await lastSeen(player)
  if (seen && player === currentPlayer() && !store.get(known)) store.set(known, { ...seen, stale: true })
}

/** The tab that asks for all visible ones; undefined while this tab is none of them. */
let turn: TabLock | undefined

/** The next question, 10 s after this answer, by the tab whose turn it is; none while hidden. */
function plan(): void {
  clearTimeout(pollTimer)
  if (!isSignedIn() || !isVisible()) return
  pollTimer = setTimeout(() => void refreshBalance(), turn?.isHeld() ? pollInterval : silence)
}

/** Takes turns with the other visible tabs of the same player. */
function takeTurns(): void {
  turn?.release()
  turn = tabLock(`marquee-init-${currentPlayer() ?? ''}`, () => {
    // The tab whose turn it was is gone: its last answer may be as old as the interval.
    const last = store.get(known)
    if (last && serverNow() - last.at < pollInterval) plan()
    else void refreshBalance()
  })
  turn.hold()
}

function check(): void {
  if (!isSignedIn()) return
  const code = checkSession(readKey('jwt'), serverNow())
  if (code === 'OK') return
  // This device's clock alone logs nobody out: the operator's answer brings its time, or its verdict.
  if (code === 'TOKEN_EXPIRED' && !serverTimeKnown()) return
  void endSession('checkFailed')
}

function wake(): void {
  sleep()
  if (!isSignedIn() || !isVisible()) return
  check()
  if (!isSignedIn()) return
  checkTimer = setInterval(check, checkInterval)
  // What was heard while hidden is not enough: revalidated before anything rests on it.
  void refreshBalance()
  if (!store.get(known)) recallTimer = setTimeout(() => void recall(), firstPatience)
  takeTurns()
}

function sleep(): void {
  clearInterval(checkTimer)
  clearTimeout(pollTimer)
  clearTimeout(recallTimer)
  turn?.release()
  turn = undefined
}

function abandonPoll(): void {
  polling?.controller.abort()
  polling = undefined
}

/** Watches the session while there is one and the page is visible. Returns what stops it. */
export function startWatch(): () => void {
  registerPersonal(() => store.set(known, undefined))
  let connected = store.get(connectionAtom).state
  let player = currentPlayer()
  const stops = [
    onShown(wake),
    onHidden(sleep),
    subscribe('userInfo', takeOver),
    onSessionEnd(() => {
      sleep()
      abandonPoll()
    }),
    store.sub(sessionAtom, () => {
      if (currentPlayer() === player) return
      player = currentPlayer()
      abandonPoll()
      store.set(known, undefined)
      wake()
    }),
    store.sub(connectionAtom, () => {
      const { state } = store.get(connectionAtom)
      if (state === connected) return
      connected = state
      if (state === 'offline') markStale()
      else if (isVisible()) void refreshBalance()
    }),
  ]
  // Before the configuration names the operator, nothing could be asked.
  const stopWaiting = store.sub(siteConfigAtom, () => {
    stopWaiting()
    if (isVisible()) void refreshBalance()
  })
  stops.push(stopWaiting)
  wake()
  return () => {
    sleep()
    abandonPoll()
    for (const stop of stops) stop()
  }
}

function currentPlayer(): string | undefined {
  const session = store.get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
}
