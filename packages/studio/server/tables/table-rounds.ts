import { and, desc, eq, exists, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { chainLength, chainValue, drawsOf, newChainStart } from './chain.ts'
import { isWithin } from '../settlement/staked-rows.ts'
import { type ChainRow, fixSalt, isWithheld } from './chain-salt.ts'
import { studioTableChains, studioTableRounds, studioTableSeats } from './schema.ts'
import type { TableResult, TableRules } from './table-rules.ts'
import type { TableTiming } from './table-timing.ts'

export type TableRoundRow = typeof studioTableRounds.$inferSelect

/** The database's clock, which all processes share: Unix milliseconds. */
export const databaseNow = sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number)

/** Whether a round is to be drawn yet. */
export const isUndrawn = and(isNull(studioTableRounds.result), isNull(studioTableRounds.voidedAt))

/** The database's time in so many milliseconds. */
export const later = (ms: number) => sql`clock_timestamp() + ${ms}::int * interval '1 millisecond'`

/** How long a player counts as present after a process has last seen them, milliseconds. */
const presentMs = 15_000

/** Whether a player has been at the table lately, in any process. */
export const isPresent = isWithin(studioTableSeats.seenAt, presentMs)

/** Whether a round begins later than its own length from now: it was begun by a clock that went back meanwhile. */
const isAhead = sql<boolean>`${studioTableRounds.opensAt} - clock_timestamp() >
  greatest(${studioTableRounds.endsAt} - ${studioTableRounds.opensAt}, interval '0')`

export interface NewestRound {
  readonly round: TableRoundRow
  /** The database's time. */
  readonly now: number
  /** Whether its times are those of a clock that went back meanwhile. */
  readonly isAhead: boolean
}

/** The newest round of a table. */
export async function newestRound(db: StudioDb, gameId: string): Promise<NewestRound | undefined> {
  const [found] = await db
    .select({ round: studioTableRounds, now: databaseNow, isAhead })
    .from(studioTableRounds)
    .where(eq(studioTableRounds.gameId, gameId))
    .orderBy(desc(studioTableRounds.position))
    .limit(1)
  return found
}

/**
 * Retires chains, and voids their rounds that are not drawn: their bets go back.
 *
 * @param chain one of them; all without it
 * @returns how many had not been retired
 */
export function retireChains(db: StudioDb, chain?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const retired = await tx
      .update(studioTableChains)
      .set({ retiredAt: sql`now()` })
      .where(
        and(
          isNull(studioTableChains.retiredAt),
          chain === undefined ? undefined : eq(studioTableChains.end, chain),
        ),
      )
      .returning({ end: studioTableChains.end })
    await tx
      .update(studioTableRounds)
      .set({ voidedAt: sql`now()` })
      .where(
        and(
          isUndrawn,
          exists(
            tx
              .select({ end: studioTableChains.end })
              .from(studioTableChains)
              .where(
                and(
                  eq(studioTableChains.end, studioTableRounds.chain),
                  isNotNull(studioTableChains.retiredAt),
                ),
              ),
          ),
        ),
      )
    return retired.length
  })
}

export async function tableRoundById(db: StudioDb, id: string): Promise<TableRoundRow | undefined> {
  const [row] = await db.select().from(studioTableRounds).where(eq(studioTableRounds.id, id))
  return row
}

/** The newest results of a table, the newest first. */
export async function resultsOf(db: StudioDb, gameId: string, count: number): Promise<TableResult[]> {
  const rows = await db
    .select({ result: studioTableRounds.result })
    .from(studioTableRounds)
    .where(and(eq(studioTableRounds.gameId, gameId), isNotNull(studioTableRounds.result)))
    .orderBy(desc(studioTableRounds.position))
    .limit(count)
  return rows.flatMap(({ result }) => (result === null ? [] : [result]))
}

async function newestChain(db: StudioDb, gameId: string): Promise<ChainRow | undefined> {
  const [row] = await db
    .select()
    .from(studioTableChains)
    .where(eq(studioTableChains.gameId, gameId))
    .orderBy(desc(studioTableChains.number))
    .limit(1)
  return row
}

/** The table's chain with rounds left in it, and the place of the next one. A chain with a withheld value ends with its first round. */
async function nextPosition(
  db: StudioDb,
  gameId: string,
  saltMs: number,
): Promise<{ chain: ChainRow; number: number }> {
  const chain = await newestChain(db, gameId)
  const [last] =
    chain === undefined
      ? []
      : await db
          .select({ number: sql`coalesce(max(${studioTableRounds.number}), 0)`.mapWith(Number) })
          .from(studioTableRounds)
          .where(eq(studioTableRounds.chain, chain.end))
  const used = last?.number ?? 0
  const isOver = chain === undefined || chain.retiredAt !== null || used >= chainLength
  if (!isOver && !(await isWithheld(db, chain))) return { chain, number: used + 1 }
  const start = newChainStart()
  const end = chainValue(start, 0)
  const number = (chain?.number ?? 0) + 1
  const values = { end, gameId, number, start, commitsUntil: later(saltMs) }
  await db.insert(studioTableChains).values(values).onConflictDoNothing()
  // Another process may have been first: its chain is the one.
  return nextPosition(db, gameId, saltMs)
}

