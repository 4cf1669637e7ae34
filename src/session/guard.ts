import { redirect } from '@tanstack/react-router'
import type { Tab } from './tab.ts'

interface GuardInput {
  readonly context: { readonly tab: Pick<Tab, 'session'> }
  readonly location: { readonly href: string }
}

/**
 * For a route's `beforeLoad`: redirects to /login with the path to return to if nobody is signed in. It waits for the
 * other tabs first, because a new tab may get the session from one of them.
 */
export async function requireSession({ context: { tab }, location }: GuardInput): Promise<void> {
  if (tab.session.isSignedIn()) return
  await tab.session.ready()
  if (!tab.session.isSignedIn()) {
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
  }
}
