import { eq, inArray, sql } from 'drizzle-orm'
import { addMonths } from '@marquee/contract/add-months.ts'
import type { StopBody } from '@marquee/contract/protection.ts'
import type { Player } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { pushOutbox, pushSubscriptions } from '../push/schema.ts'
import { wallets } from '../database/schema.ts'
import { saveMarks } from './same-person.ts'
import { playStops } from './schema.ts'
import { accountsOf, ownStop } from './stops.ts'

const day = 86_400_000

/** When a break of this length ends; null for good. */
export function endsAfter(length: StopBody, now: Date): Date | null {
  if (length.kind === 'stop') return new Date(now.getTime() + day)
  if (length.kind === 'time_out') return new Date(now.getTime() + length.days * day)
  return length.months === null ? null : addMonths(now.getTime(), length.months)
}

/**
 * Begins a break of the person, whose other accounts it holds too (`accountsOf`); whether it did: one that lasts as long already
 * stays alone. The caller holds the lock on the player's cash
 * account, so that no stake follows.
 *
 * An exclusion ends the wagering that is left: who may not play could never take the money out (decisions §Player protection).
 *
 * @param fingerprint HMAC of a text, by which the person is known again
 */
export async function beginStop(
  tx: Db,
  player: Player,
  stop: Pick<typeof playStops.$inferSelect, 'kind' | 'startedAt' | 'endsAt'>,
  fingerprint: (text: string) => string,
): Promise<boolean> {
  const { id: playerId } = player
  const lasting = await ownStop(tx, playerId, stop.startedAt)
  const isLonger =
    lasting === undefined ||
    (lasting.endsAt !== null && (stop.endsAt === null || stop.endsAt > lasting.endsAt))
  if (!isLonger) return false
  await tx.insert(playStops).values({ playerId, ...stop })
  await saveMarks(tx, player, fingerprint, stop.startedAt)
  const devices = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.playerId} in ${accountsOf(sql`${playerId}::uuid`)}`)
  await tx.delete(pushOutbox).where(inArray(pushOutbox.subscriptionId, devices))
  if (stop.kind === 'exclusion') {
    await tx.update(wallets).set({ rollingLeft: 0n, rollingTotal: 0n }).where(eq(wallets.playerId, playerId))
  }
  return true
}
