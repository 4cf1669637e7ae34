/// <reference lib="webworker" />
/**
 * The service worker. It answers the app's own navigations with the shell, hashed files and pictures from what it kept;
 * everything else goes to the network untouched: API calls are never cached, and game frames, popups and other pages
 * of the site are none of its business. To take it back everywhere, serve `retired-worker.js` in its place.
 */
import { cacheNames, clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { appRoutes, mayBePage } from './app-routes.ts'
import { answerAsset, fill, inherit, retire, stopFilling } from './assets.ts'
import { answerPicture, isPicture, keepPictures } from './images.ts'
import { fetchPatiently, type KeptFile } from './kept-file.ts'
import { openMessage, showMessage } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }

const core = self.__WB_MANIFEST as KeptFile[]
const coreAssets = core.map(({ url }) => `/${url}`).filter((url) => url.startsWith('/assets/'))
const { origin } = self.location

/** Every hashed file of this version: the core's, and those that are kept when there is time. */
async function allAssets(): Promise<string[]> {
  const list: unknown = await (await matchPrecache('/later.json'))?.json().catch(() => undefined)
  return Array.isArray(list) ? [...coreAssets, ...list.filter((url) => typeof url === 'string')] : coreAssets
}

// Before the precache's own listeners: they let go of what an older version had.
self.addEventListener('install', (event) =>
  event.waitUntil(inherit(cacheNames.precache, new Set(coreAssets))),
)
self.addEventListener('activate', (event) => event.waitUntil(allAssets().then(retire)))

precacheAndRoute([...core])
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: appRoutes }))
registerRoute(
  ({ request }) => mayBePage(request, origin),
  async ({ request }) => {
    try {
      return await fetchPatiently(request)
    } catch (error) {
      const shell = await matchPrecache('/index.html')
      if (shell) return shell
      throw error
    }
  },
)
registerRoute(
  ({ url, request }) =>
    url.origin === origin && url.pathname.startsWith('/assets/') && request.method === 'GET',
  ({ request }) => answerAsset(request),
)
registerRoute(
  ({ request }) => isPicture(request, origin),
  ({ request, event }) => answerPicture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event.notification)))

interface Message {
  readonly type: unknown
  readonly urls?: unknown
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  const { type, urls }: Message = message
  // Only the app asks, after the player's consent; a new worker never takes over by itself.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A ready update is applied when the app starts, unless another window would lose its version under its feet.
  if (type === 'SKIP_IF_ALONE') event.waitUntil(skipIfAlone(event.ports[0]))
  // What the first visit loaded before the worker was there.
  if (type === 'KEEP' && Array.isArray(urls)) {
    const paths = urls.filter((url) => typeof url === 'string')
    event.waitUntil(allAssets().then((assets) => fill(assets.filter((asset) => paths.includes(asset)))))
    event.waitUntil(keepPictures(paths, origin))
  }
  if (type === 'FILL') event.waitUntil(allAssets().then(fill))
  if (type === 'STOP') stopFilling()
})

/** How long the page before may take to be gone after a reload, and how often that is looked at, ms. */
const unloading = 1000
const often = 100

async function skipIfAlone(answer: MessagePort | undefined): Promise<void> {
  const isAlone = async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1
  for (let waited = 0; waited < unloading; waited += often) {
    if (await isAlone()) return self.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, often))
  }
  answer?.postMessage('not alone')
}

clientsClaim()
