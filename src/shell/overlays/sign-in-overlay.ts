import type { RegisteredRouter } from '@tanstack/react-router'
import { isGuarded, type SignInReason } from '../../session/guard.ts'
import { idleEndAtom } from '../../session/keep-alive.ts'
import type { SessionEnd } from '../../session/session-state.ts'
import type { Tab } from '../../session/tab.ts'
import { returnPathOf } from '../layout/return-path.ts'

/**
 * Opens the sign-in dialog over the current page, as a new entry of the history. For a pending action it is the join sheet,
 * and the address stays. After the end of a session the address becomes /login if the operator ended it, else /home
 * (spec §4). If the dialog does not load, the page /login opens instead. `messageKey` is of the operator's message.
 */
export async function openSignIn(
  router: RegisteredRouter,
  end: Exclude<SessionEnd, 'signedOut'> | 'action',
  { clock, session, store }: Pick<Tab, 'clock' | 'session' | 'store'>,
  messageKey?: string,
): Promise<void> {
  const why = end === 'rejected' ? rejectionOf(messageKey, store.get(idleEndAtom), clock.now()) : end
  const dialog = await import('./sign-in-host.tsx').catch(() => undefined)
  if (session.isSignedIn()) return
  const { href, pathname, state } = router.latestLocation
  // The reason why the session ended is not replaced.
  if (end === 'action' && state.signInOverlay) return
  if (pathname === '/login') return
  const redirect = returnPathOf(new URL(href, location.origin).href)
  if (!dialog) return router.navigate({ to: '/login', search: { redirect } })
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: { signInOverlay: { why, covers: isGuarded(router, pathname) } },
    ...(end === 'action'
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

/** Why the operator rejected a session. Without a known key it is `idle` if the idle end has passed (ms of server time). */
function rejectionOf(messageKey: string | undefined, idleEnd: number | undefined, now: number): SignInReason {
  if (messageKey === 'auth.tokenRevoked') return 'elsewhere'
  if (messageKey === 'auth.tokenExpired') return 'checkFailed'
  const isIdle = messageKey === 'auth.sessionIdle' || (idleEnd !== undefined && idleEnd <= now)
  return isIdle ? 'idle' : 'rejected'
}
