import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PushKind, PushSubscriptionBody } from '@marquee/contract/push.ts'
import type { Db } from '../database/db.ts'
import { instant, stopsOf } from '../protection/stops.ts'
import { sessions } from '../database/schema.ts'
import type { SignedIn } from '../services.ts'
import { pushOutbox, pushSubscriptions } from './schema.ts'

/** Devices of one player; subscribing another one deletes the oldest. */
const maxDevices = 10

/** Adds a device of a player or changes its kinds of message. A device of another player becomes this player's. */
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
  const excess = (row?.devices ?? 0) - maxDevices
  if (excess <= 0) return
  const oldest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(own)
    .orderBy(pushSubscriptions.id)
    .limit(excess)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest))
}

/** Deletes a device of a player; does nothing to another player's. */
export async function unsubscribe(tx: Db, playerId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.playerId, playerId)))
}

/**
 * Queues a message to the devices of these players, in the caller's transaction. Devices whose session was signed out get
 * nothing; devices whose session expired do. A player on a break gets none.
 */
export async function notify(
  tx: Db,
  to: 'everybody' | readonly string[],
  kind: PushKind,
  now: Date,
): Promise<void> {
  if (to !== 'everybody' && to.length === 0) return
  const due = instant(now)
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
          sql`not exists (select from ${stopsOf(pushSubscriptions.playerId, due)} s)`,
          to === 'everybody' ? undefined : inArray(pushSubscriptions.playerId, [...to]),
        ),
      ),
  )
}
