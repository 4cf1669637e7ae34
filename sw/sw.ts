/// <reference lib="webworker" />
/**
 * The service worker. It answers the app's own navigations with the shell, hashed files and pictures from what it kept;
 * everything else goes to the network untouched: API calls are never cached, and game frames, popups and other pages
 * of the site are none of its business. To take it back everywhere, serve `retired-worker.js` in its place.
 */
import { cacheNames, clientsClaim } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isPage, mayBePage } from './app-routes.ts'
import {
  answerAsset,
  clearBefore,
  fill,
  inherit,
  languageOf,
  retire,
  stopFilling,
  withKeptLanguages,
} from './assets.ts'
import { isCoreFile, refill, shellName } from './core.ts'
import { answerPicture, isPicture, keepPictures } from './images.ts'
import { fetchPatiently, type KeptFile, patience } from './kept-file.ts'
import { atMost, keptOrAsked } from './kept-or-asked.ts'
import { openMessage, showMessage } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }

const core = self.__WB_MANIFEST as KeptFile[]
const coreAssets = core.map(({ url }) => `/${url}`).filter((url) => url.startsWith('/assets/'))
const { origin } = self.location
/** The script that this version's page begins with. */
const entry = coreAssets.find((path) => path.startsWith('/assets/index-')) ?? ''
const precache = new PrecacheController({
  plugins: [
    {
      // What fails here fails the whole install: the version before stays until another occasion.
      cacheWillUpdate: async ({ request, response }) =>
        (await isCoreFile(new URL(request.url).pathname, response, entry)) ? response : null,
    },
  ],
})
precache.addToCacheList([...core])
/** Where the build lists what is not in the core (`build/precache.ts`). */
const restName = '/later.json'
/** How long an address that may lead nowhere is asked for before the shell stands in, ms. */
const shortPatience = 4000

async function readList(response: Response | undefined): Promise<string[]> {
  const list: unknown = await response?.json().catch(() => undefined)
  return Array.isArray(list) ? list.filter((url) => typeof url === 'string') : []
}

/** Every hashed file of this version: the core's, and those that are kept when there is time. */
async function allAssets(): Promise<string[]> {
  return [...coreAssets, ...(await readList(await atMost(precache.matchPrecache(restName), patience)))]
}

/** An update is ready only when it can do without a network what the version before could. */
async function bringAlong(): Promise<void> {
  const response = await fetchPatiently(restName, patience, { cache: 'no-cache' }).catch(() => undefined)
  await fill(await withKeptLanguages(await readList(response)))
}

/** Lets go of what older versions had. */
async function tidy(): Promise<void> {
  const rest = await precache.matchPrecache(restName)
  // Of a list that is not there to be read nothing is known to be left over.
  if (rest) await retire([...coreAssets, ...(await readList(rest))])
  await clearBefore(cacheNames.precache, new Set(precache.getURLsToCacheKeys().values()))
}

/** A file of the core: as it was kept, else from the network. */
function answerCore(url: string): Promise<Response> {
  return keptOrAsked(
    () => precache.matchPrecache(url),
    () => fetchPatiently(url),
  )
}

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event))
  // Before this version takes over and lets go of what an older one had.
  event.waitUntil(inherit(cacheNames.precache, new Set(coreAssets)))
  if (self.registration.active) event.waitUntil(bringAlong())
})
// Pages wait for it: what takes longer goes on beside them.
self.addEventListener('activate', (event) => event.waitUntil(atMost(tidy())))

registerRoute(
  ({ request }) => isPage(request, origin),
  () => answerCore(shellName),
)
registerRoute(
  ({ request }) => mayBePage(request, origin),
  async ({ request }) => {
    try {
      return await fetchPatiently(request, shortPatience)
    } catch (error) {
      const shell = await atMost(precache.matchPrecache(shellName), patience)
      if (shell) return shell
      throw error
    }
  },
)
registerRoute(
  ({ url, request }) =>
    url.origin === origin && url.pathname.startsWith('/assets/') && request.method === 'GET',
  ({ request, event }) =>
    answerAsset(request, {
      later: (work) => event.waitUntil(work),
      core: () => precache.matchPrecache(request),
    }),
)
registerRoute(
  ({ url }) => precache.getCacheKeyForURL(url.href) !== undefined,
  ({ url }) => answerCore(url.href),
)
registerRoute(
  ({ request }) => isPicture(request, origin),
  ({ request, event }) => answerPicture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event.notification)))

interface Message {
  readonly type: unknown
  readonly url?: unknown
  readonly urls?: unknown
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  const { type, url, urls }: Message = message
  // Only the app asks, after the player's consent; a new worker never takes over by itself.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // A ready update is applied when the app starts, unless there is another window.
  if (type === 'ALONE') event.waitUntil(isAlone().then((alone) => event.ports[0]?.postMessage(alone)))
  // Whether the page that asks, named by its entry, is of this build.
  if (type === 'SERVES') event.ports[0]?.postMessage(coreAssets.includes(String(url)))
  // What the first visit loaded before the worker was there.
  if (type === 'KEEP' && Array.isArray(urls)) {
    const paths = urls.filter((path) => typeof path === 'string')
    event.waitUntil(allAssets().then((assets) => fill(assets.filter((asset) => paths.includes(asset)))))
    event.waitUntil(keepPictures(paths, origin))
  }
  // What every page needs, at once; the languages when there is time.
  if (type === 'FILL_PAGES' || type === 'FILL') {
    event.waitUntil(refill(cacheNames.precache, precache.getURLsToCacheKeys(), entry))
  }
  if (type === 'FILL_PAGES') {
    event.waitUntil(allAssets().then((assets) => fill(assets.filter((asset) => !languageOf(asset)))))
  }
  if (type === 'FILL') event.waitUntil(allAssets().then(fill))
  if (type === 'STOP') {
    stopFilling()
    event.ports[0]?.postMessage('stopped')
  }
})

/** How long the page before may take to be gone after a reload, and how often that is looked at, ms. */
const unloading = 1000
const often = 100

/** Whether no other window would lose its version under its feet. */
async function isAlone(): Promise<boolean> {
  for (let waited = 0; waited < unloading; waited += often) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (windows.length <= 1) return true
    await new Promise((resolve) => setTimeout(resolve, often))
  }
  return false
}

clientsClaim()
