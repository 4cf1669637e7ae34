import { sessionStore } from '../platform/storage.ts'

/**
 * The router reloads the page once for each chunk that does not come. In an outage that leads from a working page to
 * the browser's error page. Noted as done, it shows the route's failure with its retry instead.
 */
export function keepPageWithoutChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    sessionStore.set(`tanstack_router_reload:${payload.message}`, '1')
  })
}
