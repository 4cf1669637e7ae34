/// <reference lib="webworker" />
/**
 * The service worker. It answers the app's own navigations with the shell, and requests for hashed files and pictures from
 * its caches. Everything else goes to the network untouched: API calls are never cached, and game frames, popups and other
 * pages of the site are not handled. To remove the worker everywhere, serve `retired-worker.js` in its place.
 */
import { cacheNames, clientsClaim } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isAppPage, mayBeAppPage } from './app-routes.ts'
import {
  abortPrefetch,
  answerAsset,
  languageOf,
  migrateOldPrecache,
  prefetch,
  prefetchForUpdate,
  pruneAssets,
} from './assets.ts'
import { cacheFirst, withTimeout } from './cache-first.ts'
import { fetchTimeoutMs, fetchWithTimeout } from './fetch-with-timeout.ts'
import { answerPicture, cachePictures, isPicture } from './images.ts'
import { deleteOldHomes, keepHome, keepHomeForUpdate, matchHome } from './home.ts'
import { parsePageMessage } from './messages.ts'
import { withPageLinks } from './page-links.ts'
import {
  deleteOldPrecache,
  isOfRevision,
  isPrecacheable,
  type PrecacheEntry,
  repairPrecache,
  shellUrl,
} from './precache.ts'
import type { PageMessage, Replies } from './protocol.ts'
import { openNotification, showNotification } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown }
/** The paths of the app's pages, put in by the build (`build/app-routes.ts`). */
declare const MARQUEE_PAGES: readonly string[]

const entries = self.__WB_MANIFEST as PrecacheEntry[]
const precachedAssets = entries.map(({ url }) => `/${url}`).filter((url) => url.startsWith('/assets/'))
const { origin } = self.location
/** The script that this build's page starts with. */
const entry = precachedAssets.find((path) => path.startsWith('/assets/index-')) ?? ''
const precache = new PrecacheController({
  plugins: [
    {
      // A file that is refused fails the whole install: the active worker stays, and the browser tries again later.
      cacheWillUpdate: async ({ request, response }) => {
        const { pathname } = new URL(request.url)
        return (await isOwn(pathname, response)) ? response : null
      },
    },
  ],
})
precache.addToCacheList([...entries])
/** Where the build lists the assets that are not precached (`build/precache.ts`). */
const prefetchListUrl = '/later.json'
/** Where the build lists what each page waits for (`build/page-files.ts`). */
const pageListUrl = '/pages.json'
/** How long the network is waited for before the shell answers an address that may not exist, ms. */
const unknownPageTimeoutMs = 4000

/** Whether a response may be precached as the file of this build at `path`. */
async function isOwn(path: string, response: Response): Promise<boolean> {
  const { revision } = entries.find(({ url }) => `/${url}` === path) ?? {}
  const isList = path === prefetchListUrl || path === pageListUrl
  if (isList && !(await isOfRevision(response, revision ?? ''))) return false
  return isPrecacheable(path, response, entry)
}

async function readList(response: Response | undefined): Promise<string[]> {
  const list: unknown = await response?.json().catch(() => undefined)
  return Array.isArray(list) ? list.filter((url) => typeof url === 'string') : []
}

/** Every hashed file of this build. */
async function allAssets(): Promise<string[]> {
  const list = await withTimeout(precache.matchPrecache(prefetchListUrl), fetchTimeoutMs)
  return [...precachedAssets, ...(await readList(list))]
}

async function install(event: ExtendableEvent): Promise<void> {
  await precache.install(event)
  if (!self.registration.active) return
  await prefetchForUpdate(await readList(await precache.matchPrecache(prefetchListUrl)))
  await keepHomeForUpdate(entry)
}

/** Deletes files of older builds. */
async function cleanup(): Promise<void> {
  await deleteOldHomes(entry)
  const list = await precache.matchPrecache(prefetchListUrl)
  // Without the list it is unknown which files belong to this build: nothing is deleted.
  if (list) await pruneAssets([...precachedAssets, ...(await readList(list))])
  await deleteOldPrecache(cacheNames.precache, new Set(precache.getURLsToCacheKeys().values()))
}

