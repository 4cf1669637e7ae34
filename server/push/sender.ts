import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import webPush from 'web-push'
import type { PushMessage } from '../../src/contract/push.ts'
import type { Db } from '../db.ts'
import type { Log } from '../log.ts'
import { sessions } from '../schema.ts'
import { unreadMemos } from '../support/memos.ts'
import { pushOutbox, pushSubscriptions } from './schema.ts'
import type { VapidKeys } from './vapid.ts'

/** Delivers an encrypted message to a browser's service; answers its HTTP status. Rejects when it cannot be reached. */
export type Deliver = (request: {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}) => Promise<number>

export interface SenderOptions {
  readonly db: Db
  readonly log: Log
  readonly clock: () => Date
  readonly keys: VapidKeys
  /** Whom the services may write to: `mailto:` or an https address. */
  readonly contact: string
  readonly deliver?: Deliver
}

const everyMs = 1_000
const atOnce = 20
const mostAttempts = 5
/** A message that is not delivered within this time tells nothing new any more, seconds. */
const lifetime = 86_400
/** How long a service may take, ms; a message that is under way is not taken again before. */
const patienceMs = 15_000
const claimMs = 60_000

/** Delivers over the network. */
const overNetwork: Deliver = async ({ endpoint, headers, body }) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    // A service never sends elsewhere: what redirects is none.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  return response.status
}

/** Sends what is due every second until the answered function is called. Several processes may run one each. */
export function startPushSender(options: SenderOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  const tick = async () => {
    try {
      while ((await sendDue(options)) === atOnce) continue
    } catch (error) {
      options.log({ event: 'push', error: error instanceof Error ? error.name : 'unknown' })
    }
  }
  const timer = setInterval(() => {
    running ??= tick().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Sends the messages that are due, at most 20, and says how many were taken. No transaction waits for the network. */
export async function sendDue(options: SenderOptions): Promise<number> {
  const { db, clock } = options
  const now = clock()
  const taken = await claim(db, now)
  if (taken.length === 0) return 0
  const waiting = await db
    .select({ message: pushOutbox, to: pushSubscriptions })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    // Signed out since it was written: nobody is told any more.
    .where(and(inArray(pushOutbox.id, taken), isNull(sessions.revokedAt)))
  const known = new Set(waiting.map(({ message }) => message.id))
  const done = taken.filter((id) => !known.has(id))
  const gone: number[] = []
  await Promise.all(
    waiting.map(async ({ message, to }) => {
      const status = await send(options, message.kind, to).catch(() => 0)
      // Delivered, refused for good (too large, wrong key), or tried often enough.
      const final = (status >= 200 && status < 300) || (status >= 400 && status < 429)
      if (final || message.attempts >= mostAttempts) done.push(message.id)
      // The browser has unsubscribed, or the app is gone from the device.
      if (status === 404 || status === 410) gone.push(to.id)
    }),
  )
  if (done.length > 0) await db.delete(pushOutbox).where(inArray(pushOutbox.id, done))
  if (gone.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, gone))
  return taken.length
}

/** Takes what is due for this process, and forgets what is too old. Another attempt waits longer each time. */
async function claim(db: Db, now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.delete(pushOutbox).where(lt(pushOutbox.createdAt, new Date(now.getTime() - lifetime * 1000)))
    const due = tx
      .select({ id: pushOutbox.id })
      .from(pushOutbox)
      .where(lte(pushOutbox.dueAt, now))
      .orderBy(asc(pushOutbox.id))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(pushOutbox)
      .set({
        attempts: sql`${pushOutbox.attempts} + 1`,
        dueAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${sql.raw(String(claimMs / 1000))} * (${pushOutbox.attempts} + 1))`,
      })
      .where(inArray(pushOutbox.id, due))
      .returning({ id: pushOutbox.id })
    return rows.map(({ id }) => id)
  })
}

async function send(
  { db, keys, contact, deliver = overNetwork }: SenderOptions,
  kind: PushMessage['kind'],
  to: typeof pushSubscriptions.$inferSelect,
): Promise<number> {
  const message: PushMessage = { kind, unread: await unreadMemos(db, to.playerId) }
  const { headers, body, endpoint } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    {
      TTL: lifetime,
      urgency: 'normal',
      // One that was not delivered yet is replaced by the next of its kind.
      topic: kind,
      vapidDetails: { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    },
  )
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return deliver({ endpoint, headers: Object.fromEntries(texts), body: Uint8Array.from(body) })
}
