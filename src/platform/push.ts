import type { PushKind, PushSubscriptionBody } from '../contract/push.ts'

/** Messages to the closed app, as far as the browser goes; who is told of what is `features/device/notifications.ts`. */

/** What the browser and the player allow. `unsupported`: not in this browser, or not before the app is installed. */
export type PushPermission = 'unsupported' | NotificationPermission

export const wordsCache = 'marquee-words'
const wordsName = '/worker/words.json'

export function pushPermission(): PushPermission {
  const supported =
    'PushManager' in globalThis && 'serviceWorker' in navigator && 'Notification' in globalThis
  return supported ? Notification.permission : 'unsupported'
}

/** Has the browser ask the player, inside a press. */
export async function askPermission(): Promise<PushPermission> {
  if (pushPermission() === 'unsupported') return 'unsupported'
  return Notification.requestPermission()
}

type Address = Omit<PushSubscriptionBody, 'kinds'>

/** This browser's subscription; undefined when it has none. */
export async function currentSubscription(): Promise<Address | undefined> {
  if (pushPermission() === 'unsupported') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? addressOf(subscription) : undefined
}

/** How long the browser's service may take to answer: the browser itself sets no limit, ms. */
const patience = 12_000

/** Subscribes with the operator's public key (Base64url). Rejects where the browser's service cannot be reached in time. */
export async function subscribeWith(key: string): Promise<Address> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer of the push service')), patience)
  try {
    return await Promise.race([subscribe(key), late])
  } finally {
    clearTimeout(timer)
  }
}

async function subscribe(key: string): Promise<Address> {
  const registration = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(key)
  const old = await registration.pushManager.getSubscription()
  const kept = old?.options.applicationServerKey
  // Another operator's, or of an operator that has lost its key: it would never be delivered.
  if (old && !(kept && sameBytes(new Uint8Array(kept), applicationServerKey))) await old.unsubscribe()
  return addressOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** Gives the subscription up: messages to it are refused by the browser's service from now on. Also offline. */
export async function unsubscribe(): Promise<void> {
  if (pushPermission() === 'unsupported') return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function addressOf(subscription: PushSubscription): Address {
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** What messages say, by kind. */
export type PushWords = Readonly<Record<PushKind, { readonly title: string; readonly body: string }>>

/** Leaves for the worker what messages say, in the language of the app. Never rejects. */
export async function leaveWords(words: PushWords): Promise<void> {
  try {
    const cache = await caches.open(wordsCache)
    await cache.put(wordsName, Response.json(words))
  } catch {
    // Refused or full: the worker has words of its own.
  }
}
