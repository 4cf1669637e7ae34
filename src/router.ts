import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { Tab } from './session/tab.ts'
import { PagePending } from './shell/layout/page-pending.tsx'
import { RouteFailed } from './shell/layout/route-failed.tsx'

/**
 * The router of a tab. Intent preloads code only: nothing that a hover may start changes anything. `history`: another one
 * than the browser's.
 */
export function createAppRouter(tab: Tab, history?: RouterHistory) {
  let hasNavigated = false
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { tab },
    defaultPreload: 'intent',
    // Where nobody scrolls there is no window either. A page that the player has scrolled before the app started stays as it is.
    scrollRestoration: history === undefined && (() => hasNavigated || scrollY === 0),
    defaultStructuralSharing: true,
    // Both in the place of the page: the bars around it stay.
    defaultErrorComponent: RouteFailed,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // Text stays as it is (`provider=7`, not `provider=%227%22`): each route's validation says what is text.
    stringifySearch: stringifySearchWith(JSON.stringify),
  })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) hasNavigated = true
  })
  // The router then renders the root without a `Suspense`, whose content React would hydrate after the first commit (`page-outlet.tsx`).
  router.ssr = { manifest: undefined }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
