type Navigation = Pick<Request, 'mode' | 'destination' | 'url'>

/** The path of a navigation of a window to this site; undefined for every other request. */
function navigationPath({ mode, destination, url }: Navigation, origin: string): string | undefined {
  const target = new URL(url)
  return mode === 'navigate' && destination === 'document' && target.origin === origin
    ? target.pathname
    : undefined
}

/**
 * Whether a navigation goes to one of the app's pages, whatever its query says: the shell answers without the network. The
 * operator's API shares the host, so `pages` lists the paths of the app (`build/app-routes.ts`).
 */
export function isAppPage(request: Navigation, origin: string, pages: readonly string[]): boolean {
  const path = navigationPath(request, origin)
  return path !== undefined && pages.includes(path.length > 1 ? path.replace(/\/$/, '') : path)
}

/** Paths that are never pages: calls (`callPrefixes` in `server/app.ts`), files, pictures. */
const notPages = /^\/(?:api|auth|studio|images|assets|main|me|protection|icons|screenshots)\/|\.[^/]*$/

/**
 * Whether a navigation may go to an address of the app that does not exist, such as `/wallet/elsewhere`. The network is asked
 * first; the shell answers only when the network does not.
 */
export function mayBeAppPage(request: Navigation, origin: string): boolean {
  const path = navigationPath(request, origin)
  return path !== undefined && !notPages.test(path)
}
