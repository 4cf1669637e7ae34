import { type LoginData, type SessionKey, sessionKeys } from '../contract/player.ts'
import { newKey } from '../platform/key.ts'
import { localStore, onLocalChange, sessionStore } from '../platform/storage.ts'

/**
 * The session's keys in session storage (section 3). Beside them stands the sign-out mark: an id in local storage
 * that every sign-out replaces. A session remembers the mark it began under, so that a tab which could not hear the
 * sign-out (frozen, in the back/forward cache, without BroadcastChannel) still knows, at once and without asking.
 */
const markName = 'sign_out_mark'
const sinceName = 'session_since'
/** In local storage: the mark that the last sign-in of any tab began under. */
const followedName = 'signed_in_after'
/** Names the sign-in that a session came from: tabs that share one session share it. No secret. */
const signInName = 'session_sign_in'
const storedNames: readonly string[] = [...sessionKeys, sinceName, signInName]

/** Session keys as text, by name; what one tab offers another. */
export type SessionEntries = Readonly<Record<string, string>>

/** The token that calls carry: `jwt` if present, else `auth_token` (section 7). */
export function callToken(): string | undefined {
  return readKey('jwt') ?? readKey('auth_token')
}

/** One key; an empty one counts as none. */
export function readKey(key: SessionKey): string | undefined {
  return sessionStore.get(key) || undefined
}

/** Sets or removes (null) keys. */
export function writeKeys(changes: Iterable<readonly [SessionKey, string | null]>): void {
  for (const [key, value] of changes) {
    if (value === null) sessionStore.remove(key)
    else sessionStore.set(key, value)
  }
}

/** Stores what a sign-in answered. `email` is taken from the user name (section 3). */
export function storeLogin({ jwt, access_token, info }: LoginData): void {
  clearKeys()
  const mark = localStore.get(markName) ?? ''
  sessionStore.set(sinceName, mark)
  localStore.set(followedName, mark)
  sessionStore.set(signInName, newKey())
  writeKeys([
    ['jwt', jwt],
    ['auth_token', access_token],
    ['name', info.name],
    ['email', info.username],
    ['bank_code', info.bank_code ?? ''],
    ['bank_account', info.bank_account ?? ''],
    ['bank_name', info.bank_name ?? ''],
    ['use_vaccount', String(info.use_vaccount ?? false)],
  ])
}

/** Removes the session and what section 4 clears with it: `notice_session_*` and `counsel-session-hidden`. */
export function clearKeys(): void {
  for (const name of sessionStore.keys()) {
    if (
      storedNames.includes(name) ||
      name.startsWith('notice_session_') ||
      name === 'counsel-session-hidden'
    ) {
      sessionStore.remove(name)
    }
  }
}

export function exportKeys(): SessionEntries {
  const entries: Record<string, string> = {}
  for (const name of storedNames) {
    const value = sessionStore.get(name)
    if (value !== undefined) entries[name] = value
  }
  return entries
}

/** Takes over what another tab offered: known keys only. */
export function importKeys(entries: SessionEntries): void {
  for (const name of storedNames) {
    const value = Object.hasOwn(entries, name) ? entries[name] : undefined
    if (value !== undefined) sessionStore.set(name, value)
  }
}

/** Tells every tab, also those that sleep, that the player signed out, and of which sign-in. */
export function markSignOut(): void {
  localStore.set(markName, `${newKey()} ${sessionStore.get(signInName) ?? ''}`)
}

/** Whether the last sign-out was of the sign-in that this tab's session came from. */
export function isSignInOfMark(): boolean {
  const signIn = sessionStore.get(signInName)
  return signIn !== undefined && localStore.get(markName)?.split(' ')[1] === signIn
}

/** Whether somebody has signed in since the last sign-out: what is kept now is a newer session's. */
export function isMarkFollowed(): boolean {
  const mark = localStore.get(markName)
  return mark !== undefined && localStore.get(followedName) === mark
}

/** Whether the player signed out somewhere since this tab's session began. */
export function signedOutElsewhere(): boolean {
  const mark = localStore.get(markName)
  return mark !== undefined && mark !== (sessionStore.get(sinceName) ?? '')
}

/** Calls `handler` when another tab signs out, where there is no BroadcastChannel too. */
export function onSignOutMark(handler: () => void): () => void {
  return onLocalChange(markName, handler)
}
