import { useCanGoBack, useMatches, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { safeReturnPath } from '../../session/return-to.ts'

/**
 * The in-app path to return to after signing in from `href`. For the sign-in page it is the page's own
 * `redirect`, if it has one.
 */
export function returnPathOf(href: string): string | undefined {
  const url = new URL(href, 'https://app.invalid')
  if (url.pathname === '/login') return safeReturnPath(url.searchParams.get('redirect') ?? '')
  return safeReturnPath(url.pathname + url.search)
}

/** The current page as the one to return to after signing in. Undefined for home, which is the default. */
export function useReturnPath(): string | undefined {
  return useRouterState({
    select: ({ location: { href } }) => {
      const path = returnPathOf(href)
      return path === '/home' ? undefined : path
    },
  })
}

/**
 * Goes back in the history or, if there is none, to the page's parent: an installed app has no back button of
 * its own.
 */
export function useGoBack(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const parent = useMatches({ select: (matches) => matches.at(-1)?.staticData.parent }) ?? '/home'
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: parent, replace: true })
  }
}
