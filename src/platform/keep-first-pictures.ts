import { firstPicturesKey, readFirstPictures, shownAs } from './first-pictures.ts'
import { picturesInView } from './first-screen.ts'
import type { SafeStorage } from './storage/storage.ts'

const maxPages = 6
const maxPictures = 16

/**
 * Pages whose pictures are their content, and the same for everybody. A search in the address narrows them to what a player
 * looks for or likes, which must not outlast the session on the device.
 */
const listPages = /^\/(?:game\/[\w-]+|new)$/

/** Keeps the addresses of the pictures in view for the next visit that begins with this page. */
export function keepFirstPictures(storage: SafeStorage, address: string): void {
  if (!listPages.test(address)) return
  const pictures = picturesInView()
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ src }) => src)
  const page = shownAs(address)
  const { [page]: _, ...others } = readFirstPictures(storage)
  const pages = [...Object.entries(others), [page, [...new Set(pictures)].slice(0, maxPictures)] as const]
  storage.set(firstPicturesKey, JSON.stringify(Object.fromEntries(pages.slice(-maxPages))))
}
