import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { withNonce } from './fair/seeds.ts'
import { studioRounds } from './schema.ts'

/** Any drizzle database on PGlite or PostgreSQL that holds the studio's tables. */
export type StudioDb = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

export type RoundRow = typeof studioRounds.$inferSelect
export type RoundState = RoundRow['state']

const unfinished: RoundState[] = ['open', 'decided', 'voiding']

export const isUnfinished = (row: RoundRow): boolean => unfinished.includes(row.state)

/** Whether a round was refused because the operator's session had ended, or it came too soon. Nobody is shown such a round. */
export const isTurnedAway = (row: RoundRow): boolean =>
  row.state === 'refused' && (row.balance === null || row.refusal?.reason === 'tooSoon')

export interface NewRound {
  readonly id: string
  readonly player: string
  readonly gameId: string
  readonly session: string
  readonly key: string
  readonly stake: number
  readonly currency: string
}

/**
 * Writes a round with the nonce that it is drawn from, unless the player's last round at this game began less than `pace` milliseconds
 * ago, one is unfinished, or the key is known. It is one statement, so that of two tabs only one passes. Read the round by its key to
 * see whether it was written.
 */
export function insertRound(db: StudioDb, round: NewRound, pace: number): Promise<void> {
  const { id, player, gameId, session, key, stake, currency } = round
  return withNonce(db, player, async (tx, { seedPair, nonce }) => {
    await tx.execute(sql`
      insert into ${studioRounds} (id, player, game_id, session, key, stake, currency, state, seed_pair, nonce)
      select ${id}, ${player}, ${gameId}, ${session}, ${key}, ${stake}::bigint, ${currency}, 'open', ${seedPair}, ${nonce}::int
      where not exists (
        select 1 from ${studioRounds}
        where ${studioRounds.player} = ${player} and ${studioRounds.gameId} = ${gameId}
          and ${studioRounds.createdAt} > now() - ${pace}::int * interval '1 millisecond'
          and ${studioRounds.state} not in ('refused', 'voided')
      )
      on conflict do nothing`)
    const written = await tx.select({ id: studioRounds.id }).from(studioRounds).where(eq(studioRounds.id, id))
    return written.length > 0
  })
}

export async function roundById(db: StudioDb, id: string): Promise<RoundRow | undefined> {
  const [row] = await db.select().from(studioRounds).where(eq(studioRounds.id, id))
  return row
}

export async function roundByKey(
  db: StudioDb,
  player: string,
  gameId: string,
  key: string,
): Promise<RoundRow | undefined> {
  const [row] = await db
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.player, player), eq(studioRounds.gameId, gameId), eq(studioRounds.key, key)))
  return row
}

/** The player's newest round at a game. */
export async function latestRound(
  db: StudioDb,
  player: string,
  gameId: string,
): Promise<RoundRow | undefined> {
  const [row] = await db
    .select()
    .from(studioRounds)
    .where(and(eq(studioRounds.player, player), eq(studioRounds.gameId, gameId)))
    .orderBy(desc(studioRounds.createdAt))
    .limit(1)
  return row
}

/** Changes a round's state if it is still `from`. A second caller changes nothing. */
export async function turnRound(
  db: StudioDb,
  id: string,
  from: RoundState,
  to: Partial<Pick<RoundRow, 'stops' | 'limits' | 'win' | 'picture' | 'balance' | 'refusal'>> & {
    readonly state: RoundState
  },
): Promise<void> {
  await db
    .update(studioRounds)
    .set({ ...to, updatedAt: sql`now()` })
    .where(and(eq(studioRounds.id, id), eq(studioRounds.state, from)))
}

/**
 * Frees the key of a round that was refused because it came too soon: the same press is played a moment later. The round stays with
 * its nonce, so that the nonces of a pair have no gaps.
 */
export async function freeKey(db: StudioDb, id: string): Promise<void> {
  await db
    .update(studioRounds)
    .set({ key: id })
    .where(and(eq(studioRounds.id, id), eq(studioRounds.state, 'refused')))
}

/** Records that the player saw this round's result: it is not shown again. */
export async function markSeen(db: StudioDb, player: string, id: string): Promise<void> {
  await db
    .update(studioRounds)
    .set({ seenAt: sql`now()` })
    .where(and(eq(studioRounds.id, id), eq(studioRounds.player, player)))
}

/** Takes the unfinished rounds that were not updated for `quiet` milliseconds, and marks them as updated. */
export async function takeStalled(db: StudioDb, quiet: number): Promise<string[]> {
  const stalled = and(
    inArray(studioRounds.state, unfinished),
    lt(studioRounds.updatedAt, sql`now() - ${quiet}::int * interval '1 millisecond'`),
  )
  const rows = await db
    .update(studioRounds)
    .set({ updatedAt: sql`now()` })
    .where(stalled)
    .returning({ id: studioRounds.id })
  return rows.map((row) => row.id)
}
