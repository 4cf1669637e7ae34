import type { RegisteredRouter } from '@tanstack/react-router'
import { isGuarded } from '../../session/is-guarded.ts'
import type { SignInOver } from '../../session/guard.ts'
import type { Tab } from '../../session/tab.ts'
import { startPageOf } from './return.ts'

/**
 * Opens sign-in over the current page, as a further entry of the history. The address becomes /login if the operator
 * ended the session, else /home (spec §4). Where the dialog does not load, the page /login opens instead.
 */
export async function openSignIn(
  router: RegisteredRouter,
  why: SignInOver['why'],
  { session }: Pick<Tab, 'session'>,
): Promise<void> {
  const dialog = await import('../overlays/sign-in-host.tsx').catch(() => undefined)
  if (session.isSignedIn()) return
  const { href, pathname } = router.latestLocation
  // The page that asks for the sign-in stays what it is.
  if (pathname === '/login') return
  const redirect = startPageOf(new URL(href, location.origin).href)
  if (!dialog) return router.navigate({ to: '/login', search: { redirect } })
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: { signInOver: { why, covers: isGuarded(router, pathname) } },
    mask: why === 'rejected' ? { to: '/login', search: { redirect }, unmaskOnReload: true } : { to: '/home' },
    resetScroll: false,
  })
}

/** Closes the sign-in that is open over a page and shows the page as it was. */
export function leaveSignIn(router: RegisteredRouter): void {
  router.history.back({ ignoreBlocker: true })
}
