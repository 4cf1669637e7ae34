import { fetchTimeoutMs, fetchWithTimeout } from './fetch-with-timeout.ts'

/**
 * Home as the operator rendered it, in the player's language: what a stranger gets, with nothing personal in it. Its key
 * names the script that the build starts with, so that a worker never answers with the home of another build.
 */
const cacheName = 'marquee-home'
const prefix = '/worker/home'
const homeUrl = '/home'

/** The kept home of the build that starts with `entry`. */
export async function matchHome(entry: string): Promise<Response | undefined> {
  return caches.match(prefix + entry, { cacheName, ignoreVary: true })
}

/** Fetches and keeps home in a language. Where the operator answers with another build, or with the shell, it changes nothing. Never rejects. */
export async function keepHome(entry: string, language: string): Promise<void> {
  try {
    const response = await fetchWithTimeout(homeUrl, fetchTimeoutMs, {
      cache: 'no-cache',
      credentials: 'omit',
      headers: { Accept: 'text/html', 'Accept-Language': language },
    })
    if (!response.ok || response.headers.get('content-language') !== language) return
    const text = await response.text()
    if (!text.includes(entry) || !text.includes('id="home-data"')) return
    const cache = await caches.open(cacheName)
    // What the worker answers is here at once: the page asks for its scripts when it has painted.
    const headers = new Headers(response.headers)
    // The text is not encoded any more.
    for (const name of ['link', 'content-encoding', 'content-length']) headers.delete(name)
    await cache.put(prefix + entry, new Response(text, { headers }))
  } catch {
    // There is no network, or storage is full: the home that is kept stays.
  }
}

/** Keeps home for an update in the language of the build before, if that one kept a home. */
export async function keepHomeForUpdate(entry: string): Promise<void> {
  const cache = await caches.open(cacheName).catch(() => undefined)
  const [last] = (await cache?.keys())?.toReversed() ?? []
  const language = last && (await cache?.match(last))?.headers.get('content-language')
  if (language) await keepHome(entry, language)
}

/** Deletes the homes of other builds. */
export async function deleteOldHomes(entry: string): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname !== prefix + entry) await cache.delete(request)
  }
}
