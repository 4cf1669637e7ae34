import { redirect } from '@tanstack/react-router'
import { isSignedIn } from './session.ts'
import { sessionReady } from './start.ts'

/**
 * For a route's `beforeLoad`: sends who is not signed in to /login, with the way back. Waits for the siblings' answer
 * first, so that a new tab of a signed-in player is let through.
 */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  if (isSignedIn()) return
  await sessionReady()
  if (!isSignedIn()) throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
}
