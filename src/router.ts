import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import type { Tab } from './session/tab.ts'
import { PagePending } from './shell/layout/page-pending.tsx'
import { RouteFailed } from './shell/layout/route-failed.tsx'

/**
 * The router of a tab. A hover preloads code only, because loaders may have effects. `history`: replaces the browser's.
 */
export function createAppRouter(tab: Tab, history?: RouterHistory) {
  let hasNavigated = false
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { tab },
    defaultPreload: 'intent',
    // Not in the renderer, which has no window, and not for a page that was scrolled before the app started.
    scrollRestoration: history === undefined && (() => hasNavigated || scrollY === 0),
    defaultStructuralSharing: true,
    // Both replace only the page, not the bars around it.
    defaultErrorComponent: RouteFailed,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // Text is not quoted (`provider=7`, not `provider=%227%22`), and stays as it is (`q=1.50`): each route's validation converts it.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
  })
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) hasNavigated = true
  })
  // Makes the router render the root without a `Suspense`, whose content React would hydrate after the first commit.
  router.ssr = { manifest: undefined }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
