import { redirect } from '@tanstack/react-router'
import type { Tab } from './tab.ts'

interface GuardInput {
  readonly context: { readonly tab: Pick<Tab, 'session'> }
  readonly location: { readonly href: string }
}

/**
 * For a route's `beforeLoad`: sends who is not signed in to /login, with the way back. Waits for the answer of the other
 * tabs first, so that a new tab of a signed-in player is let through.
 */
export async function requireSession({ context: { tab }, location }: GuardInput): Promise<void> {
  if (tab.session.isSignedIn()) return
  await tab.session.ready()
  if (!tab.session.isSignedIn()) {
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
  }
}
