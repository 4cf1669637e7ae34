/**
 * What the service worker and pages send each other beside Workbox's own messages, and the names of caches that both use.
 * Types only, so that each program stays apart: a constant that both need is declared on each side with its type from here.
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
