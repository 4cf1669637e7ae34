import { atom, type Atom } from 'jotai'
import type { BodyOf } from '@marquee/contract/endpoint.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import type { LoginData } from '@marquee/contract/player.ts'
import { type ApiError, type Result, success } from '@marquee/contract/result.ts'
import type { Clock } from '../platform/clock.ts'
import { clientError } from '../platform/http/api-error.ts'
import type { Auth, Credentials, Http } from '../platform/http/http.ts'
import type { PageVisibility } from '../platform/page.ts'
import type { SessionData } from '../platform/storage/personal.ts'
import type { LocalStore, SafeStorage } from '../platform/storage/storage.ts'
import type { Store } from '../platform/store.ts'
import type { TabChannel } from '../platform/tabs/tab-channel.ts'
import { createSessionCheck, isUsable } from './check.ts'
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

/** Changes `sessionAtom`, stores it in session storage and shares it with the other tabs. */
export interface SessionControl {
  isSignedIn(): boolean
  /** User name of the signed-in player; undefined if nobody is signed in. */
  player(): string | undefined
  /** Signs in. An error has a code of the operator (4030, 4000, ...) or one of the app's own. */
  signIn(body: BodyOf<typeof endpoints.login>): Promise<Result<Session>>
  /**
   * Starts a session from the result of a sign-in or a registration. A token that the session check would end at once is an
   * error with this `outcome` (by default `refused`), and starts none.
   */
  begin(result: Result<LoginData>, outcome?: ApiError['outcome']): Result<Session>
  /**
   * Signs the player out of all tabs, at once and also offline. The logout call to the operator is sent once and not
   * repeated. Resolves when the data of the session is deleted from this device.
   */
  signOut(): Promise<void>
  /**
   * Signs the player out of all tabs and devices if the call `end` succeeds. The operator may reject this session
   * while the call is running.
   */
  endEverywhere(end: () => Promise<Result<unknown>>): Promise<Result<unknown>>
  /**
   * Calls `handler` when a session has ended and its data is gone from this tab, with the key of the operator's message
   * if it sent one. Returns the unsubscriber.
   */
  onEnd(handler: (reason: SessionEnd, messageKey?: string) => void): () => void
  /** Changes the session. Resolves when the effects are done. Never rejects. */
  dispatch(action: Action): Promise<void>
  /** The part of the session that the HTTP client uses. */
  readonly auth: Auth
  readonly keys: SessionKeys
  /** Resolves when this tab has a session, or has got none from the other tabs. */
  ready(): Promise<void>
  /** Restores the session of the page before a reload from session storage. Until then nobody is signed in. */
  restore(): void
  /** Starts sharing the session with the other tabs. Returns a function that stops it. */
  share(): () => void
}

interface SessionParts {
  readonly store: Store
  readonly clock: Clock
  readonly localStore: LocalStore
  readonly sessionStore: SafeStorage
  readonly page: PageVisibility
  readonly channel: TabChannel
  readonly http: Pick<Http, 'call'>
  readonly data: Pick<SessionData, 'clear' | 'clearHere'>
  /** Called when the operator rejected the token in a way that may not mean the end of the session. */
  readonly onUncertain: () => void
}

export function createSession(parts: SessionParts): SessionControl {
  const { store, clock, page, channel, http, data, onUncertain } = parts
  const keys = createSessionKeys(parts)
  const checkSession = createSessionCheck()
  const endHandlers = new Set<Parameters<SessionControl['onEnd']>[0]>()
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
      case 'broadcastSignOut':
        return channel.publish({ type: 'sessionEnded', mark: keys.markSignOut() })
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
        for (const handler of endHandlers) handler(effect.reason, effect.messageKey)
    }
  }

  function begin(result: Result<LoginData>, outcome?: ApiError['outcome']): Result<Session> {
    if (!result.ok) return result
    if (!isUsable(checkSession(result.data.jwt, clock.now()), clock))
      return clientError('CLIENT_EXCEPTION', 'response.invalid', { outcome })
    void dispatch({ type: 'signedIn', login: result.data })
    channel.publish({ type: 'sessionBegun' })
    return success(store.get(sessionAtom))
  }

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
      const result = await end()
      await dispatch({ type: 'endedEverywhere', ok: result.ok })
      return result
    },
    onEnd(handler) {
      endHandlers.add(handler)
      return () => void endHandlers.delete(handler)
    },
    auth: {
      credentials,
      onRejected(rejection, token, messageKey) {
        // A late response to the token of an earlier session does not apply to the current session.
        if (token !== keys.callToken()) return
        if (rejection === 'sessionExpired') void dispatch({ type: 'rejectedByOperator', messageKey })
        else onUncertain()
      },
      onSessionChanges(changes, token) {
        // `begin` stores the keys of a sign-in. A late response must not bring an ended session back.
        if (token === undefined || token !== keys.callToken()) return
        keys.write(changes)
        void dispatch({ type: 'keysChanged', entries: keys.read() })
      },
    },
    restore: () => store.set(stateAtom, { session: sessionOf(keys.read()), isEndingEverywhere: false }),
    share() {
      const sharing = startSharing({ page, channel, keys, isSignedIn, dispatch })
      ready = sharing.ready
      return sharing.stop
    },
  }
}
