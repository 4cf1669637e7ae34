import { Match, Outlet, useMatches } from '@tanstack/react-router'

/**
 * The routed page. Home stands in no `Suspense` of the router: React hydrates what is in one later, in slices of an idle page. Its parts
 * have boundaries of their own, and its chunk is there when the router shows it.
 */
export function PageOutlet() {
  const page = useMatches({ structuralSharing: false, select: (matches) => matches[1]?.routeId })
  return page === '/home' ? <Match routeId={page} /> : <Outlet />
}
