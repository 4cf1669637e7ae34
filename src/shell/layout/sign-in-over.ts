import type { RegisteredRouter } from '@tanstack/react-router'
import { isGuarded, type SignInOver } from '../../session/guard.ts'
import { startPageOf } from './return.ts'

/**
 * Opens sign-in over the current page, as a further entry of the history. The address becomes /login if the operator
 * ended the session, else /home (spec §4).
 */
export function openSignIn(router: RegisteredRouter, why: SignInOver['why']): void {
  const { href, pathname } = router.latestLocation
  // The page that asks for the sign-in stays what it is.
  if (pathname === '/login') return
  const redirect = startPageOf(new URL(href, location.origin).href)
  void router.navigate({
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
