import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** The app's router. Intent preloads code only: nothing that a hover may start changes anything. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultStructuralSharing: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
