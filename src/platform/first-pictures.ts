import * as v from 'valibot'
import { parseJson } from './storage/safe-json.ts'
import type { SafeStorage } from './storage/storage.ts'

/** Name in local storage. */
export const firstPicturesKey = 'first_pictures'

/** Addresses of pictures by the page that a visit began with, the latest page last. */
const Kept = v.record(v.string(), v.array(v.string()))

/** A page as this visit shows it: language and layout choose the pictures. */
export function shownAs(address: string): string {
  const { lang, dataset } = document.documentElement
  return `${address} ${lang} ${dataset['layout']}`
}

/** What is kept; nothing where it is no such list. */
export function readFirstPictures(storage: SafeStorage): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, parseJson(storage.get(firstPicturesKey) ?? ''))
  return kept.success ? kept.output : {}
}

/**
 * Fetches the pictures with which the last visit that began with this page began. The page asks for them only when it is
 * rendered: on a slow phone they came 100 ms after its words.
 *
 * @param address path and search
 */
export function fetchFirstPictures(storage: SafeStorage, address: string): void {
  for (const picture of readFirstPictures(storage)[shownAs(address)] ?? []) new Image().src = picture
}
