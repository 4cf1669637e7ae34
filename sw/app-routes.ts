/** Paths that the shell answers. The API shares the host, so this is a list of what is the app's, not of what is not. */
const appRoutes: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:home|home-eight|login|register-nine|new|promotions|settings|favourites|support)\/?$/,
  /^\/account\/(?:register|mypagelist|forgot-password|modal-mypage-info|sub-modal-mypage-info)\/?$/,
  /^\/wallet\/(?:withdrawpage|mileagepage|history|depositpage|deposit-backup)\/?$/,
  /^\/supports\/(?:noticepage|memopage|counselpage)\/?$/,
  /^\/market\/nft\/?$/,
  /^\/game\/(?:slot|slotnine|livecasino|livecasinonine|sports|arcade)\/?$/,
  /^\/etc\/(?:terms-of-service|privacy-policy)\/?$/,
  /^\/devil\/sub1\/test-1\/?$/,
]

type Navigation = Pick<Request, 'mode' | 'destination' | 'url'>

function ownPath({ mode, destination, url }: Navigation, origin: string): string | undefined {
  const { origin: asked, pathname } = new URL(url)
  return mode === 'navigate' && destination === 'document' && asked === origin ? pathname : undefined
}

/** Whether a navigation goes to a page of the app, whatever its query says: the shell answers without the network. */
export function isPage(request: Navigation, origin: string): boolean {
  const path = ownPath(request, origin)
  return path !== undefined && appRoutes.some((route) => route.test(path))
}

/** Where pages never are: calls, files, pictures. */
const noPages = /^\/(?:api|auth|studio|images|assets|main|icons|screenshots)\/|\.[^/]*$/

/**
 * Whether a navigation may be an address of the app that leads nowhere, such as `/wallet/elsewhere`. The network is asked
 * first; the shell stands in only when nothing answers.
 */
export function mayBePage(request: Navigation, origin: string): boolean {
  const path = ownPath(request, origin)
  return path !== undefined && !noPages.test(path)
}
