/** Paths that the shell answers. The API shares the host, so this is a list of what is the app's, not of what is not. */
export const appRoutes: RegExp[] = [
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

/** Where pages never are: calls, files, pictures. */
const noPages = /^\/(?:api|auth|studio|images|assets|main|icons|screenshots)\/|\.[^/]*$/

/**
 * Whether a navigation may be an address of the app that leads nowhere, such as `/wallet/elsewhere`. The network is asked
 * first; the shell stands in only when nothing answers.
 */
export function mayBePage(request: Pick<Request, 'mode' | 'destination' | 'url'>, origin: string): boolean {
  const url = new URL(request.url)
  return (
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    url.origin === origin &&
    !noPages.test(url.pathname)
  )
}
