/// <reference lib="webworker" />
import type { CacheNames, OpenMessage, PushMessagesUrl } from './protocol.ts'

declare const self: ServiceWorkerGlobalScope

// `src/platform/cache-storage.ts` has the same two: worker and app share types, but no code (`protocol.ts`).
const messagesCache: CacheNames['pushMessages'] = 'marquee-push-messages'
const messagesUrl: PushMessagesUrl = '/worker/push-messages.json'

interface NotificationText {
  readonly title: string
  readonly body: string
}

/**
 * Kinds of notification: the page that a click opens, and fallback texts in English, until a page stores translated ones. One of an
 * unknown kind is shown as a message, and opens the messages.
 */
const kinds: Readonly<Record<string, { readonly path: string } & NotificationText>> = {
  memo: { path: '/supports/memopage', title: 'New message', body: 'There is a new message for you.' },
  withdrawal: {
    path: '/wallet/history?tab=withdrawals',
    title: 'Withdrawal',
    body: 'Your withdrawal was decided.',
  },
  answer: { path: '/supports/counselpage', title: 'Answer', body: 'Your inquiry was answered.' },
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The text that a page wrote for a kind (`storePushMessages` in `platform/push.ts`), else `fallback`. */
async function textOf(kind: string, fallback: NotificationText): Promise<NotificationText> {
  // A browser revokes the permission of a site that receives a push and shows nothing, so errors of the cache are ignored.
  const texts: unknown = await caches
    .match(messagesUrl, { cacheName: messagesCache })
    .then((stored) => stored?.json())
    .catch(() => undefined)
  const text = field(texts, kind)
  const [title, body] = [field(text, 'title'), field(text, 'body')]
  return typeof title === 'string' && typeof body === 'string' ? { title, body } : fallback
}

/** Shows a notification. It replaces an older one of its kind. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  let message: unknown
  try {
    message = data?.json()
  } catch {
    // The payload is not JSON, but a notification must be shown anyway.
  }
  const named = field(message, 'kind')
  const kind = typeof named === 'string' && Object.hasOwn(kinds, named) ? named : 'memo'
  const known = kinds[kind]
  if (!known) return
  const { title, body } = await textOf(kind, known)
  await self.registration.showNotification(title, {
    body,
    tag: kind,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-512.png',
    data: { path: known.path },
  })
  const unread = field(message, 'unread')
  if (typeof unread === 'number') await self.navigator.setAppBadge?.(unread).catch(() => {})
}

/** Opens a notification's page: in an open window, which keeps its game, else in a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const named = field(notification.data, 'path')
  const path = typeof named === 'string' ? named : '/home'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ focused }) => focused) ?? windows[0]
  if (!open) {
    await self.clients.openWindow(path)
    return
  }
  const message: OpenMessage = { type: 'OPEN', path }
  open.postMessage(message)
  // The browser refuses to focus the window if the click is too long ago.
  await open.focus().catch(() => {})
}
