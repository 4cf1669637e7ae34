import { and, eq } from 'drizzle-orm'
import type { CounselReference } from '../../src/contract/support.ts'
import type { Db } from '../db.ts'
import { accounts, entries, studioMoves, walletRequests } from '../schema.ts'

/** Whether the round, movement or request that an inquiry refers to exists and is the player's own. */
export async function isOwnReference(
  db: Db,
  player: string,
  { kind, id }: CounselReference,
): Promise<boolean> {
  if (kind === 'round') {
    const [move] = await db
      .select({ id: studioMoves.transactionId })
      .from(studioMoves)
      .where(and(eq(studioMoves.playerId, player), eq(studioMoves.roundId, id)))
      .limit(1)
    return move !== undefined
  }
  if (!/^[1-9]\d{0,14}$/.test(id)) return false
  if (kind === 'deposit' || kind === 'withdraw') {
    const [request] = await db
      .select({ id: walletRequests.id })
      .from(walletRequests)
      .where(
        and(
          eq(walletRequests.id, Number(id)),
          eq(walletRequests.playerId, player),
          eq(walletRequests.kind, kind),
        ),
      )
    return request !== undefined
  }
  const [entry] = await db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        eq(accounts.playerId, player),
        eq(accounts.kind, kind === 'points' ? 'points' : 'cash'),
        eq(entries.position, Number(id)),
      ),
    )
  return entry !== undefined
}
