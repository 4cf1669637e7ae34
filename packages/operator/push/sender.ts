import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import webPush from 'web-push'
import type { PushMessage } from '@marquee/contract/push.ts'
import type { Db } from '../database/db.ts'
import { startInterval } from '../interval.ts'
import type { Log } from '../log.ts'
import { sessions } from '../database/schema.ts'
import { unreadMemos } from '../support/memos.ts'
import { pushOutbox, pushSubscriptions } from './schema.ts'
import type { VapidKeys } from './vapid.ts'

/** Delivers an encrypted message to a push service and gives its HTTP status; rejects where the service does not respond. */
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
  /** Where the push services may reach the operator: a `mailto:` or https URL (RFC 8292). */
  readonly contact: string
  readonly deliver?: Deliver
}

const intervalMs = 1_000
const batchSize = 20
const maxAttempts = 5
/** A message that was not delivered by then is out of date. */
const maxAgeSeconds = 86_400
const timeoutMs = 15_000
/** A claimed message is not due again before this time, times the number of attempts. Must exceed `timeoutMs`. */
const claimSeconds = 60

const overNetwork: Deliver = async ({ endpoint, headers, body }) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body,
    // A push service does not redirect; a redirect could lead into the operator's own network.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response.status
}

/** Sends due messages every second until the returned function is called. Several processes may do so on one database. */
export function startPushSender(options: SenderOptions): () => Promise<void> {
  const sendAllDue = async () => {
    while ((await sendDue(options)) === batchSize) continue
  }
  return startInterval(intervalMs, sendAllDue, (error) =>
    options.log({ event: 'push', error: error instanceof Error ? error.name : 'unknown' }),
  )
}

/** Sends up to 20 due messages and gives their number. No transaction is open while the network is waited for. */
export async function sendDue(options: SenderOptions): Promise<number> {
  const { db, clock } = options
  const now = clock()
  const claimed = await claim(db, now)
  if (claimed.length === 0) return 0
  const deliverable = await db
    .select({
      message: pushOutbox,
      to: pushSubscriptions,
      unread: unreadMemos(db, pushSubscriptions.playerId),
    })
    .from(pushOutbox)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOutbox.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    // A device that was signed out after the message was written gets nothing.
    .where(and(inArray(pushOutbox.id, claimed), isNull(sessions.revokedAt)))
  const deliverableIds = new Set(deliverable.map(({ message }) => message.id))
  const done = claimed.filter((id) => !deliverableIds.has(id))
  const gone: number[] = []
  await Promise.all(
    deliverable.map(async ({ message, to, unread }) => {
      const status = await send(options, { kind: message.kind, unread }, to).catch(() => 0)
      // Delivered, rejected for good (too large, wrong key), or tried too often.
      const final = (status >= 200 && status < 300) || (status >= 400 && status < 429)
      if (final || message.attempts >= maxAttempts) done.push(message.id)
      // The browser has unsubscribed, or the app is gone from the device.
      if (status === 404 || status === 410) gone.push(to.id)
    }),
  )
  if (done.length > 0) await db.delete(pushOutbox).where(inArray(pushOutbox.id, done))
  if (gone.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, gone))
  return claimed.length
}

/** Claims due messages for this process and deletes those that are too old. Each attempt delays the next one further. */
async function claim(db: Db, now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx
      .delete(pushOutbox)
      .where(lt(pushOutbox.createdAt, new Date(now.getTime() - maxAgeSeconds * 1000)))
    const due = tx
      .select({ id: pushOutbox.id })
      .from(pushOutbox)
      .where(lte(pushOutbox.dueAt, now))
      .orderBy(asc(pushOutbox.id))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(pushOutbox)
      .set({
        attempts: sql`${pushOutbox.attempts} + 1`,
        dueAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${sql.raw(String(claimSeconds))} * (${pushOutbox.attempts} + 1))`,
      })
      .where(inArray(pushOutbox.id, due))
      .returning({ id: pushOutbox.id })
    return rows.map(({ id }) => id)
  })
}

async function send(
  { keys, contact, deliver = overNetwork }: SenderOptions,
  message: PushMessage,
  to: typeof pushSubscriptions.$inferSelect,
): Promise<number> {
  const { headers, body, endpoint } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    {
      TTL: maxAgeSeconds,
      urgency: 'normal',
      // The push service replaces an undelivered message by the next one with its topic.
      topic: message.kind,
      vapidDetails: { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    },
  )
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return deliver({ endpoint, headers: Object.fromEntries(texts), body: Uint8Array.from(body) })
}
