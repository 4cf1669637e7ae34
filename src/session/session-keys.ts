import { type SessionKey, sessionKeys } from '@marquee/contract/player.ts'
import { newKey } from '../platform/key.ts'
import type { LocalStore, SafeStorage } from '../platform/storage/storage.ts'
import type { SessionEntries } from './session-state.ts'

/** The sign-out mark in local storage: an id that every sign-out replaces, and the id of the sign-in that ended. */
const markName = 'sign_out_mark'
/** In local storage: the sign-out mark at the time of the last sign-in of any tab. */
const signedInAfterName = 'signed_in_after'
/** In session storage: the sign-out mark at the time of the sign-in of this tab's session. */
const sinceName = 'session_since'
/** In session storage: id of this tab's sign-in. Tabs that share a session have the same id. It is no secret. */
const signInName = 'session_sign_in'
/** In session storage: errors and news about money since the sign-in. */
export const activityLogName = 'activity_log'
/** In session storage: unsent text of the wallet's forms. */
export const typedTextsName = 'typed'
const storedNames: readonly string[] = [...sessionKeys, sinceName, signInName]
const endsWithSession = new Set<string>([
  ...storedNames,
  activityLogName,
  typedTextsName,
  'counsel-session-hidden',
])

/**
 * The session's keys in session storage (spec §3), and the sign-out mark. Each session stores the mark of its start. A tab
 * that did not receive a sign-out (frozen, in the back/forward cache, without BroadcastChannel) compares the two marks and
 * detects the sign-out without a request.
 */
export interface SessionKeys {
  /** The token that calls carry: `jwt` if present, else `auth_token` (spec §7). */
  callToken(): string | undefined
  /** The token that the local check reads. */
  jwt(): string | undefined
  read(): SessionEntries
  /** Replaces the stored keys by those of a sign-in. */
  storeLogin(entries: SessionEntries): void
  /** Sets or removes (null) keys. */
  write(changes: Iterable<readonly [SessionKey, string | null]>): void
  /** Removes the session and what spec §4 clears with it: `notice_session_*` and `counsel-session-hidden`. */
  clear(): void
  /** The stored entries that a tab offers to a new tab. */
  exportAll(): Readonly<Record<string, string>>
  /** Stores the entries that another tab offered. Ignores unknown names. */
  importAll(entries: Readonly<Record<string, string>>): void
  /** Replaces the sign-out mark, so that every tab, also a frozen one, detects the end of this sign-in. Returns the mark. */
  markSignOut(): string
  /** Whether this tab's session began after the sign-out with this mark. */
  isSignedInAfter(mark: string): boolean
  /** Whether a player signed out in any tab since this tab's session began. */
  isSignedOutElsewhere(): boolean
  /** Whether the last sign-out ended the sign-in of this tab's session. */
  isSameSignIn(): boolean
  /** Whether somebody has signed in after the last sign-out. */
  hasNewerSignIn(): boolean
  /** Calls `handler` when another tab signs out, also without BroadcastChannel. Returns the unsubscriber. */
  onSignOutMark(handler: () => void): () => void
}

interface SessionKeysParts {
  readonly localStore: LocalStore
  readonly sessionStore: SafeStorage
}

export function createSessionKeys({ localStore, sessionStore }: SessionKeysParts): SessionKeys {
  const readKey = (key: SessionKey) => sessionStore.get(key) || undefined

  function clear(): void {
    for (const name of sessionStore.keys()) {
      if (endsWithSession.has(name) || name.startsWith('notice_session_')) sessionStore.remove(name)
    }
  }

  function write(changes: Iterable<readonly [SessionKey, string | null]>): void {
    for (const [key, value] of changes) {
      if (value === null) sessionStore.remove(key)
      else sessionStore.set(key, value)
    }
  }

  function exportAll(): Record<string, string> {
    const entries: Record<string, string> = {}
    for (const name of storedNames) {
      const value = sessionStore.get(name)
      if (value !== undefined) entries[name] = value
    }
    return entries
  }

  return {
    callToken: () => readKey('jwt') ?? readKey('auth_token'),
    jwt: () => readKey('jwt'),
    read: exportAll,
    storeLogin(entries) {
      clear()
      const mark = localStore.get(markName) ?? ''
      sessionStore.set(sinceName, mark)
      localStore.set(signedInAfterName, mark)
      sessionStore.set(signInName, newKey())
      write(sessionKeys.flatMap((key) => (entries[key] === undefined ? [] : [[key, entries[key]] as const])))
    },
    write,
    clear,
    exportAll,
    importAll(entries) {
      for (const name of storedNames) {
        const value = Object.hasOwn(entries, name) ? entries[name] : undefined
        if (value !== undefined) sessionStore.set(name, value)
      }
    },
    markSignOut() {
      const mark = `${newKey()} ${sessionStore.get(signInName) ?? ''}`
      localStore.set(markName, mark)
      return mark
    },
    isSignedInAfter: (mark) => sessionStore.get(sinceName) === mark,
    isSignedOutElsewhere() {
      const mark = localStore.get(markName)
      return mark !== undefined && mark !== (sessionStore.get(sinceName) ?? '')
    },
    isSameSignIn() {
      const signIn = sessionStore.get(signInName)
      return signIn !== undefined && localStore.get(markName)?.split(' ')[1] === signIn
    },
    hasNewerSignIn() {
      const mark = localStore.get(markName)
      return mark !== undefined && localStore.get(signedInAfterName) === mark
    },
    onSignOutMark: (handler) => localStore.onChange(markName, handler),
  }
}
