import { useCanGoBack, useMatches, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { safeReturnPath } from '../session/return-to.ts'

/** The in-app path of an address, to come back to after signing in; undefined for the sign-in page itself. */
export function startPageOf(href: string): string | undefined {
  const url = new URL(href)
  if (url.pathname === '/login') return safeReturnPath(url.searchParams.get('redirect') ?? '')
  return safeReturnPath(url.pathname + url.search)
}

/** The page that is shown, to come back to after signing in; undefined for home, where a sign-in leads anyway. */
export function useStartPage(): string | undefined {
  return useRouterState({
    select: ({ location: { href } }) => {
      const path = startPageOf(new URL(href, location.origin).href)
      return path === '/home' ? undefined : path
    },
  })
}

/** The app's own way back: where the player came from, else the page's parent, so that an installed app has no dead end. */
export function useGoBack(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const parent = useMatches().at(-1)?.staticData.parent ?? '/home'
  return () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: parent, replace: true })
  }
}
