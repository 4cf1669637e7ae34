import { Match, Outlet, useMatches } from '@tanstack/react-router'

/**
 * The page of the route. Home is in no `Suspense` of the router: React would hydrate its content after the first commit, when
 * data of the device may have changed it.
 */
export function PageOutlet() {
  const page = useMatches({ structuralSharing: false, select: (matches) => matches[1]?.routeId })
  return page === '/home' ? <Match routeId={page} /> : <Outlet />
}
