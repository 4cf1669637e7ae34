/// <reference lib="webworker" />
/**
 * The service worker. It precaches the build, responds to the app's navigations with its page, and caches home and pictures.
 * API calls, game frames and other pages of the site go to the network. To remove the worker everywhere, the operator
 * serves `retired-worker.js` instead.
 */
import { cacheNames, clientsClaim, copyResponse } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isAppPage, isOfBuild } from './pages.ts'
import type { CacheNames } from './protocol.ts'
import { openNotification, showNotification } from './push.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Only Chromium has it. */
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
}

const shellUrl = '/index.html'
const homeCache = 'marquee-home'
const imageCache: CacheNames['images'] = 'marquee-images'
const maxAgeSeconds = 30 * 86_400

const manifest = self.__WB_MANIFEST as PrecacheEntry[]
const isAsset = ({ url }: PrecacheEntry): boolean => url.startsWith('assets/')
const assets: ReadonlySet<string> = new Set(manifest.filter(isAsset).map(({ url }) => url))
/** With data saving on only the shell is precached, and assets are cached when they are used. */
const savesData = self.navigator.connection?.saveData === true
const precached = manifest.filter((entry) => !(savesData && isAsset(entry)))

/** Refuses errors, and pages of another build: an install with one fails, and the browser tries again later. */
const filesOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!response.ok) return null
    const isPage = response.headers.get('Content-Type')?.includes('text/html') === true
    if (isPage && !isOfBuild(await response.clone().text(), assets)) return null
    // A browser refuses a page from a response that was redirected.
    return response.redirected ? copyResponse(response) : response
  },
}

/** The precached page. Its headers are the operator's policy, which changes with the configuration and not with the build. */
const shell = new StaleWhileRevalidate({
  cacheName: cacheNames.precache,
  plugins: [{ cacheKeyWillBeUsed: async () => getCacheKeyForURL(shellUrl) ?? shellUrl }, filesOfThisBuild],
})
/** Home as the operator renders it for everybody. */
const home = new StaleWhileRevalidate({
  cacheName: homeCache,
  matchOptions: { ignoreVary: true },
  plugins: [filesOfThisBuild],
})
/** Assets that are not precached: with data saving on, and where the browser has deleted one. */
const usedAssets = new CacheFirst({
  cacheName: 'marquee-assets',
  plugins: [
    filesOfThisBuild,
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds, purgeOnQuotaError: true }),
  ],
})
const images = new StaleWhileRevalidate({
  cacheName: imageCache,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds, purgeOnQuotaError: true })],
})

registerRoute(
  // Home with parameters is not prerendered.
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/home' && url.search === '',
  (options) => home.handle(options).catch(() => shell.handle({ ...options, request: shellUrl })),
)
registerRoute(
  ({ request }) => isAppPage(request, self.location.origin),
  (options) => shell.handle({ ...options, request: shellUrl }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (options) =>
    (await caches.match(options.request, { ignoreVary: true })) ?? usedAssets.handle(options),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'), images)
addPlugins([filesOfThisBuild])
precacheAndRoute(precached)

// The cached home refers to files of the previous build.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(homeCache)))
self.addEventListener('message', (event) => {
  // A new worker activates when the player agrees, in any tab.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
clientsClaim()

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))
