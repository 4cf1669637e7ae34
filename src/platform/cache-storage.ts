import type { CacheNames, PushMessagesUrl } from '../../sw/protocol.ts'

/**
 * The only module of the app that uses Cache Storage, which some private modes refuse. The worker fills the caches.
 */

const pictures: CacheNames['images'] = 'marquee-images'
const pushMessages: CacheNames['pushMessages'] = 'marquee-push-messages'
const pushMessagesUrl: PushMessagesUrl = '/worker/push-messages.json'

export interface CacheContents {
  readonly name: string
  readonly urls: readonly string[]
}

/** All caches with the addresses in them; none where the browser refuses access. Never rejects. */
export async function listCaches(): Promise<CacheContents[]> {
  try {
    const names = await caches.keys()
    return await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return { name, urls: (await cache.keys()).map(({ url }) => url) }
      }),
    )
  } catch {
    return []
  }
}

async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => globalThis.caches?.delete(name).catch(() => false)))
}

/** Deletes the cached pictures of games and providers. Never rejects. */
export async function deletePictures(): Promise<void> {
  await deleteCaches([pictures])
}

/** Deletes the caches that hold no file of the app: pictures and notification texts. Never rejects. */
export async function deletePageCaches(): Promise<void> {
  await deleteCaches([pictures, pushMessages])
}

/** Deletes every cache, the app's files among them. Never rejects. */
export async function deleteAllCaches(): Promise<void> {
  await deleteCaches((await globalThis.caches?.keys().catch(() => [])) ?? [])
}

/** Stores the notification texts for the worker, as JSON. Rejects where storage is refused or full. */
export async function storePushMessages(messages: object): Promise<void> {
  const cache = await caches.open(pushMessages)
  await cache.put(pushMessagesUrl, Response.json(messages))
}
