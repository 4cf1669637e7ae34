import { Match, Outlet, useMatches } from '@tanstack/react-router'

/**
 * The routed page. Home is in no `Suspense` of the router: React would hydrate its content after the first commit, when what the
 * device knows may have changed it.
 */
export function PageOutlet() {
  const page = useMatches({ structuralSharing: false, select: (matches) => matches[1]?.routeId })
  return page === '/home' ? <Match routeId={page} /> : <Outlet />
}