function answerPrecached(url: string): Promise<Response> {
  return cacheFirst(
    () => precache.matchPrecache(url),
    () => fetchWithTimeout(url),
  )
}

self.addEventListener('install', (event) => {
  event.waitUntil(install(event))
  // Before this worker takes over and deletes what the older build had precached.
  event.waitUntil(migrateOldPrecache(cacheNames.precache, new Set(precachedAssets)))
})
// Pages wait for activation: a cleanup that takes longer continues beside them.
self.addEventListener('activate', (event) => event.waitUntil(withTimeout(cleanup())))

registerRoute(
  ({ request }) => isAppPage(request, origin, MARQUEE_PAGES),
  async ({ url }) => {
    // An address with parameters asks for more than a home that was rendered for everybody.
    const isHome = url.pathname === '/home' && url.search === ''
    const home = isHome ? await withTimeout(matchHome(entry)) : undefined
    if (home) return home
    const list = withTimeout(precache.matchPrecache(pageListUrl))
    return withPageLinks(await answerPrecached(shellUrl), await list, url.pathname)
  },
)
registerRoute(
  ({ request }) => mayBeAppPage(request, origin),
  async ({ request }) => {
    try {
      return await fetchWithTimeout(request, unknownPageTimeoutMs)
    } catch (error) {
      const shell = await withTimeout(precache.matchPrecache(shellUrl), fetchTimeoutMs)
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
      waitUntil: (work) => event.waitUntil(work),
      matchPrecache: () => precache.matchPrecache(request),
    }),
)
registerRoute(
  ({ url }) => precache.getCacheKeyForURL(url.href) !== undefined,
  ({ url }) => answerPrecached(url.href),
)
registerRoute(
  ({ request }) => isPicture(request, origin),
  ({ request, event }) => answerPicture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))

self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data)
  if (!message) return
  const [port] = event.ports
  const reply = <Type extends keyof Replies>(_type: Type, answer: Replies[Type]): void =>
    port?.postMessage(answer)
  event.waitUntil(handleMessage(message, reply))
})

type Reply = <Type extends keyof Replies>(type: Type, answer: Replies[Type]) => void

async function handleMessage(message: PageMessage, reply: Reply): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      // A new worker never takes over by itself: only a page asks for it.
      void self.skipWaiting()
      break
    case 'IS_ONLY_CLIENT':
      reply(message.type, await isOnlyClient())
      break
    case 'MATCHES_BUILD':
      reply(message.type, precachedAssets.includes(message.url))
      break
    case 'CACHE_URLS': {
      const { urls } = message
      const assets = (await allAssets()).filter((asset) => urls.includes(asset))
      await Promise.all([prefetch(assets), cachePictures(urls, origin)])
      break
    }
    case 'PREFETCH_ROUTES':
    case 'PREFETCH_ALL': {
      const all = await allAssets()
      const assets = message.type === 'PREFETCH_ALL' ? all : all.filter((asset) => !languageOf(asset))
      await Promise.all([
        repairPrecache(cacheNames.precache, precache.getURLsToCacheKeys(), isOwn),
        prefetch(assets),
      ])
      break
    }
    case 'KEEP_HOME':
      await keepHome(entry, message.language)
      break
    case 'ABORT_PREFETCH':
      abortPrefetch()
      reply(message.type, 'stopped')
  }
}

/** How long a page may take to unload after a reload, and how often the windows are counted, ms. */
const unloadTimeoutMs = 1000
const unloadPollMs = 100

/** Whether the app has one window at most: another window would lose its build's worker. */
async function isOnlyClient(): Promise<boolean> {
  for (let waited = 0; waited < unloadTimeoutMs; waited += unloadPollMs) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (windows.length <= 1) return true
    await new Promise((resolve) => setTimeout(resolve, unloadPollMs))
  }
  return false
}

clientsClaim()