/** Begins the table's next round, unless one is running or another process has begun it. */
export async function beginRound(db: StudioDb, gameId: string, timing: TableTiming): Promise<void> {
  const { chain, number } = await nextPosition(db, gameId, timing.salt ?? 0)
  const id = `${chain.end.slice(0, 24)}-${number}`
  const { bet, lock, show } = timing
  await db.execute(sql`
    insert into ${studioTableRounds} (id, game_id, chain, number, opens_at, closes_at, drawn_at, ends_at)
    select ${id}, ${gameId}, ${chain.end}, ${number}::int, clock_timestamp(),
      ${later(bet)}, ${later(bet + lock)}, ${later(bet + lock + show)}
    where not exists (
      select 1 from ${studioTableRounds}
      where ${studioTableRounds.gameId} = ${gameId}
        and ${studioTableRounds.voidedAt} is null and not ${isAhead}
        and (${studioTableRounds.result} is null or ${studioTableRounds.endsAt} > clock_timestamp())
    )
    on conflict do nothing`)
}

/** Draws a round whose bets are closed. Every process draws the same: the chain, its salt and the round's id decide. */
export async function drawRound(db: StudioDb, round: TableRoundRow, rules: TableRules): Promise<void> {
  const [chain] = await db.select().from(studioTableChains).where(eq(studioTableChains.end, round.chain))
  if (chain === undefined) throw new Error(`no chain ${round.chain}`)
  const proof = chainValue(chain.start, round.number)
  const salt = chain.salt ?? (await fixSalt(db, chain.end))
  await db
    .update(studioTableRounds)
    .set({ result: rules.draw(drawsOf(proof, round.id, salt)), proof })
    .where(
      and(
        eq(studioTableRounds.id, round.id),
        isUndrawn,
        lt(studioTableRounds.drawnAt, sql`clock_timestamp()`),
      ),
    )
}

/** Ends a drawn round `alone` milliseconds after its draw where at most one player is there to wait for the next one. */
export async function endSoonWhereAlone(
  db: StudioDb,
  { id, gameId }: TableRoundRow,
  alone: number,
): Promise<void> {
  const soon = sql`${studioTableRounds.drawnAt} + ${alone}::int * interval '1 millisecond'`
  const players = db
    .select({ count: sql`count(*)` })
    .from(studioTableSeats)
    .where(and(eq(studioTableSeats.gameId, gameId), isPresent))
  await db
    .update(studioTableRounds)
    .set({ endsAt: soon })
    .where(
      and(
        eq(studioTableRounds.id, id),
        isNotNull(studioTableRounds.result),
        sql`${studioTableRounds.endsAt} > ${soon}`,
        sql`(${players}) < 2`,
      ),
    )
}

/** Ends a drawn round in `rest` milliseconds for a player who has seen its result, where nobody else is there to see it. */
export async function endSoonAfterLook(
  db: StudioDb,
  { gameId, roundId, player }: { readonly gameId: string; readonly roundId: string; readonly player: string },
  rest: number,
): Promise<boolean> {
  const others = db
    .select({ player: studioTableSeats.player })
    .from(studioTableSeats)
    .where(and(eq(studioTableSeats.gameId, gameId), ne(studioTableSeats.player, player), isPresent))
  const ended = await db
    .update(studioTableRounds)
    .set({ endsAt: later(rest) })
    .where(
      and(
        eq(studioTableRounds.id, roundId),
        eq(studioTableRounds.gameId, gameId),
        isNotNull(studioTableRounds.result),
        sql`${studioTableRounds.endsAt} > ${later(rest)}`,
        notExists(others),
      ),
    )
    .returning({ id: studioTableRounds.id })
  return ended.length > 0
}

/** Whether a round takes no more stakes: the time of its draw has come, or it is void. A stake that is not confirmed takes no part. */
export async function isDue(db: StudioDb, id: string): Promise<boolean> {
  const [found] = await db
    .select({
      drawnAt: studioTableRounds.drawnAt,
      voidedAt: studioTableRounds.voidedAt,
      now: databaseNow,
    })
    .from(studioTableRounds)
    .where(eq(studioTableRounds.id, id))
  return found === undefined || found.voidedAt !== null || found.now >= found.drawnAt.getTime()
}

/** The tables whose newest round was begun by a clock that went back meanwhile, by that round's chain. */
export async function chainsAhead(db: StudioDb): Promise<string[]> {
  const rows = await db
    .select({ chain: studioTableRounds.chain })
    .from(studioTableRounds)
    .where(and(isUndrawn, isAhead))
  return rows.map(({ chain }) => chain)
}

/** The rounds that nobody drew for `quiet` milliseconds after their time. */
export function undrawnRounds(db: StudioDb, quiet: number): Promise<TableRoundRow[]> {
  return db
    .select()
    .from(studioTableRounds)
    .where(
      and(
        isUndrawn,
        lt(studioTableRounds.drawnAt, sql`clock_timestamp() - ${quiet}::int * interval '1 millisecond'`),
      ),
    )
}

/** Writes that these players are at the table, and returns how many are, over all processes. */
export async function seePlayers(db: StudioDb, gameId: string, players: readonly string[]): Promise<number> {
  if (players.length > 0) {
    await db
      .insert(studioTableSeats)
      .values(players.map((player) => ({ gameId, player })))
      .onConflictDoUpdate({
        target: [studioTableSeats.gameId, studioTableSeats.player],
        set: { seenAt: sql`now()` },
      })
  }
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(studioTableSeats)
    .where(and(eq(studioTableSeats.gameId, gameId), isPresent))
  return row?.count ?? 0
}

/** A player leaves the table. */
export async function forgetPlayer(db: StudioDb, gameId: string, player: string): Promise<void> {
  await db
    .delete(studioTableSeats)
    .where(and(eq(studioTableSeats.gameId, gameId), eq(studioTableSeats.player, player)))
}
