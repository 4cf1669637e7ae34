import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { claimStalled } from '../settlement/staked-rows.ts'
import { studioTableBets, studioTableRounds } from './schema.ts'

export type TableBetRow = typeof studioTableBets.$inferSelect
export type TableBetState = TableBetRow['state']

export type NewTableBet = Pick<
  TableBetRow,
  'id' | 'roundId' | 'player' | 'gameId' | 'session' | 'key' | 'currency' | 'bets' | 'stake'
>

/** States in which money may still move. A placed bet waits for its round. */
const unfinished: TableBetState[] = ['open', 'placed', 'decided', 'voiding']

/** Bets of one player whose stakes are being debited: somebody who clicks fast at a slow operator has fewer. */
const maxPending = 16

/** Actions of one player in a round: more are not a person's. */
const maxActions = 200

/** The player's round in the operator's books: a UUID made of the table's round and the player. */
export function walletRoundOf(roundId: string, player: string): string {
  const hex = createHash('sha256').update(`${roundId} ${player}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}

/**
 * Writes a bet while its round takes bets. One player's bets are written one after another, so that two actions at once do not both
 * pass a limit. A known key writes nothing.
 *
 * @param most of a player's stakes in a round, minor units
 */
export function insertBet(
  db: StudioDb,
  bet: NewTableBet,
  most: number,
): Promise<'written' | 'closed' | 'overLimit' | 'tooManyPending'> {
  const walletRound = walletRoundOf(bet.roundId, bet.player)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`studio bets ${bet.player}`}, 0))`)
    if ((await betByKey(tx, bet.player, bet.gameId, bet.key)) !== undefined) return 'written'
    const [round] = await tx
      .select({ id: studioTableRounds.id })
      .from(studioTableRounds)
      .where(
        and(
          eq(studioTableRounds.id, bet.roundId),
          eq(studioTableRounds.gameId, bet.gameId),
          isNull(studioTableRounds.voidedAt),
          sql`${studioTableRounds.closesAt} > clock_timestamp()`,
        ),
      )
    if (round === undefined) return 'closed'
    const isPending = and(eq(studioTableBets.player, bet.player), eq(studioTableBets.state, 'open'))
    const pending = await tx.select({ id: studioTableBets.id }).from(studioTableBets).where(isPending)
    if (pending.length >= maxPending) return 'tooManyPending'
    const [placed] = await tx
      .select({
        stake: sql`coalesce(sum(${studioTableBets.stake}), 0)`.mapWith(Number),
        actions: sql`count(*)`.mapWith(Number),
      })
      .from(studioTableBets)
      .where(
        and(
          eq(studioTableBets.roundId, bet.roundId),
          eq(studioTableBets.player, bet.player),
          inArray(studioTableBets.state, ['open', 'placed']),
        ),
      )
    const { stake, actions } = placed ?? { stake: 0, actions: 0 }
    if (stake + bet.stake > most || actions >= maxActions) return 'overLimit'
    await tx.insert(studioTableBets).values({ ...bet, walletRound, state: 'open' })
    return 'written'
  })
}

export async function betById(db: StudioDb, id: string): Promise<TableBetRow | undefined> {
  const [row] = await db.select().from(studioTableBets).where(eq(studioTableBets.id, id))
  return row
}

export async function betByKey(
  db: Pick<StudioDb, 'select'>,
  player: string,
  gameId: string,
  key: string,
): Promise<TableBetRow | undefined> {
  const [row] = await db
    .select()
    .from(studioTableBets)
    .where(
      and(
        eq(studioTableBets.player, player),
        eq(studioTableBets.gameId, gameId),
        eq(studioTableBets.key, key),
      ),
    )
  return row
}

/** A player's bets in a round, in the order of the actions. */
export function betsOf(db: StudioDb, roundId: string, player: string): Promise<TableBetRow[]> {
  return db
    .select()
    .from(studioTableBets)
    .where(and(eq(studioTableBets.roundId, roundId), eq(studioTableBets.player, player)))
    .orderBy(studioTableBets.position)
}

/** The bets of a player's round in the operator's books. */
export function betsOfWalletRound(db: StudioDb, walletRound: string): Promise<TableBetRow[]> {
  return db
    .select()
    .from(studioTableBets)
    .where(eq(studioTableBets.walletRound, walletRound))
    .orderBy(studioTableBets.position)
}

