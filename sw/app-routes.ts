/** Paths that the shell answers. The API shares the host, so this is a list of what is the app's, not of what is not. */
export const appRoutes: RegExp[] = [
  /^\/$/,
  /^\/(?:home|home-eight|login|register-nine|new|settings|favourites|support)\/?$/,
  /^\/account\/(?:register|mypagelist|forgot-password|modal-mypage-info|sub-modal-mypage-info)\/?$/,
  /^\/wallet\/(?:withdrawpage|mileagepage|history|depositpage|deposit-backup)\/?$/,
  /^\/supports\/(?:noticepage|memopage|counselpage)\/?$/,
  /^\/market\/nft\/?$/,
  /^\/game\/(?:slot|slotnine|livecasino|livecasinonine)\/?$/,
  /^\/etc\/(?:terms-of-service|privacy-policy)\/?$/,
  /^\/devil\/sub1\/test-1\/?$/,
]
