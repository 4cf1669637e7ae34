import { fetchPatiently, patience } from './kept-file.ts'
import { keptOrAsked } from './kept-or-asked.ts'

/**
 * The hashed files of the build that are not in the precache: routes and languages, kept when they are used and, when
 * the page says that there is time, ahead of it. What the version before had stays for the tabs that still run it.
 */
const cacheName = 'marquee-assets'
/** Where the names of this version's files are noted for the next one. */
const listName = '/worker/files.json'
const atOnce = 4

/** Whether an answer is the file that was asked for: a page in its place (a portal, a wrong fallback) is none. */
export function isAsset(response: Response): boolean {
  return response.ok && !(response.headers.get('content-type') ?? '').includes('text/html')
}

interface AssetOptions {
  /** Gets work that may outlast the answer. */
  later: (work: Promise<unknown>) => void
  /** Where the core is kept, asked first. */
  core?: () => Promise<Response | undefined>
}

/** A hashed file: as it was kept, else from the network. A page in place of a file is a 404, never the file. */
export function answerAsset(request: Request, { later, core }: AssetOptions): Promise<Response> {
  const read = async () => (await core?.()) ?? caches.match(request.url, { ignoreVary: true })
  return keptOrAsked(read, async () => {
    const response = await fetchPatiently(request)
    if (response.ok && !isAsset(response)) return new Response(null, { status: 404 })
    if (isAsset(response)) later(keep(request.url, response.clone()))
    return response
  })
}

async function keep(url: string, response: Response): Promise<void> {
  // A full device, or one that refuses, keeps nothing more; the answer itself is not at stake.
  const cache = await caches.open(cacheName).catch(() => undefined)
  await cache?.put(url, response).catch(() => {})
}

let filling = new AbortController()
let filled = Promise.resolve()

/** Stops fetching ahead: a new version that takes over would wait for it. */
export function stopFilling(): void {
  filling.abort()
  filling = new AbortController()
}

/** The paths of all files that are kept, in whichever cache. */
async function keptPaths(): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) paths.add(new URL(url).pathname)
  }
  return paths
}

/**
 * Fetches the files that are not kept yet, a few at a time and after what was asked for before; stops at the first that does
 * not come, for another occasion to go on. Never rejects.
 */
export function fill(urls: readonly string[]): Promise<void> {
  const { signal } = filling
  filled = filled.then(() => fetchMissing(urls, signal)).catch(() => {})
  return filled
}

async function fetchMissing(urls: readonly string[], signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const kept = await keptPaths()
  const waiting = urls.filter((url) => !kept.has(url))
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      const response = await fetchPatiently(url, patience, { priority: 'low' }).catch(() => undefined)
      if (response && isAsset(response)) await keep(url, response)
      else waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The language of a catalogue's file; undefined for any other file. */
export function languageOf(url: string): string | undefined {
  return /\/locale-([a-z]{2,3}(?:-[A-Z]{2})?)-[\w-]+\.js$/.exec(url)?.[1]
}

/** What of these an update brings along: every page, and the languages that the version before had on this device. */
export async function withKeptLanguages(urls: readonly string[]): Promise<string[]> {
  const languages = new Set([...(await keptPaths())].map(languageOf))
  return urls.filter((url) => {
    const language = languageOf(url)
    return language === undefined || languages.has(language)
  })
}

/** Takes over what an earlier version had precached, before the precache lets go of it. */
export async function inherit(precacheName: string, own: ReadonlySet<string>): Promise<void> {
  const before = await caches.open(precacheName)
  for (const request of await before.keys()) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/assets/') || own.has(pathname)) continue
    const response = await before.match(request)
    if (response) await keep(pathname, response)
  }
}

/** Lets go of what is precached and not of this version. */
export async function clearBefore(precacheName: string, own: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(precacheName)
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request)
}

/** Lets go of what neither this version nor the one before it has. */
export async function retire(own: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const before = await readList(cache)
  const wanted = new Set([...own, ...before, listName])
  // Noted first: what is cut off in the middle must not have the next version take this one's files for left over.
  await cache.put(listName, Response.json(own)).catch(() => {})
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function readList(cache: Cache): Promise<string[]> {
  const stored = await cache.match(listName)
  const list: unknown = await stored?.json().catch(() => undefined)
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
}
