/// <reference lib="webworker" />
import { atMost } from './kept-or-asked.ts'

declare const self: ServiceWorkerGlobalScope

/** Where the page keeps what the messages say, in the player's language (`platform/push.ts`). */
const wordsCache = 'marquee-words'
const wordsName = '/worker/words.json'

interface Words {
  readonly title: string
  readonly body: string
}

/** What a message may tell of: the page that a press leads to, and words for where the page has left none. */
const kinds: Readonly<Record<string, { readonly path: string } & Words>> = {
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

/** What the page has left to say for a kind, else the worker's own words. */
async function wordsFor(kind: string, own: Words): Promise<Words> {
  // The message shows in any case: the browser takes the right to send any from a site that shows none.
  const stored = await atMost(caches.match(wordsName, { cacheName: wordsCache }))
  const all: unknown = await stored?.json().catch(() => undefined)
  const left = field(all, kind)
  const [title, body] = [field(left, 'title'), field(left, 'body')]
  return typeof title === 'string' && typeof body === 'string' ? { title, body } : own
}

/** Shows a message. One of a kind replaces the one before, so that a night's memos are one line in the morning. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  let message: unknown
  try {
    message = data?.json()
  } catch {
    // Not the operator's: the browser asks that something is shown all the same.
  }
  const named = field(message, 'kind')
  const kind = typeof named === 'string' && Object.hasOwn(kinds, named) ? named : 'memo'
  const known = kinds[kind]
  if (!known) return
  const { title, body } = await wordsFor(kind, known)
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

/** A press leads to the page: in a window that is open, which keeps its game, else in a new one. */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close()
  const named = field(notification.data, 'path')
  const path = typeof named === 'string' ? named : '/home'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ focused }) => focused) ?? windows[0]
  if (!open) {
    await self.clients.openWindow(path)
    return
  }
  open.postMessage({ type: 'OPEN', path })
  // Refused when the press is too long ago: the page is there all the same.
  await open.focus().catch(() => {})
}
