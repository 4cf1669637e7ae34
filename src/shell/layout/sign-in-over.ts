import type { RegisteredRouter } from '@tanstack/react-router'
import { isGuarded } from '../../session/is-guarded.ts'
import type { SignInReason } from '../../session/guard.ts'
import { idleEndAtom } from '../../session/keep-alive.ts'
import type { SessionEnd } from '../../session/session-state.ts'
import type { Tab } from '../../session/tab.ts'
import { startPageOf } from './return.ts'

/**
 * Opens sign-in over the current page, as a further entry of the history. Where something was pressed without a session, it
 * is the sheet that offers to join, and the address stays. After the end of a session the address becomes /login if the
 * operator ended it, else /home (spec §4). Where the dialog does not load, the page /login opens instead. `said` is the key
 * of the operator's message.
 */
export async function openSignIn(
  router: RegisteredRouter,
  end: Exclude<SessionEnd, 'signedOut'> | 'pressed',
  { clock, session, store }: Pick<Tab, 'clock' | 'session' | 'store'>,
  said?: string,
): Promise<void> {
  const why = end === 'rejected' ? rejectionOf(said, store.get(idleEndAtom), clock.now()) : end
  const dialog = await import('../overlays/sign-in-host.tsx').catch(() => undefined)
  if (session.isSignedIn()) return
  const { href, pathname, state } = router.latestLocation
  // What was pressed is kept: why the session ended is to be read first.
  if (end === 'pressed' && state.signInOver) return
  // The page that asks for the sign-in stays what it is.
  if (pathname === '/login') return
  const redirect = startPageOf(new URL(href, location.origin).href)
  if (!dialog) return router.navigate({ to: '/login', search: { redirect } })
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: { signInOver: { why, covers: isGuarded(router, pathname) } },
    ...(end === 'pressed'
      ? {}
      : {
          mask:
            end === 'rejected'
              ? { to: '/login', search: { redirect }, unmaskOnReload: true }
              : { to: '/home' },
        }),
    resetScroll: false,
  })
}

/** Why the operator rejected a session. Without a key that says so, a passed idle end does (ms of server time). */
function rejectionOf(said: string | undefined, idleEnd: number | undefined, now: number): SignInReason {
  if (said === 'auth.tokenRevoked') return 'elsewhere'
  if (said === 'auth.tokenExpired') return 'checkFailed'
  const isIdle = said === 'auth.sessionIdle' || (idleEnd !== undefined && idleEnd <= now)
  return isIdle ? 'idle' : 'rejected'
}

/** Closes the sign-in that is open over a page and shows the page as it was. */
export function leaveSignIn(router: RegisteredRouter): void {
  router.history.back({ ignoreBlocker: true })
}
