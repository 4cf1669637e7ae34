import { cacheFirst } from './cache-first.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import type { CacheNames } from './protocol.ts'

/** Pictures of games and providers: lists that were seen before show theirs offline. */
const cacheName: CacheNames['images'] = 'marquee-images'
export const maxItems = 400
const dayMs = 86_400_000
const maxAgeMs = 30 * dayMs
/** A picture older than this is shown at once and fetched again in the background. */
const freshForMs = dayMs

/** Whether the worker answers a request: a picture of a game or provider of this site. */
export function isPicture(request: Request, origin: string): boolean {
  const url = new URL(request.url)
  return request.method === 'GET' && url.origin === origin && url.pathname.startsWith('/images/')
}

/** A picture, from the cache or the network. `waitUntil` gets work that may outlast the answer. */
export async function answerPicture(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
  now = Date.now(),
): Promise<Response> {
  let expired: Response | undefined
  const read = async (): Promise<Response | undefined> => {
    const cached = await caches.match(request.url, { cacheName, ignoreVary: true })
    const age = cached ? now - Date.parse(cached.headers.get('date') ?? '') : Number.NaN
    if (age < maxAgeMs) {
      if (age > freshForMs) waitUntil(fetchAndStore(request, waitUntil).catch(() => {}))
      return cached
    }
    expired = cached
    return undefined
  }
  try {
    return await cacheFirst(read, () => fetchAndStore(request, waitUntil))
  } catch (error) {
    if (expired) return expired
    throw error
  }
}

/** Caches pictures that the page has shown: they come from the browser's HTTP cache. Never rejects. */
export async function cachePictures(paths: readonly string[], origin: string): Promise<void> {
  for (const path of paths) {
    const request = new Request(new URL(path, origin))
    if (!isPicture(request, origin)) continue
    const work: Promise<unknown>[] = []
    await answerPicture(request, (later) => work.push(later)).catch(() => {})
    await Promise.all(work)
  }
}

async function fetchAndStore(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const response = await fetchWithTimeout(request)
  const isImage = (response.headers.get('content-type') ?? '').startsWith('image/')
  if (response.ok && isImage) waitUntil(store(request.url, response.clone()))
  return response
}

async function store(url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    // Deleted first, so that the cache's keys are in the order of the last fetch.
    await cache.delete(url)
    await cache.put(url, response)
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - maxItems))) await cache.delete(key)
  } catch {
    // Storage is full: pictures are the first to go.
    await caches.delete(cacheName).catch(() => false)
  }
}
