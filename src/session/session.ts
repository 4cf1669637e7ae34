import { atom, type Atom } from 'jotai'
import { endpoints } from '../contract/endpoints.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { LoginData } from '../contract/player.ts'
import { type Result, success } from '../contract/result.ts'
import { call, type Credentials } from '../platform/http.ts'
import { clearPersonal, forgetHere, keepDraftsOf } from '../platform/personal.ts'
import { store } from '../platform/store.ts'
import { publish } from '../platform/tab-channel.ts'
import {
  callToken,
  clearKeys,
  isMarkFollowed,
  isSignInOfMark,
  markSignOut,
  readKey,
  storeLogin,
} from './session-keys.ts'

/** Who is playing (section 6: anonymous or signed in). */
export type Session =
  | { readonly state: 'anonymous' }
  | {
      readonly state: 'signedIn'
      readonly username: string
      readonly name: string
      readonly bankCode: string
      readonly bankAccount: string
      readonly bankName: string
      /** Whether deposits go to the player's own virtual account. */
      readonly useVirtualAccount: boolean
    }

/**
 * Why a session ended. `signedOut`: by the player, in any tab. `checkFailed`: the local check, to /home.
 * `verdict`: the operator said so, to /login (section 4).
 */
export type SessionEnd = 'signedOut' | 'checkFailed' | 'verdict'

const anonymous: Session = { state: 'anonymous' }
const state = atom<Session>(readSession())
const endHandlers = new Set<(reason: SessionEnd) => void>()

export const sessionAtom: Atom<Session> = atom((get) => get(state))

function readSession(): Session {
  const username = readKey('email')
  if (callToken() === undefined || username === undefined) return anonymous
  return {
    state: 'signedIn',
    username,
    name: readKey('name') ?? username,
    bankCode: readKey('bank_code') ?? '',
    bankAccount: readKey('bank_account') ?? '',
    bankName: readKey('bank_name') ?? '',
    useVirtualAccount: readKey('use_vaccount') === 'true',
  }
}

/** Reads the session storage again: after a sign-in, an offer of another tab, an answer's `session` object. */
export function refreshSession(): void {
  const next = readSession()
  if (next.state === 'anonymous') return void endSession('verdict')
  if (JSON.stringify(next) !== JSON.stringify(store.get(state))) store.set(state, next)
}

export function isSignedIn(): boolean {
  return store.get(state).state === 'signedIn'
}

/** What calls are made with; undefined when nobody is signed in. */
export function currentCredentials(): Credentials | undefined {
  const token = callToken()
  const session = store.get(state)
  return token !== undefined && session.state === 'signedIn' ? { token, player: session.username } : undefined
}

/** Hears why a session ended, after everything of it is gone from this tab. Returns the unsubscriber. */
export function onSessionEnd(handler: (reason: SessionEnd) => void): () => void {
  endHandlers.add(handler)
  return () => void endHandlers.delete(handler)
}

/** Signs in. A failure is the operator's code (4030, 4000, ...) or a client-made one. */
export async function signIn(body: BodyOf<typeof endpoints.login>): Promise<Result<Session>> {
  return begin(await call(endpoints.login, { body }))
}

/** Takes over what signing in or joining was answered. */
export function begin(answer: Result<LoginData>): Result<Session> {
  if (!answer.ok) return answer
  if (isSignedIn()) void clearPersonal()
  storeLogin(answer.data)
  keepDraftsOf(answer.data.info.username)
  refreshSession()
  return success(store.get(state))
}

/**
 * Signs the player out of all tabs: here at once, also offline; the operator is told as well as can be.
 * Resolves when personal data is gone from this device.
 */
export async function signOut(): Promise<void> {
  tellTabs()
  endAtOperator()
  await endSession('signedOut')
}

/** While the operator is asked to end all of the player's sessions: this one then ends by the player's wish. */
let leaving = false

/** Signs the player out of all tabs and devices with the operator's answer to `end`, which may take the session by itself. */
export async function endEverywhere(end: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  leaving = true
  try {
    const answer = await end()
    if (answer.ok) await endSession('signedOut')
    return answer
  } finally {
    leaving = false
  }
}

/** Another tab signed out. A session of this tab's own, from another sign-in, would live on at the operator. */
export function followSignOut(): void {
  if (!isSignInOfMark()) endAtOperator()
  void endSession('signedOut')
}

function tellTabs(): void {
  markSignOut()
  publish({ type: 'sessionEnded' })
}

function endAtOperator(): void {
  const credentials = currentCredentials()
  if (credentials) void call(endpoints.logout, { credentials, keepalive: true })
}

/** Ends this tab's session: forgets the player, then tells. Does nothing without one. Never rejects. */
export async function endSession(cause: SessionEnd): Promise<void> {
  const session = store.get(state)
  const reason = leaving ? 'signedOut' : cause
  if (leaving && session.state === 'signedIn') tellTabs()
  clearKeys()
  if (session.state === 'anonymous') return
  store.set(state, anonymous)
  const signedOut = reason === 'signedOut' ? session.username : undefined
  // A tab that hears of the sign-out late: its siblings have deleted, and what is kept now is a newer session's.
  const isLate = signedOut !== undefined && isMarkFollowed()
  const cleared = isLate ? forgetHere(signedOut) : clearPersonal(signedOut)
  for (const handler of endHandlers) handler(reason)
  await cleared
}
