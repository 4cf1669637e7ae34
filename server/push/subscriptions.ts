import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PushKind, PushSubscriptionBody } from '../../src/contract/push.ts'
import type { Db } from '../db.ts'
import { sessions } from '../schema.ts'
import type { SignedIn } from '../services.ts'
import { pushOutbox, pushSubscriptions } from './schema.ts'

/** Most devices of one player; the oldest give way. */
const mostDevices = 10

/** Notes a device of a player, or its new choice; a device that another player used before is this one's from now on. */
export async function subscribe(
  tx: Db,
  { id: playerId, sessionId }: SignedIn,
  { endpoint, keys, kinds }: PushSubscriptionBody,
  now: Date,
): Promise<void> {
  const values = { sessionId, playerId, ...keys, kinds: [...new Set(kinds)] }
  await tx
    .insert(pushSubscriptions)
    .values({ ...values, endpoint, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
  const own = eq(pushSubscriptions.playerId, playerId)
  const [row] = await tx.select({ devices: count() }).from(pushSubscriptions).where(own)
  const tooMany = (row?.devices ?? 0) - mostDevices
  if (tooMany <= 0) return
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(pushSubscriptions.id)
    .limit(tooMany)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
}

/** Forgets a device of a player; nothing where it is another's. */
export async function unsubscribe(tx: Db, playerId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.playerId, playerId)))
}

/**
 * Has the devices of these players told; runs in the transaction of what they are told of. Devices whose session was signed
 * out get nothing, those whose session only ran out do.
 */
export async function tell(
  tx: Db,
  to: 'everybody' | readonly string[],
  kind: PushKind,
  now: Date,
): Promise<void> {
  if (to !== 'everybody' && to.length === 0) return
  const due = sql`${now.toISOString()}::timestamptz`
  await tx.insert(pushOutbox).select(
    tx
      .select({
        id: sql<number>`nextval(pg_get_serial_sequence('push_outbox', 'id'))`.as('id'),
        subscriptionId: pushSubscriptions.id,
        kind: sql<PushKind>`${kind}::text`.as('kind'),
        attempts: sql<number>`0`.as('attempts'),
        dueAt: due.as('due_at'),
        createdAt: due.as('created_at'),
      })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
      .where(
        and(
          isNull(sessions.revokedAt),
          sql`${pushSubscriptions.kinds}::jsonb ? ${kind}`,
          to === 'everybody' ? undefined : inArray(pushSubscriptions.playerId, [...to]),
        ),
      ),
  )
}
