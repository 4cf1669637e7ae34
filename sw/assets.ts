import { cacheFirst } from './cache-first.ts'
import { fetchTimeoutMs, fetchWithTimeout } from './fetch-with-timeout.ts'

/**
 * The hashed files of the build that are not precached: routes and languages. They are cached when they are first used and,
 * when the page asks for it, ahead of that. Files of the build before stay for the tabs that still run it.
 */
const cacheName = 'marquee-assets'
/** Where the names of this build's files are stored for the next build's `pruneAssets`. */
const fileListUrl = '/worker/files.json'
const concurrency = 4

/** Whether a response is a file: an HTML page in its place (a captive portal, a wrong fallback) is none. */
function isAsset(response: Response): boolean {
  return response.ok && !(response.headers.get('content-type') ?? '').includes('text/html')
}

interface AssetOptions {
  /** Gets work that may outlast the answer. */
  waitUntil: (work: Promise<unknown>) => void
  /** Reads the file from the precache, which is asked first. */
  matchPrecache?: () => Promise<Response | undefined>
}

/** A hashed file, from the caches or the network. An HTML page in place of the file becomes a 404. */
export function answerAsset(request: Request, { waitUntil, matchPrecache }: AssetOptions): Promise<Response> {
  const read = async () => (await matchPrecache?.()) ?? caches.match(request.url, { ignoreVary: true })
  return cacheFirst(read, async () => {
    const response = await fetchWithTimeout(request)
    if (response.ok && !isAsset(response)) return new Response(null, { status: 404 })
    if (isAsset(response)) waitUntil(store(request.url, response.clone()))
    return response
  })
}

async function store(url: string, response: Response): Promise<void> {
  // Storage that is full or refused stores nothing; the answer does not depend on it.
  const cache = await caches.open(cacheName).catch(() => undefined)
  await cache?.put(url, response).catch(() => {})
}

let aborting = new AbortController()
let queue = Promise.resolve(true)

/** Stops `prefetch`: a new worker cannot take over while this one fetches. */
export function abortPrefetch(): void {
  aborting.abort()
  aborting = new AbortController()
}

/** The paths of all files in all caches. */
async function cachedPaths(): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) paths.add(new URL(url).pathname)
  }
  return paths
}

/**
 * Caches the files that are missing, a few at a time and after every earlier call has ended. Stops at the first file that
 * cannot be fetched: a later call continues. False if it stopped. Never rejects.
 */
export function prefetch(urls: readonly string[]): Promise<boolean> {
  const { signal } = aborting
  queue = queue.then(() => fetchMissing(urls, signal)).catch(() => false)
  return queue
}

async function fetchMissing(urls: readonly string[], signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  const cached = await cachedPaths()
  const missing = urls.filter((url) => !cached.has(url))
  let isComplete = true
  const work = async (): Promise<void> => {
    for (let url = missing.shift(); url !== undefined && !signal.aborted; url = missing.shift()) {
      const response = await fetchWithTimeout(url, fetchTimeoutMs, { priority: 'low' }).catch(() => undefined)
      if (response && isAsset(response)) await store(url, response)
      else {
        isComplete = false
        missing.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return isComplete && !signal.aborted
}

/** The language of a catalogue's file; undefined for any other file. */
export function languageOf(url: string): string | undefined {
  return /\/locale-([a-z]{2,3}(?:-[A-Z]{2})?)-[\w-]+\.js$/.exec(url)?.[1]
}

/** The files that an update needs of these: every page, and the languages that are cached on this device. */
export async function neededForUpdate(urls: readonly string[]): Promise<string[]> {
  const languages = new Set([...(await cachedPaths())].map(languageOf))
  return urls.filter((url) => {
    const language = languageOf(url)
    return language === undefined || languages.has(language)
  })
}

/**
 * Part of an update's install: caches what the update needs of the files that are not precached, so that it can do offline
 * what the build before could. Rejects while the network does not have every file, as in the middle of a roll-out: the
 * install then fails, the build before stays, and the browser tries again later with the files that are there. A full
 * device does not hold up the update.
 */
export async function prefetchForUpdate(urls: readonly string[]): Promise<void> {
  if (!(await prefetch(await neededForUpdate(urls)))) throw new Error('files of the update are missing')
}

/** Copies the precached assets of an older build, which `deleteOldPrecache` deletes later. */
export async function migrateOldPrecache(
  precacheName: string,
  ownAssets: ReadonlySet<string>,
): Promise<void> {
  const precache = await caches.open(precacheName)
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/assets/') || ownAssets.has(pathname)) continue
    const response = await precache.match(request)
    if (response) await store(pathname, response)
  }
}

/** Deletes the files that belong neither to this build nor to the one before. */
export async function pruneAssets(ownAssets: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const previous = await readFileList(cache)
  const wanted = new Set([...ownAssets, ...previous, fileListUrl])
  // Stored first: if the deletion below is interrupted, the next build must still find this build's list.
  await cache.put(fileListUrl, Response.json(ownAssets)).catch(() => {})
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function readFileList(cache: Cache): Promise<string[]> {
  const response = await cache.match(fileListUrl)
  const list: unknown = await response?.json().catch(() => undefined)
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
}
