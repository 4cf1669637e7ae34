import * as v from 'valibot'
import { picturesInView } from './first-screen.ts'
import { parseJson } from './storage/safe-json.ts'
import type { SafeStorage } from './storage/storage.ts'

const key = 'first_pictures'
const maxPages = 6
const maxPictures = 16

/** Addresses of pictures by the page that a visit began with, the latest page last. */
const Kept = v.record(v.string(), v.array(v.string()))

/**
 * Pages whose pictures are their content, and the same for everybody: which ones a player likes must not outlast the session on
 * the device.
 */
const listPages = /^\/(?:game\/|new$)/

function read(storage: SafeStorage): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, parseJson(storage.get(key) ?? ''))
  return kept.success ? kept.output : {}
}

/**
 * Fetches the pictures with which the last visit that began with this page began. The page asks for them only when it is
 * rendered: on a slow phone they came 100 ms after its words.
 */
export function fetchFirstPictures(storage: SafeStorage, page: string): void {
  for (const address of read(storage)[page] ?? []) new Image().src = address
}

/** Keeps the addresses of the pictures in view for the next visit that begins with this page. */
export function keepFirstPictures(storage: SafeStorage, page: string): void {
  if (!listPages.test(page)) return
  const addresses = picturesInView()
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ src }) => src)
  const { [page]: _, ...others } = read(storage)
  const pages = [...Object.entries(others), [page, [...new Set(addresses)].slice(0, maxPictures)] as const]
  storage.set(key, JSON.stringify(Object.fromEntries(pages.slice(-maxPages))))
}
