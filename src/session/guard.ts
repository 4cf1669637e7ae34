import { redirect } from '@tanstack/react-router'
import type { SessionEnd } from './session-state.ts'
import type { Tab } from './tab.ts'

/**
 * Why sign-in is open: as `SessionEnd`, and for a rejection its reason where it is known. `idle`: the player did nothing
 * for too long. `elsewhere`: another device or the operator's staff ended the session. `pressed`: no session ended, but
 * something was pressed that needs one.
 */
export type SignInReason = Exclude<SessionEnd, 'signedOut'> | 'idle' | 'elsewhere' | 'pressed'

/** Sign-in that is open over a page. It is in the state of the history entry, so no link opens it. */
export interface SignInOver {
  readonly why: SignInReason
  /** Whether the page is all personal: its signed-out state then stands in its place. */
  readonly covers: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signInOver?: SignInOver | undefined
  }
}

interface GuardInput {
  readonly context: { readonly tab: Pick<Tab, 'session'> }
  readonly location: { readonly href: string; readonly state?: { readonly signInOver?: unknown } }
}

/**
 * For a route's `beforeLoad`: redirects to /login with the path to return to if nobody is signed in. It waits for the
 * other tabs first, because a new tab may get the session from one of them. A page under the open sign-in stays.
 */
export async function requireSession({ context: { tab }, location }: GuardInput): Promise<void> {
  if (tab.session.isSignedIn() || location.state?.signInOver) return
  await tab.session.ready()
  if (!tab.session.isSignedIn()) {
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
  }
}
