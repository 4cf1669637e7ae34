/** Paths that are no pages: calls (`callPrefixes` in `packages/operator/app.ts`) and files. */
const notPages = /^\/(?:api|auth|studio|images|main|me|protection)\/|\.[^/]*$/

/**
 * Whether a request is a navigation of a window to one of the app's pages. The operator's API shares the origin, and game
 * frames may: they go to the network.
 */
export function isAppPage(
  { mode, destination, url }: Pick<Request, 'mode' | 'destination' | 'url'>,
  origin: string,
): boolean {
  const target = new URL(url)
  return (
    mode === 'navigate' &&
    destination === 'document' &&
    target.origin === origin &&
    !notPages.test(target.pathname)
  )
}

/**
 * Whether a page belongs to the build with these `assets` (paths without the first slash). During a roll-out a
 * server may respond with the page of another build, and a captive portal with its own.
 */
export function isOfBuild(html: string, assets: ReadonlySet<string>): boolean {
  const named = html.match(/\bassets\/[\w.-]+\.(?:js|css)\b/g) ?? []
  return named.length > 0 && named.every((asset) => assets.has(asset))
}
