import { fetchPatiently, patience } from './kept-file.ts'

/** The page that answers the app's own navigations. */
export const shellName = '/index.html'

/**
 * Whether an answer is a file of this version's core: no error, no page in a file's place (a portal, a wrong fallback), and of
 * pages only the shell that starts `entry`, the path of this version's first script.
 */
export async function isCoreFile(path: string, response: Response, entry: string): Promise<boolean> {
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html')
  if (!response.ok || isPage !== (path === shellName)) return false
  return !isPage || (await response.clone().text()).includes(entry)
}

/**
 * Puts back what the browser has wiped of the core. `keys`: the address in the cache of each file, by the file's own. Never
 * rejects.
 */
export async function refill(
  cacheName: string,
  keys: ReadonlyMap<string, string>,
  entry: string,
): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    for (const [url, key] of keys) {
      if (await cache.match(key)) continue
      const response = await fetchPatiently(url, patience, { cache: 'no-cache' })
      if (await isCoreFile(new URL(url).pathname, response, entry)) await cache.put(key, response)
    }
  } catch {
    // Full, refused or without a network: another occasion goes on.
  }
}