/** The newest round that the player had a bet in and whose end the page never showed, other than `current`. */
export async function unseenRound(
  db: StudioDb,
  player: string,
  gameId: string,
  current: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ roundId: studioTableBets.roundId })
    .from(studioTableBets)
    .where(
      and(
        eq(studioTableBets.player, player),
        eq(studioTableBets.gameId, gameId),
        isNull(studioTableBets.seenAt),
        inArray(studioTableBets.state, ['placed', 'decided', 'settled']),
        sql`${studioTableBets.roundId} <> ${current}`,
        sql`${studioTableBets.createdAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(desc(studioTableBets.position))
    .limit(1)
  return row?.roundId
}

/**
 * Records that the player saw how their bets of a round ended. Earlier rounds of the table count as seen with it: they are not
 * news any more, and are in the history.
 */
export async function markRoundSeen(
  db: StudioDb,
  player: string,
  gameId: string,
  roundId: string,
): Promise<void> {
  const own = and(eq(studioTableBets.player, player), eq(studioTableBets.gameId, gameId))
  const last = db
    .select({ position: max(studioTableBets.position) })
    .from(studioTableBets)
    .where(and(own, eq(studioTableBets.roundId, roundId)))
  await db
    .update(studioTableBets)
    .set({ seenAt: sql`now()` })
    .where(and(own, isNull(studioTableBets.seenAt), sql`${studioTableBets.position} <= (${last})`))
}

export type TableBetChange = Partial<Pick<TableBetRow, 'win' | 'balance' | 'refusal'>> & {
  readonly state: TableBetState
}

/**
 * Changes a bet if it still is in the state of `row`. A second caller changes nothing. A bet is placed only before its round's draw:
 * a player who has seen the result could drop a stake that is still under way.
 */
export async function changeBet(
  db: StudioDb,
  row: Pick<TableBetRow, 'id' | 'state' | 'roundId'>,
  change: TableBetChange,
): Promise<void> {
  const isBeforeDraw = sql`exists (select 1 from ${studioTableRounds}
    where ${studioTableRounds.id} = ${row.roundId} and ${studioTableRounds.voidedAt} is null
      and ${studioTableRounds.drawnAt} > clock_timestamp())`
  await db
    .update(studioTableBets)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(studioTableBets.id, row.id),
        eq(studioTableBets.state, row.state),
        change.state === 'placed' ? isBeforeDraw : undefined,
      ),
    )
}

/** Takes a bet of the player back while its round takes bets; `false` when it is too late. The stake goes back afterwards. */
export async function takeBackBet(db: StudioDb, id: string, player: string): Promise<boolean> {
  const rows = await db
    .update(studioTableBets)
    .set({ state: 'voiding', updatedAt: sql`now()` })
    .where(
      and(
        eq(studioTableBets.id, id),
        eq(studioTableBets.player, player),
        inArray(studioTableBets.state, ['open', 'placed']),
        sql`exists (select 1 from ${studioTableRounds} where ${studioTableRounds.id} = ${studioTableBets.roundId}
          and ${studioTableRounds.closesAt} > clock_timestamp())`,
      ),
    )
    .returning({ id: studioTableBets.id })
  return rows.length > 0
}

/** The bets of a drawn round that are not over. */
export async function unfinishedBetsOf(db: StudioDb, roundId: string): Promise<string[]> {
  const rows = await db
    .select({ id: studioTableBets.id })
    .from(studioTableBets)
    .where(and(eq(studioTableBets.roundId, roundId), inArray(studioTableBets.state, unfinished)))
  return rows.map(({ id }) => id)
}

/** Whether money of the player may still move at this table. */
export async function hasUnfinishedBet(db: StudioDb, player: string): Promise<boolean> {
  const rows = await db
    .select({ id: studioTableBets.id })
    .from(studioTableBets)
    .where(and(eq(studioTableBets.player, player), inArray(studioTableBets.state, unfinished)))
    .limit(1)
  return rows.length > 0
}

/** Claims the unfinished bets that were not updated for `quiet` milliseconds, without those that wait for their round's draw. */
export function claimStalledBets(db: StudioDb, quiet: number): Promise<string[]> {
  const isOver = sql`exists (select 1 from ${studioTableRounds} where ${studioTableRounds.id} = ${studioTableBets.roundId}
    and (${studioTableRounds.result} is not null or ${studioTableRounds.voidedAt} is not null))`
  const isStalled = sql`(${studioTableBets.state} <> 'placed' or ${isOver})`
  return claimStalled(db, studioTableBets, unfinished, quiet, isStalled)
}
