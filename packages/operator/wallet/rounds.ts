import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import { HistoryType } from '@marquee/contract/wallet.ts'
import * as v from 'valibot'
import type { GameRound, PlaySum, RoundDetail } from '@marquee/contract/rounds.ts'
import type { Db } from '../database/db.ts'
import { pageSize, paged, readCursor } from '../http/cursor.ts'
import { toWire } from '../ledger/money.ts'
import { notFound } from '../http/request-error.ts'
import { entries, studioMoves, transactions } from '../database/schema.ts'
import type { NameOf } from './game-names.ts'
import { accountOf } from './history.ts'
import type { Period } from './period.ts'
import type { Page } from './request-list.ts'

export interface RoundFilter extends Page {
  readonly game: string | undefined
  /** Positions of the first and last movement of a session. */
  readonly session: readonly [number, number] | undefined
}

/** Longest pause within a session. */
const pause = sql.raw(`interval '30 minutes'`)
const maxSums = 200

/**
 * A page of a player's rounds, newest first. A round has the place of its first stake in the history, so that further
 * stakes and wins do not move it; rounds that cost nothing are not listed.
 */
export async function readRounds(
  db: Db,
  player: string,
  { cursor, size = pageSize, period, game, session }: RoundFilter,
  nameOf: NameOf,
): Promise<{ list: GameRound[]; next: string | null }> {
  const account = await accountOf(db, player, 'cash')
  const isFirstStake = sql`not exists (
    select 1 from ${studioMoves} as earlier
    where earlier.player_id = ${player} and earlier.round_id = ${transactions.roundId}
      and earlier.game_id = ${transactions.gameId} and earlier.kind = 'debit' and earlier.status = 'ok'
      and earlier.amount > 0 and earlier.transaction_id <> ${transactions.reference}
      and (earlier.created_at, earlier.transaction_id) < (
        select stake.created_at, stake.transaction_id from ${studioMoves} as stake
        where stake.transaction_id = ${transactions.reference}
      )
  )`
  const found = await db
    .select({
      position: entries.position,
      amount: entries.amount,
      postedAt: entries.postedAt,
      gameId: transactions.gameId,
      roundId: transactions.roundId,
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(
      and(
        eq(entries.accountId, account),
        eq(entries.type, 'bet'),
        cursor === undefined ? undefined : lt(entries.position, readCursor('round', cursor)),
        ...within(period),
        ...(session ? [gte(entries.position, session[0]), lte(entries.position, session[1])] : []),
        game === undefined ? undefined : eq(transactions.gameId, game),
        isNotNull(transactions.gameId),
        isFirstStake,
      ),
    )
    .orderBy(desc(entries.position))
    .limit(size + 1)
  const { rows, next } = paged(found, size, 'round', (row) => row.position)
  const ids = [...new Set(rows.flatMap(({ roundId }) => roundId ?? []))]
  const sums = ids.length === 0 ? [] : await sumsOf(db, player, ids)
  const byRound = new Map(sums.map((one) => [nameOfRound(one), one]))
  const list = rows.map(({ amount, postedAt, gameId, roundId }) => {
    const known = { gameId: gameId ?? '', roundId: roundId ?? '' }
    const sum = byRound.get(nameOfRound(known)) ?? { staked: -amount, won: 0n, returned: 0n }
    return {
      id: known.roundId,
      game: nameOf(known.gameId),
      date: postedAt.toISOString(),
      staked: toWire(BigInt(sum.staked)),
      won: toWire(BigInt(sum.won)),
      returned: toWire(BigInt(sum.returned)),
    }
  })
  return { list, next }
}

const nameOfRound = ({ gameId, roundId }: { readonly gameId: string; readonly roundId: string }) =>
  `${gameId} ${roundId}`

/** Stakes and wins of rounds, minor units as text, and when each round began, epoch milliseconds as text. */
export function sumsOf(db: Db, player: string, rounds: readonly string[]) {
  const { kind, amount, rolledBackAt, createdAt } = studioMoves
  const total = (condition: SQL) => sql<string>`coalesce(sum(${amount}) filter (where ${condition}), 0)`
  return db
    .select({
      gameId: studioMoves.gameId,
      roundId: studioMoves.roundId,
      staked: total(sql`${kind} = 'debit'`),
      won: total(sql`${kind} = 'credit'`),
      returned: total(sql`${kind} = 'debit' and ${rolledBackAt} is not null`),
      // A driver would give the aggregate's instant as text of its own.
      began: sql<string>`extract(epoch from min(${createdAt})) * 1000`,
    })
    .from(studioMoves)
    .where(
      and(
        eq(studioMoves.playerId, player),
        inArray(studioMoves.roundId, [...rounds]),
        eq(studioMoves.status, 'ok'),
      ),
    )
    .groupBy(studioMoves.gameId, studioMoves.roundId)
}

/**
 * One round of a player with its movements.
 *
 * @throws RequestError 404 `round.notFound` for a round that has moved none of their money
 */
export async function readRound(
  db: Db,
  player: string,
  { id, game }: { readonly id: string; readonly game: string | undefined },
  nameOf: NameOf,
): Promise<Omit<RoundDetail, 'replay' | 'proof'>> {
  const account = await accountOf(db, player, 'cash')
  // By the player's moves, which have an index by round; the ledger has one by reference.
  const moved = await db
    .select({
      position: entries.position,
      type: entries.type,
      amount: entries.amount,
      postedAt: entries.postedAt,
      gameId: studioMoves.gameId,
    })
    .from(studioMoves)
    .innerJoin(
      transactions,
      and(
        inArray(transactions.type, ['bet', 'win', 'rollback']),
        eq(transactions.reference, studioMoves.transactionId),
      ),
    )
    .innerJoin(entries, and(eq(entries.transactionId, transactions.id), eq(entries.accountId, account)))
    .where(
      and(
        eq(studioMoves.playerId, player),
        eq(studioMoves.roundId, id),
        game === undefined ? undefined : eq(studioMoves.gameId, game),
      ),
    )
    .orderBy(asc(entries.position))
  const [first] = moved
  if (!first) throw notFound('round.notFound')
  const ofGame = moved.filter(({ gameId }) => gameId === first.gameId)
  const sum = (type: string) =>
    ofGame.reduce((total, move) => (move.type === type ? total + move.amount : total), 0n)
  return {
    id,
    game: nameOf(first.gameId),
    date: first.postedAt.toISOString(),
    staked: toWire(-sum('bet')),
    won: toWire(sum('win')),
    returned: toWire(sum('rollback')),
    moves: ofGame.map(({ position, type, amount, postedAt }) => ({
      id: String(position),
      type: v.parse(HistoryType, type),
      amount: toWire(amount),
      date: postedAt.toISOString(),
    })),
  }
}

/** Sums of a player's rounds in a period, by game or by session; the last played come first. */
export async function readPlaySums(
  db: Db,
  player: string,
  by: 'game' | 'session',
  period: Period,
  nameOf: NameOf,
): Promise<{ list: PlaySum[] }> {
  const account = await accountOf(db, player, 'cash')
  const starts = sql`case when ${entries.postedAt} - lag(${entries.postedAt}) over (order by ${entries.position}) < ${pause} then 0 else 1 end`
  const moves = db
    .select({
      position: entries.position,
      postedAt: entries.postedAt,
      type: entries.type,
      amount: entries.amount,
      gameId: transactions.gameId,
      roundId: transactions.roundId,
      starts: (by === 'session' ? starts : sql`0`).as('starts'),
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(
      and(
        eq(entries.accountId, account),
        inArray(entries.type, ['bet', 'win', 'rollback']),
        isNotNull(transactions.gameId),
        ...within(period),
      ),
    )
    .as('moves')
  const session = sql`sum(${moves.starts}) over (order by ${moves.position})`
  const numbered = db
    .select({
      position: moves.position,
      postedAt: moves.postedAt,
      type: moves.type,
      amount: moves.amount,
      gameId: moves.gameId,
      roundId: moves.roundId,
      part: (by === 'session' ? session : sql`${moves.gameId}`).as('part'),
    })
    .from(moves)
    .as('numbered')
  const total = (condition: SQL) =>
    sql<string>`coalesce(sum(${numbered.amount}) filter (where ${condition}), 0)`
  const rows = await db
    .select({
      first: sql<string>`min(${numbered.position})`,
      last: sql<string>`max(${numbered.position})`,
      // Milliseconds: a driver would give the aggregate's instant as text of its own.
      from: sql<string>`extract(epoch from min(${numbered.postedAt})) * 1000`,
      to: sql<string>`extract(epoch from max(${numbered.postedAt})) * 1000`,
      games: sql<string[]>`array_agg(distinct ${numbered.gameId})`,
      rounds: sql<string>`count(distinct (${numbered.gameId}, ${numbered.roundId})) filter (where ${numbered.type} = 'bet')`,
      staked: total(sql`${numbered.type} <> 'win'`),
      won: total(sql`${numbered.type} = 'win'`),
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(desc(sql`max(${numbered.position})`))
    .limit(maxSums)
  return {
    list: rows.map(({ first, last, from, to, games, rounds, staked, won }) => ({
      id: by === 'game' ? (games[0] ?? '') : `${first}-${last}`,
      games: games.map(nameOf),
      from: new Date(Number(from)).toISOString(),
      to: new Date(Number(to)).toISOString(),
      rounds: Number(rounds),
      staked: toWire(-BigInt(staked)),
      won: toWire(BigInt(won)),
    })),
  }
}

function within({ from, to }: Period): SQL[] {
  return [
    ...(from === undefined ? [] : [gte(entries.postedAt, from)]),
    ...(to === undefined ? [] : [lt(entries.postedAt, to)]),
  ]
}
