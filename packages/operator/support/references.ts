import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { CounselReference, ReferenceFacts } from '@marquee/contract/inquiry.ts'
import { HistoryType } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { entries, transactions, walletRequests } from '../database/schema.ts'
import type { NameOf } from '../wallet/game-names.ts'
import { accountOf } from '../wallet/history.ts'
import { sumsOf } from '../wallet/rounds.ts'

type Kind = CounselReference['kind']

/** The facts of references, by `referenceName`. */
export type FactsByName = ReadonlyMap<string, ReferenceFacts>

/** Tells references of different kinds apart. */
export function referenceName({ kind, id }: CounselReference): string {
  return `${kind} ${id}`
}

/**
 * What the operator knows of rounds, movements and requests of a player, in one query for each kind. A reference to what
 * is not there, or not the player's own, has no facts.
 */
export async function readFacts(
  db: Db,
  player: string,
  references: readonly CounselReference[],
  nameOf: NameOf,
): Promise<FactsByName> {
  const idsOf = (kind: Kind) => [...new Set(references.flatMap((one) => (one.kind === kind ? one.id : [])))]
  const facts: ReferenceFacts[] = [
    ...(await factsOfRounds(db, player, idsOf('round'), nameOf)),
    ...(await factsOfMovements(db, player, 'transaction', numbers(idsOf('transaction')), nameOf)),
    ...(await factsOfMovements(db, player, 'points', numbers(idsOf('points')), nameOf)),
    ...(await factsOfRequests(db, player, 'deposit', numbers(idsOf('deposit')))),
    ...(await factsOfRequests(db, player, 'withdraw', numbers(idsOf('withdraw')))),
  ]
  return new Map(facts.map((one) => [referenceName(one), one]))
}

function numbers(ids: readonly string[]): number[] {
  return ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number)
}

async function factsOfRounds(
  db: Db,
  player: string,
  ids: readonly string[],
  nameOf: NameOf,
): Promise<ReferenceFacts[]> {
  if (ids.length === 0) return []
  const rounds = await sumsOf(db, player, ids)
  return rounds.map(({ gameId, roundId, staked, won, began }) => ({
    kind: 'round',
    id: roundId,
    game: nameOf(gameId),
    date: new Date(Number(began)).toISOString(),
    amount: toWire(BigInt(staked)),
    won: toWire(BigInt(won)),
  }))
}

async function factsOfMovements(
  db: Db,
  player: string,
  kind: 'transaction' | 'points',
  positions: readonly number[],
  nameOf: NameOf,
): Promise<ReferenceFacts[]> {
  if (positions.length === 0) return []
  const account = await accountOf(db, player, kind === 'points' ? 'points' : 'cash')
  const moved = await db
    .select({
      position: entries.position,
      type: entries.type,
      amount: entries.amount,
      postedAt: entries.postedAt,
      gameId: transactions.gameId,
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(and(eq(entries.accountId, account), inArray(entries.position, [...positions])))
  return moved.map(({ position, type, amount, postedAt, gameId }) => ({
    kind,
    id: String(position),
    type: v.parse(HistoryType, type),
    date: postedAt.toISOString(),
    amount: toWire(amount),
    ...(gameId === null ? {} : { game: nameOf(gameId) }),
  }))
}

async function factsOfRequests(
  db: Db,
  player: string,
  kind: 'deposit' | 'withdraw',
  ids: readonly number[],
): Promise<ReferenceFacts[]> {
  if (ids.length === 0) return []
  const requests = await db
    .select({ id: walletRequests.id, amount: walletRequests.amount, createdAt: walletRequests.createdAt })
    .from(walletRequests)
    .where(
      and(
        eq(walletRequests.playerId, player),
        eq(walletRequests.kind, kind),
        inArray(walletRequests.id, [...ids]),
      ),
    )
  return requests.map(({ id, amount, createdAt }) => ({
    kind,
    id: String(id),
    date: createdAt.toISOString(),
    amount: toWire(amount),
  }))
}
