import { type AnyRouter, redirect } from '@tanstack/react-router'
import type { SessionEnd } from './session-state.ts'
import type { Tab } from './tab.ts'

/**
 * Why the sign-in dialog is open: as `SessionEnd`, and for a rejection its reason where it is known. `idle`: the player did
 * nothing for too long. `elsewhere`: another device or the operator's staff ended the session. `action`: no session ended,
 * but an action of an anonymous visitor needs one.
 */
export type SignInReason = Exclude<SessionEnd, 'signedOut'> | 'idle' | 'elsewhere' | 'action'

/** The sign-in dialog over a page. It is in the state of the history entry, so no link opens it. */
export interface SignInOverlay {
  readonly why: SignInReason
  /** Whether the page is for signed-in players only: a placeholder then replaces it. */
  readonly covers: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signInOverlay?: SignInOverlay | undefined
  }
}

interface GuardInput {
  readonly context: { readonly tab: Pick<Tab, 'session'> }
  readonly location: { readonly href: string; readonly state?: { readonly signInOverlay?: unknown } }
}

/**
 * For a route's `beforeLoad`: redirects to /login with the path to return to if nobody is signed in. It waits for the
 * other tabs first, because a new tab may get the session from one of them. A page under the sign-in dialog stays.
 */
export async function requireSession({ context: { tab }, location }: GuardInput): Promise<void> {
  if (tab.session.isSignedIn() || location.state?.signInOverlay) return
  await tab.session.ready()
  if (!tab.session.isSignedIn()) {
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
  }
}

/** Whether the page of a path is for signed-in players only. */
export function isGuarded(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): boolean {
  return router.getMatchedRoutes(pathname)[2]?.options.beforeLoad === requireSession
}
