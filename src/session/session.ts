import { atom, type Atom } from 'jotai'
import type { BodyOf } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { LoginData } from '../contract/player.ts'
import { type Result, success } from '../contract/result.ts'
import type { Auth, Credentials, Http } from '../platform/http/http.ts'
import type { Page } from '../platform/page.ts'
import type { SessionData } from '../platform/storage/personal.ts'
import type { LocalStore, SafeStorage } from '../platform/storage/storage.ts'
import type { Store } from '../platform/store.ts'
import type { TabChannel } from '../platform/tabs/tab-channel.ts'
import { createSessionKeys, type SessionKeys } from './session-keys.ts'
import {
  type Action,
  anonymous,
  type Effect,
  reduce,
  type Session,
  type SessionEnd,
  sessionOf,
  type SessionState,
} from './session-state.ts'
import { startSharing } from './sharing.ts'

const stateAtom = atom<SessionState>({ session: anonymous, isEndingEverywhere: false })

export const sessionAtom: Atom<Session> = atom((get) => get(stateAtom).session)

/** The session of a tab: `sessionAtom`, kept in session storage and shared between tabs. */
export interface SessionControl {
  isSignedIn(): boolean
  /** User name of who is signed in. */
  player(): string | undefined
  /** Signs in. An error is the operator's code (4030, 4000, ...) or a client-made one. */
  signIn(body: BodyOf<typeof endpoints.login>): Promise<Result<Session>>
  /** Takes over what signing in or joining was answered. */
  begin(answer: Result<LoginData>): Result<Session>
  /**
   * Signs the player out of all tabs: here at once, also offline; the operator is told as well as can be. Resolves when
   * the data of the session is gone from this device.
   */
  signOut(): Promise<void>
  /** Signs the player out of all tabs and devices with the operator's answer to `end`, which may end the session by itself. */
  endEverywhere(end: () => Promise<Result<unknown>>): Promise<Result<unknown>>
  /** Calls `handler` when a session has ended and everything of it is gone from this tab. Returns the unsubscriber. */
  onEnd(handler: (reason: SessionEnd) => void): () => void
  /** Changes the session. Resolves when the effects are done. Never rejects. */
  dispatch(action: Action): Promise<void>
  /** What calls need from the session. */
  readonly auth: Auth
  readonly keys: SessionKeys
  /** Resolves when it is known whether this tab has a session: at once with one, else when other tabs were asked. */
  ready(): Promise<void>
  /** Follows the other tabs. Returns what stops it. */
  share(): () => void
}

interface SessionParts {
  readonly store: Store
  readonly localStore: LocalStore
  readonly sessionStore: SafeStorage
  readonly page: Page
  readonly channel: TabChannel
  readonly http: Pick<Http, 'call'>
  readonly data: Pick<SessionData, 'clear' | 'clearHere'>
  /** The operator rejected the token in a way that may not mean the end of the session. */
  readonly onUncertain: () => void
}

export function createSession(parts: SessionParts): SessionControl {
  const { store, page, channel, http, data, onUncertain } = parts
  const keys = createSessionKeys(parts)
  const endHandlers = new Set<(reason: SessionEnd) => void>()
  let ready: Promise<void> = Promise.resolve()

  const isSignedIn = () => store.get(sessionAtom).state === 'signedIn'
  const player = () => {
    const session = store.get(sessionAtom)
    return session.state === 'signedIn' ? session.username : undefined
  }

  function credentials(): Credentials | undefined {
    const token = keys.callToken()
    const username = player()
    return token !== undefined && username !== undefined ? { token, player: username } : undefined
  }

  async function dispatch(action: Action): Promise<void> {
    const before = store.get(stateAtom)
    const step = reduce(before, action)
    for (const effect of step.before) void run(effect)
    if (JSON.stringify(step.state) !== JSON.stringify(before)) store.set(stateAtom, step.state)
    await Promise.all(step.after.map(run))
  }

  async function run(effect: Effect): Promise<void> {
    switch (effect.type) {
      case 'storeKeys':
        return keys.storeLogin(effect.entries)
      case 'clearKeys':
        return keys.clear()
      case 'tellTabs':
        keys.markSignOut()
        return channel.publish({ type: 'sessionEnded' })
      case 'endAtOperator': {
        const ended = credentials()
        if (ended) void http.call(endpoints.logout, { credentials: ended, keepalive: true })
        return undefined
      }
      case 'clearData':
        return data.clear(effect.signedOut)
      case 'clearDataHere':
        return data.clearHere(effect.signedOut)
      case 'notify':
        for (const handler of endHandlers) handler(effect.reason)
    }
  }

  function begin(answer: Result<LoginData>): Result<Session> {
    if (!answer.ok) return answer
    void dispatch({ type: 'signedIn', login: answer.data })
    return success(store.get(sessionAtom))
  }

  // The page before this one left its session in the session storage.
  store.set(stateAtom, { session: sessionOf(keys.read()), isEndingEverywhere: false })

  return {
    isSignedIn,
    player,
    begin,
    dispatch,
    keys,
    ready: () => ready,
    signIn: async (body) => begin(await http.call(endpoints.login, { body })),
    signOut: () => dispatch({ type: 'signedOutHere' }),
    async endEverywhere(end) {
      void dispatch({ type: 'endingEverywhere' })
      const answer = await end()
      await dispatch({ type: 'endedEverywhere', ok: answer.ok })
      return answer
    },
    onEnd(handler) {
      endHandlers.add(handler)
      return () => void endHandlers.delete(handler)
    },
    auth: {
      credentials,
      onRejected(rejection, token) {
        // A late answer to the token of an earlier session says nothing about this one.
        if (token !== keys.callToken()) return
        if (rejection === 'sessionExpired') void dispatch({ type: 'rejectedByOperator' })
        else onUncertain()
      },
      onSessionChanges(changes, token) {
        // A sign-in stores its own answer. A late answer must not bring an ended session back.
        if (token === undefined || token !== keys.callToken()) return
        keys.write(changes)
        void dispatch({ type: 'keysChanged', entries: keys.read() })
      },
    },
    share() {
      const sharing = startSharing({ page, channel, keys, isSignedIn, dispatch })
      ready = sharing.ready
      return sharing.stop
    },
  }
}
