/**
 * The messages between the service worker and pages beside Workbox's own, and the names of caches that both use. Types only,
 * because the programs share no code: each declares a common constant with its type from here.
 */

/** A message from the worker to a window: the player clicked a notification that leads to `path`. */
export interface OpenMessage {
  readonly type: 'OPEN'
  readonly path: string
}

/** Names in Cache Storage that both sides use. */
export interface CacheNames {
  readonly images: 'marquee-images'
  readonly pushMessages: 'marquee-push-messages'
}

/** The address, in its cache, of the notification texts that a page writes in the player's language. */
export type PushMessagesUrl = '/worker/push-messages.json'
