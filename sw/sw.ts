/// <reference lib="webworker" />
/**
 * The service worker. It answers from the precache what the build put there, and the app's own
 * navigations with the shell; everything else goes to the network untouched: API calls are never cached,
 * and game frames, popups and other pages of the site are none of its business.
 */
import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { appRoutes } from './app-routes.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

precacheAndRoute(self.__WB_MANIFEST)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: appRoutes }))

self.addEventListener('message', (event) => {
  // Only the app asks, after the player's consent; a new worker never takes over by itself.
  const message: unknown = event.data
  if (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'SKIP_WAITING'
  ) {
    void self.skipWaiting()
  }
})
clientsClaim()
