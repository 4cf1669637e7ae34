import { fetchPatiently } from './kept-file.ts'
import { keptOrAsked } from './kept-or-asked.ts'

/**
 * Pictures of games and providers, so that lists seen before have theirs offline. Bounded: the newest `most` of them, none
 * older than `longest`; a device that is full keeps none.
 */
const cacheName = 'marquee-images'
export const most = 400
const day = 86_400_000
const longest = 30 * day
/** Older than this a picture is shown at once and asked for again beside it. */
const fresh = day

/** Whether the worker answers for it: a picture of a game or provider of this very site. */
export function isPicture(request: Request, origin: string): boolean {
  const { origin: other, pathname } = new URL(request.url)
  return request.method === 'GET' && other === origin && pathname.startsWith('/images/')
}

/** A picture as it was kept, else from the network. `later` gets work that may outlast the answer. */
export async function answerPicture(
  request: Request,
  later: (work: Promise<unknown>) => void,
  now = Date.now(),
): Promise<Response> {
  let old: Response | undefined
  const read = async (): Promise<Response | undefined> => {
    const kept = await caches.match(request.url, { cacheName, ignoreVary: true })
    const age = kept ? now - Date.parse(kept.headers.get('date') ?? '') : Number.NaN
    if (age < longest) {
      if (age > fresh) later(fetchAndKeep(request, later).catch(() => {}))
      return kept
    }
    old = kept
    return undefined
  }
  try {
    return await keptOrAsked(read, () => fetchAndKeep(request, later))
  } catch (error) {
    // Old, but better than none.
    if (old) return old
    throw error
  }
}

/** Keeps pictures that the page has already: they come from the browser's own cache. Never rejects. */
export async function keepPictures(paths: readonly string[], origin: string): Promise<void> {
  for (const path of paths) {
    const request = new Request(new URL(path, origin))
    if (!isPicture(request, origin)) continue
    const work: Promise<unknown>[] = []
    await answerPicture(request, (later) => work.push(later)).catch(() => {})
    await Promise.all(work)
  }
}

async function fetchAndKeep(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const response = await fetchPatiently(request)
  const isImage = (response.headers.get('content-type') ?? '').startsWith('image/')
  if (response.ok && isImage) later(keep(request.url, response.clone()))
  return response
}

async function keep(url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    // Deleted first, so that keys stand in the order in which they were last fetched.
    await cache.delete(url)
    await cache.put(url, response)
    const keys = await cache.keys()
    for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
  } catch {
    await caches.delete(cacheName).catch(() => false)
  }
}
