/**
 * What pages and the service worker say to each other, and the names of caches that both use. Types only, so that each
 * program stays apart: a constant that both need is declared on each side with its type from here.
 *
 * A page may talk to a worker of another build: `legacyTypes` in `messages.ts` lists what that worker must understand.
 */

/** A message from a page to the worker. */
export type PageMessage =
  /** Take over from the active worker. Sent only after the player's consent, or at a start with one window. */
  | { readonly type: 'SKIP_WAITING' }
  /** Question: is the page that asks the only window of the app? */
  | { readonly type: 'IS_ONLY_CLIENT' }
  /** Question: does the page that starts with the script at the path `url` belong to the worker's build? */
  | { readonly type: 'MATCHES_BUILD'; readonly url: string }
  /** Cache these files and pictures, which the page loaded before the worker controlled it. */
  | { readonly type: 'CACHE_URLS'; readonly urls: readonly string[] }
  /** Cache every file of the build except the languages. */
  | { readonly type: 'PREFETCH_ROUTES' }
  /** Cache every file of the build. */
  | { readonly type: 'PREFETCH_ALL' }
  /** Keep home as the operator renders it in this language. */
  | { readonly type: 'KEEP_HOME'; readonly language: string }
  /** Stop caching ahead, so that another worker can take over. The reply says that it has stopped. */
  | { readonly type: 'ABORT_PREFETCH' }

/** Replies to the messages that have one, through the message's port. */
export interface Replies {
  readonly IS_ONLY_CLIENT: boolean
  readonly MATCHES_BUILD: boolean
  readonly ABORT_PREFETCH: 'stopped'
}

/** A message from the worker to a window: the player pressed a notification that leads to `path`. */
export interface OpenMessage {
  readonly type: 'OPEN'
  readonly path: string
}

/** Names in Cache Storage that both sides use. */
export interface CacheNames {
  readonly images: 'marquee-images'
  readonly pushMessages: 'marquee-words'
}

/** The address, in its cache, of the notification texts that a page writes in the player's language. */
export type PushMessagesUrl = '/worker/words.json'
