import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { studioMoves } from '../database/schema.ts'

export interface OpenRound {
  readonly gameId: string
  readonly roundId: string
  /** Minor units. */
  readonly staked: number
  readonly beganAt: Date
}

/** Rounds at most: more games are not left in the middle by one person. */
const most = 12

/** The rounds of a player that wait for them, as their studios reported with the stakes, the newest first. */
export async function openRounds(db: Db, player: string): Promise<OpenRound[]> {
  const { playerId, gameId, roundId, amount, createdAt } = studioMoves
  const began = sql`min(${createdAt})`.mapWith(createdAt)
  const rows = await db
    .select({
      gameId,
      roundId,
      staked: sql`sum(${amount})`.mapWith(amount),
      beganAt: began,
    })
    .from(studioMoves)
    .where(
      and(
        eq(playerId, player),
        eq(studioMoves.roundOpen, true),
        isNull(studioMoves.rolledBackAt),
        eq(studioMoves.status, 'ok'),
      ),
    )
    .groupBy(gameId, roundId)
    .orderBy(sql`min(${createdAt}) desc`)
    .limit(most)
  return rows.map((row) => ({ ...row, staked: toWire(row.staked) }))
}
