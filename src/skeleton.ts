/**
 * The skeleton of `theme/shell.css` for a path, before the router is loaded: `home`, the card of pages such as the sign-in
 * (`page-a`), a grid of games, or a plain page. `tests/unit/app/routes/skeleton.test.tsx` compares it with the routes.
 */
export function skeletonOf(path: string): string {
  if (/^\/(home|home-eight)?$/.test(path)) return 'home'
  if (/^\/(login|register-nine|account\/(register|forgot-password)|etc\/.+)$/.test(path)) return 'page-a'
  if (/^\/(new|game\/(slot|livecasino)nine)$/.test(path)) return 'page games wide'
  if (/^\/(favourites|game\/(slot|livecasino))$/.test(path)) return 'page games'
  return 'page'
}
