import type { LoginData, SessionKey } from '@marquee/contract/player.ts'

/** The session of a tab (spec §6): anonymous, or a signed-in player. */
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
 * Why a session ended. `signedOut`: the player signed out in any tab. `checkFailed`: the local check of the token
 * failed because the token has expired; leads to /home. `unreadable`: it failed for another reason, and also leads to
 * /home. `rejected`: the operator rejected the token; leads to /login (spec §4).
 */
export type SessionEnd = 'signedOut' | 'checkFailed' | 'unreadable' | 'rejected'

/** Session keys as text; an empty one counts as none. */
export type SessionEntries = Readonly<Partial<Record<SessionKey, string>>>

export interface SessionState {
  readonly session: Session
  /** Whether the player is ending all sessions: a rejection of this session then counts as a sign-out. */
  readonly isEndingEverywhere: boolean
}

export type Action =
  /** The player signed in or joined in this tab. */
  | { readonly type: 'signedIn'; readonly login: LoginData }
  /** Another tab offered its session. Its keys are already stored. */
  | { readonly type: 'sharedByTab'; readonly entries: SessionEntries }
  /** A response of the operator changed the stored keys. */
  | { readonly type: 'keysChanged'; readonly entries: SessionEntries }
  | { readonly type: 'endingEverywhere' }
  | { readonly type: 'endedEverywhere'; readonly ok: boolean }
  | { readonly type: 'signedOutHere' }
  | {
      readonly type: 'signedOutElsewhere'
      /** Whether this session is of the sign-in that ended. If not, it must still be ended at the operator. */
      readonly isSameSignIn: boolean
      /** Whether somebody has signed in since: the stored data then belongs to the newer session. */
      readonly hasNewerSignIn: boolean
    }
  | {
      readonly type: 'rejectedByOperator'
      /** Key of the operator's message. */
      readonly messageKey?: string | undefined
    }
  | {
      readonly type: 'checkFailed'
      /** Whether the token has a readable end, which has passed. */
      readonly isExpired: boolean
    }

export type Effect =
  | { readonly type: 'storeKeys'; readonly entries: SessionEntries }
  | { readonly type: 'clearKeys' }
  /** Notifies every tab of the sign-out, also frozen ones. */
  | { readonly type: 'broadcastSignOut' }
  /** Ends the session at the operator, also while the page is closed. */
  | { readonly type: 'endAtOperator' }
  /** Deletes the data of the session; `signedOut` also deletes the player's unsent texts. */
  | { readonly type: 'clearData'; readonly signedOut: string | undefined }
  /** Drops the data from this tab only, because the stored data belongs to a newer session. */
  | { readonly type: 'clearDataHere'; readonly signedOut: string }
  | { readonly type: 'notify'; readonly reason: SessionEnd; readonly messageKey?: string | undefined }

export interface Step {
  readonly state: SessionState
  /** Effects to run in order, before the state changes. */
  readonly before: readonly Effect[]
  /** Effects to run in order, after the state has changed. */
  readonly after: readonly Effect[]
}

export const anonymous: Session = { state: 'anonymous' }

/** The session that the stored keys describe. The user name is in `email` (spec §3), or in `uid` of an operator without it. */
export function sessionOf(entries: SessionEntries): Session {
  const { jwt, auth_token, email, uid, name } = entries
  const username = email || uid
  if (!(jwt || auth_token) || !username) return anonymous
  return {
    state: 'signedIn',
    username,
    name: name || username,
    bankCode: entries.bank_code ?? '',
    bankAccount: entries.bank_account ?? '',
    bankName: entries.bank_name ?? '',
    useVirtualAccount: entries.use_vaccount === 'true',
  }
}

/** What a sign-in stores. `email` is taken from the user name (spec §3). */
export function loginEntries({ jwt, access_token, info }: LoginData): SessionEntries {
  return {
    jwt,
    auth_token: access_token,
    name: info.name,
    email: info.username,
    bank_code: info.bank_code ?? '',
    bank_account: info.bank_account ?? '',
    bank_name: info.bank_name ?? '',
    use_vaccount: String(info.use_vaccount ?? false),
  }
}

/** The state after an action, and the effects to run. Pure. */
export function reduce(state: SessionState, action: Action): Step {
  switch (action.type) {
    case 'signedIn': {
      const entries = loginEntries(action.login)
      const storeKeys: Effect = { type: 'storeKeys', entries }
      const isReplaced = state.session.state === 'signedIn'
      const before: Effect[] = isReplaced
        ? [{ type: 'clearData', signedOut: undefined }, storeKeys]
        : [storeKeys]
      return { state: { session: sessionOf(entries), isEndingEverywhere: false }, before, after: [] }
    }
    case 'sharedByTab':
    case 'keysChanged': {
      const session = sessionOf(action.entries)
      if (session.state === 'anonymous') return end(state, 'rejected')
      return { state: { ...state, session }, before: [], after: [] }
    }
    case 'endingEverywhere':
      return { state: { ...state, isEndingEverywhere: true }, before: [], after: [] }
    case 'endedEverywhere': {
      // A late response: the session of the request has ended by itself, and another player may have signed in since.
      if (!state.isEndingEverywhere) return { state, before: [], after: [] }
      if (action.ok) return end(state, 'signedOut', [{ type: 'broadcastSignOut' }])
      return { state: { ...state, isEndingEverywhere: false }, before: [], after: [] }
    }
    case 'signedOutHere':
      return end(state, 'signedOut', [{ type: 'broadcastSignOut' }, { type: 'endAtOperator' }])
    case 'signedOutElsewhere':
      return end(
        state,
        'signedOut',
        action.isSameSignIn ? [] : [{ type: 'endAtOperator' }],
        action.hasNewerSignIn,
      )
    case 'rejectedByOperator':
      return end(state, 'rejected', [], false, action.messageKey)
    case 'checkFailed':
      return end(state, action.isExpired ? 'checkFailed' : 'unreadable')
  }
}

/**
 * The step that ends a session; `first` runs before its keys are removed. After an anonymous session only keys are left to
 * remove. If somebody has signed in since, the stored data is the newer session's, and only this tab's data is dropped.
 */
function end(
  state: SessionState,
  cause: SessionEnd,
  first: readonly Effect[] = [],
  hasNewerSignIn = false,
  messageKey?: string,
): Step {
  const { session, isEndingEverywhere } = state
  const clearKeys: Effect = { type: 'clearKeys' }
  const ended: SessionState = { session: anonymous, isEndingEverywhere: false }
  if (session.state === 'anonymous') return { state: ended, before: [clearKeys], after: [] }
  // The operator also ends the session that requested the end of all: that rejection is a success and counts as a sign-out.
  if (cause !== 'signedOut' && isEndingEverywhere)
    return end(state, 'signedOut', [{ type: 'broadcastSignOut' }])
  const signedOut = cause === 'signedOut' ? session.username : undefined
  const clearing: Effect =
    signedOut !== undefined && hasNewerSignIn
      ? { type: 'clearDataHere', signedOut }
      : { type: 'clearData', signedOut }
  return {
    state: ended,
    before: [...first, clearKeys],
    after: [clearing, { type: 'notify', reason: cause, messageKey }],
  }
}
