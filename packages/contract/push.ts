import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'

/** Events that a player may be notified of while the app is closed. */
export const pushKinds = ['memo', 'withdrawal', 'answer'] as const
export type PushKind = (typeof pushKinds)[number]

const base64Url = (least: number, most: number) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.regex(/^[\w-]+=*$/))

/** A browser's subscription (`PushSubscription.toJSON()`) and the kinds of events that its player wants. */
export const PushSubscriptionBody = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  keys: v.object({ p256dh: base64Url(80, 100), auth: base64Url(20, 30) }),
  kinds: v.pipe(v.array(v.picklist(pushKinds)), v.minLength(1), v.maxLength(pushKinds.length)),
})
export type PushSubscriptionBody = v.InferOutput<typeof PushSubscriptionBody>

/** The operator's public key (VAPID), which a browser needs to subscribe. */
export const PushKey = v.object({ key: base64Url(80, 100) })

/** Content of a push message. It has no details, because a locked screen would show them. */
export const PushMessage = v.object({
  kind: v.picklist(pushKinds),
  /** Number of unread memos. */
  unread: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type PushMessage = v.InferOutput<typeof PushMessage>

const personal = { envelope: 'B', login: true, keyed: false, feature: 'messages' } as const

/** Calls of push messages. A subscription ends when its session is signed out. */
export const pushEndpoints = {
  pushKey: endpoint({
    ...personal,
    method: 'GET',
    path: '/account/push/key',
    query: none,
    body: none,
    data: PushKey,
  }),
  subscribePush: endpoint({
    ...personal,
    method: 'PUT',
    path: '/account/push',
    query: none,
    body: PushSubscriptionBody,
    data: none,
  }),
  unsubscribePush: endpoint({
    ...personal,
    keyed: true,
    method: 'DELETE',
    path: '/account/push',
    query: v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    body: none,
    data: none,
  }),
} as const
