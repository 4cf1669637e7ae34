import type { PushKind, PushSubscriptionBody } from '@marquee/contract/push.ts'
import { storePushMessages as store } from './cache-storage.ts'
import { workerContainer } from './update/service-worker.ts'
import { deferred } from './deferred.ts'

/**
 * The browser's part of web push. The kinds that a player chose are in
 * `features/device/notifications/notifications.ts`.
 */

/** The permission for notifications. `unsupported`: this browser has none, or only after the app is installed. */
export type PushPermission = 'unsupported' | NotificationPermission

export function pushPermission(): PushPermission {
  const supported =
    'PushManager' in globalThis && workerContainer() !== undefined && 'Notification' in globalThis
  return supported ? Notification.permission : 'unsupported'
}

/** Makes the browser ask the player for permission. Call it in a click handler. */
export async function requestPermission(): Promise<PushPermission> {
  if (pushPermission() === 'unsupported') return 'unsupported'
  return Notification.requestPermission()
}

type Address = Omit<PushSubscriptionBody, 'kinds'>

/** This browser's subscription; undefined when it has none. */
export async function currentSubscription(): Promise<Address | undefined> {
  if (pushPermission() === 'unsupported') return undefined
  const registration = await workerContainer()?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? addressOf(subscription) : undefined
}

/** Timeout of the browser's push service, ms. The browser itself has none. */
const subscribeTimeoutMs = 12_000

/** Subscribes with the operator's public key (Base64url). Rejects if the browser's push service does not respond in time. */
export async function subscribeWith(key: string): Promise<Address> {
  const { promise: timeout, reject } = deferred<never>()
  const timer = setTimeout(() => reject(new Error('no response of the push service')), subscribeTimeoutMs)
  try {
    return await Promise.race([subscribe(key), timeout])
  } finally {
    clearTimeout(timer)
  }
}

async function subscribe(key: string): Promise<Address> {
  const registration = await workerContainer()?.ready
  if (!registration) throw new Error('service workers are not supported')
  const applicationServerKey = bytesOf(key)
  const old = await registration.pushManager.getSubscription()
  const oldKey = old?.options.applicationServerKey
  // A subscription with another key (another operator, or a lost key) would never receive anything.
  if (old && !(oldKey && sameBytes(new Uint8Array(oldKey), applicationServerKey))) await old.unsubscribe()
  return addressOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** Ends the subscription, also offline. */
export async function unsubscribe(): Promise<void> {
  if (pushPermission() === 'unsupported') return
  const registration = await workerContainer()?.getRegistration()
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

/** The texts of notifications, by kind. */
export type PushMessages = Readonly<Record<PushKind, { readonly title: string; readonly body: string }>>

/** Stores the texts of notifications, in the language of the app, for the worker. Never rejects. */
export async function updatePushMessages(messages: PushMessages): Promise<void> {
  try {
    await store(messages)
  } catch {
    // Storage is refused or full: the worker shows its own English texts.
  }
}
