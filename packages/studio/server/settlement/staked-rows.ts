import { and, type Column, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { withNonce } from '../fairness/seeds.ts'
import { studioHands } from '../hands/schema.ts'
import { studioRounds } from '../slots/schema.ts'
import { studioTableBets } from '../tables/schema.ts'

/**
 * Whether an instant is at most `ms` from now. A row that was written while the clock was set ahead may be further in the future: it does
 * not count, because otherwise its player could begin no round, and recovery would leave it alone, until the clock is there again.
 */
export function isWithin(instant: Column, ms: number): SQL {
  const span = sql`${ms}::int * interval '1 millisecond'`
  return sql`${instant} > now() - ${span} and ${instant} <= now() + ${span}`
}

/** The tables of what players stake. */
export const stakedTables = [studioRounds, studioHands, studioTableBets] as const
type StakedTable = (typeof stakedTables)[number]

export interface NewRound {
  readonly id: string
  readonly player: string
  readonly gameId: string
  readonly session: string
  readonly key: string
  readonly stake: number
  readonly currency: string
  /** The commitment of the only pair of seeds that may draw it; any pair without one. */
  readonly commitment?: string | undefined
}

/**
 * Writes a round or a hand with the nonce that it is drawn from, unless the player's last one at this game began less than `pace` ms
 * ago, one is unfinished, or the key is known. It is one statement, so that of two tabs only one succeeds. Read the row by its key to
 * see whether it was written.
 *
 * @param side the stake on a hand's side bet
 * @returns `false` where the player's active pair is not the one of `commitment`
 */
export function insertRound(
  db: StudioDb,
  table: typeof studioRounds | typeof studioHands,
  { id, player, gameId, session, key, stake, currency, commitment }: NewRound,
  pace: number,
  side?: number,
): Promise<boolean> {
  const [sideColumn, sideValue] = side === undefined ? [sql``, sql``] : [sql`, side`, sql`, ${side}::bigint`]
  return withNonce(db, player, commitment, async (tx, { seedPair, nonce }) => {
    await tx.execute(sql`
      insert into ${table} (id, player, game_id, session, key, stake, currency, state, seed_pair, nonce${sideColumn})
      select ${id}, ${player}, ${gameId}, ${session}, ${key}, ${stake}::bigint, ${currency}, 'open', ${seedPair}, ${nonce}::int${sideValue}
      where not exists (
        select 1 from ${table}
        where ${table.player} = ${player} and ${table.gameId} = ${gameId}
          and ${isWithin(table.createdAt, pace)}
          and ${table.state} not in ('refused', 'voided')
      )
      on conflict do nothing`)
    const written = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
    return written.length > 0
  })
}

/**
 * Claims the rows in one of `states` that were not updated for `quiet` milliseconds: they count as updated from here on.
 *
 * @returns their ids
 */
export async function claimStalled<Table extends StakedTable>(
  db: StudioDb,
  table: Table,
  states: readonly Table['$inferSelect']['state'][],
  quiet: number,
  condition?: SQL,
): Promise<string[]> {
  const rows = await db
    .update<StakedTable>(table)
    .set({ updatedAt: sql`now()` })
    .where(and(inArray(table.state, [...states]), not(isWithin(table.updatedAt, quiet)), condition))
    .returning({ id: table.id })
  return rows.map(({ id }) => id)
}

/**
 * Frees the key of a row that was refused because it arrived too soon: the same action is tried a moment later. The row stays with its
 * nonce, so that the nonces of a pair have no gaps.
 */
export async function freeKey(db: StudioDb, table: StakedTable, id: string): Promise<void> {
  await db
    .update(table)
    .set({ key: id })
    .where(and(eq(table.id, id), eq(table.state, 'refused')))
}

/** Records that the player saw how this row ended: it is not shown again. */
export async function markSeen(db: StudioDb, table: StakedTable, player: string, id: string): Promise<void> {
  await db
    .update(table)
    .set({ seenAt: sql`now()` })
    .where(and(eq(table.id, id), eq(table.player, player)))
}
