import { and, eq, exists, gt, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { StudioDb } from '../database.ts'
import { studioTableBets, studioTableRounds } from './schema.ts'

/** How long a round without bets is stored. */
const retentionDays = 30

/**
 * Deletes old rounds in which nobody had a bet. Those with bets stay as the operator's own records of them do. The newest
 * round of a chain stays: the place of the next one is counted from it, and a value that was uncovered must not come again.
 */
export async function deleteOldTableRounds(db: StudioDb): Promise<void> {
  const later = alias(studioTableRounds, 'later')
  const bets = db
    .select({ id: studioTableBets.id })
    .from(studioTableBets)
    .where(eq(studioTableBets.roundId, studioTableRounds.id))
  const laterRounds = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.chain, studioTableRounds.chain), gt(later.number, studioTableRounds.number)))
  await db
    .delete(studioTableRounds)
    .where(
      and(
        lt(studioTableRounds.endsAt, sql`now() - ${retentionDays}::int * interval '1 day'`),
        isNotNull(studioTableRounds.result),
        notExists(bets),
        exists(laterRounds),
      ),
    )
}
