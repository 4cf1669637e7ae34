import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import {
  studioTableBets,
  studioTableChains,
  studioTableRounds,
  studioTableSalts,
  studioTableSeats,
} from './schema.ts'
import { isPresent, isUndrawn, later } from './table-rounds.ts'
import type { TableTiming } from './table-timing.ts'

/** A player's request to end the betting of a round before its time. */
interface EarlyClose {
  readonly gameId: string
  readonly roundId: string
  readonly player: string
}

/** Bets that count, or may still count, in their round. */
const isOnTable = inArray(studioTableBets.state, ['open', 'placed'])

/**
 * Ends the betting of a round for its only player, who has a bet in it. One statement decides by the database's clock: from then on no bet
 * is written, and those under way have as long to be confirmed as in any round. While browsers put values into the salt of a new
 * chain its first round runs its whole time: a value that is not opened would leave the chain without proof.
 *
 * @returns whether betting has ended; `others` where it is not this player's table alone
 */
export async function closeEarly(
  db: StudioDb,
  { gameId, roundId, player }: EarlyClose,
  { lock, alone }: Pick<TableTiming, 'lock' | 'alone'>,
): Promise<'closed' | 'others' | 'refused'> {
  const betsOfRound = (isWanted: SQL) =>
    db
      .select({ id: studioTableBets.id })
      .from(studioTableBets)
      .where(and(eq(studioTableBets.roundId, roundId), isWanted, isOnTable))
  const others = db
    .select({ player: studioTableSeats.player })
    .from(studioTableSeats)
    .where(and(eq(studioTableSeats.gameId, gameId), ne(studioTableSeats.player, player), isPresent))
  const isAlone = sql`(${notExists(others)} and ${notExists(betsOfRound(ne(studioTableBets.player, player)))})`
  const unopened = db
    .select({ chain: studioTableSalts.chain })
    .from(studioTableSalts)
    .where(and(eq(studioTableSalts.chain, studioTableRounds.chain), isNull(studioTableSalts.value)))
  const isSaltReady = exists(
    db
      .select({ end: studioTableChains.end })
      .from(studioTableChains)
      .where(
        and(
          eq(studioTableChains.end, studioTableRounds.chain),
          or(
            isNotNull(studioTableChains.salt),
            and(lt(studioTableChains.commitsUntil, sql`clock_timestamp()`), notExists(unopened)),
          ),
        ),
      ),
  )
  const takesBets = and(
    eq(studioTableRounds.id, roundId),
    eq(studioTableRounds.gameId, gameId),
    isUndrawn,
    gt(studioTableRounds.closesAt, sql`clock_timestamp()`),
  )
  const closed = await db
    .update(studioTableRounds)
    .set({ closesAt: sql`clock_timestamp()`, drawnAt: later(lock), endsAt: later(lock + alone) })
    .where(and(takesBets, isAlone, isSaltReady, exists(betsOfRound(eq(studioTableBets.player, player)))))
    .returning({ id: studioTableRounds.id })
  if (closed.length > 0) return 'closed'
  const crowded = await db
    .select({ id: studioTableRounds.id })
    .from(studioTableRounds)
    .where(and(takesBets, not(isAlone)))
  return crowded.length > 0 ? 'others' : 'refused'
}
