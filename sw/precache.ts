import { fetchTimeoutMs, fetchWithTimeout } from './fetch-with-timeout.ts'

/** A file that the worker caches when it is installed (`build/precache.ts`). */
export interface PrecacheEntry {
  readonly url: string
  readonly revision: string | null
}

/** The page that answers the app's own navigations. */
export const shellUrl = '/index.html'

/**
 * Whether a response may be precached as the file at `path`. An error may not, nor an HTML page in place of another file (a
 * captive portal, a wrong fallback), nor any page but the shell that starts with `entry`, the path of this build's first script.
 */
export async function isPrecacheable(path: string, response: Response, entry: string): Promise<boolean> {
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html')
  if (!response.ok || isPage !== (path === shellUrl)) return false
  return !isPage || (await response.clone().text()).includes(entry)
}

/**
 * Whether a response is the file of a revision, which the build makes of its text (`build/precache.ts`). In the middle of a
 * roll-out a server may answer with the file of another build.
 */
export async function isOfRevision(response: Response, revision: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return bytes.join('').startsWith(revision)
}

/**
 * Fetches the precached files that the browser has deleted, and the shell in any case: its headers are the operator's policy, which changes
 * with the configuration and not with the build. `cacheKeys` gives each file's address in the cache by its own
 * address, `isOwn` whether a response is the file of this build. Never rejects.
 */
export async function repairPrecache(
  cacheName: string,
  cacheKeys: ReadonlyMap<string, string>,
  isOwn: (path: string, response: Response) => Promise<boolean>,
): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    for (const [url, key] of cacheKeys) {
      const { pathname } = new URL(url)
      if (pathname !== shellUrl && (await cache.match(key))) continue
      const response = await fetchWithTimeout(url, fetchTimeoutMs, { cache: 'no-cache' })
      if (await isOwn(pathname, response)) await cache.put(key, await asAnswered(response))
    }
  } catch {
    // Storage is full or refused, or there is no network: the next request to prefetch continues.
  }
}

/** A browser refuses to show a page from a response that was redirected, as hosts do that serve `/index.html` at `/`. */
async function asAnswered(response: Response): Promise<Response> {
  if (!response.redirected) return response
  const headers = new Headers(response.headers)
  // The body is not encoded any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(await response.blob(), { headers })
}

/** Deletes precached files of other builds. `ownKeys`: the addresses in the cache of this build's files. */
export async function deleteOldPrecache(cacheName: string, ownKeys: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) if (!ownKeys.has(request.url)) await cache.delete(request)
}
