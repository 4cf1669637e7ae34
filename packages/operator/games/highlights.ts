import { and, count, countDistinct, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { studioMoves } from '../database/schema.ts'

/** What was played lately, without names. */
export interface Highlights {
  /** Ids of the games that most players played, the first with the most. */
  readonly popular: readonly string[]
  /** The largest big win of one round of each game, minor units; the largest first. */
  readonly wins: readonly { readonly gameId: string; readonly amount: number }[]
}

/** How many stakes a round returns at least for a big win, as the frame of games celebrates it. */
const BIG_WIN_STAKES = 10
/** How far back a round counts, ms. */
const windowMs = 24 * 3_600_000
/** The newest moves that are counted: on a busy site they are less than the window, and the query stays short. */
const maxMoves = 20_000
/** How long one result is shared by all requests, ms. */
const cacheMs = 5 * 60_000

/**
 * The highlights, counted at most every five minutes for any number of requests, and only on request. A count that
 * failed fails those who waited for it, and the next one counts anew.
 */
export function createHighlights(db: Db, clock: () => Date): () => Promise<Highlights> {
  let cached: { readonly at: number; readonly counted: Promise<Highlights> } | undefined
  return () => {
    const now = clock()
    if (cached && now.getTime() - cached.at < cacheMs) return cached.counted
    const counted = countHighlights(db, now)
    const mine = { at: now.getTime(), counted }
    cached = mine
    counted.catch(() => {
      if (cached === mine) cached = undefined
    })
    return counted
  }
}

/** Counts the rounds of the 24 hours before `now`. A round counts from its stake on; one whose stake went back does not. */
export async function countHighlights(db: Db, now: Date, limit = maxMoves): Promise<Highlights> {
  const { playerId, gameId, roundId, kind, amount } = studioMoves
  const moves = db
    .select({ playerId, gameId, roundId, kind, amount })
    .from(studioMoves)
    .where(
      and(
        gt(studioMoves.createdAt, new Date(now.getTime() - windowMs)),
        eq(studioMoves.status, 'ok'),
        ne(kind, 'tombstone'),
        isNull(studioMoves.rolledBackAt),
      ),
    )
    .orderBy(desc(studioMoves.createdAt))
    .limit(limit)
    .as('moves')
  const total = (of: string) =>
    sql<string>`coalesce(sum(${moves.amount}) filter (where ${moves.kind} = ${of}), 0)`
  const rounds = db
    .select({
      playerId: moves.playerId,
      gameId: moves.gameId,
      won: total('credit').as('won'),
      staked: total('debit').as('staked'),
    })
    .from(moves)
    .groupBy(moves.playerId, moves.gameId, moves.roundId)
    // The stake of a win at the edge of the window lies outside: without it nobody knows what was won.
    .having(sql`bool_or(${moves.kind} = 'debit')`)
    .as('rounds')
  const games = await db
    .select({
      gameId: rounds.gameId,
      players: countDistinct(rounds.playerId),
      rounds: count(),
      largest: sql<string>`coalesce(max(${rounds.won}) filter (where ${rounds.won} >= ${BIG_WIN_STAKES} * ${rounds.staked}), 0)`,
    })
    .from(rounds)
    .groupBy(rounds.gameId)
  const popular = games.toSorted(
    (a, b) => b.players - a.players || b.rounds - a.rounds || a.gameId.localeCompare(b.gameId),
  )
  const wins = games
    .map((game) => ({ gameId: game.gameId, amount: toWire(BigInt(game.largest)) }))
    .filter(({ amount: won }) => won > 0)
    .toSorted((a, b) => b.amount - a.amount || a.gameId.localeCompare(b.gameId))
  return { popular: popular.map((game) => game.gameId), wins }
}
