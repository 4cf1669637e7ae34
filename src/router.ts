import { createRouter, stringifySearchWith } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { RouteFailed } from './shell/route-failed.tsx'

/** The app's router. Intent preloads code only: nothing that a hover may start changes anything. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultStructuralSharing: true,
  // In the place of the page: the bars around it stay.
  defaultErrorComponent: RouteFailed,
  // Text stays as it is (`provider=7`, not `provider=%227%22`): each route's validation says what is text.
  stringifySearch: stringifySearchWith(JSON.stringify),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
