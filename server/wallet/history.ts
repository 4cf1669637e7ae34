import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { type HistoryPage, HistoryType } from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import { toWire } from '../money.ts'
import { accounts, entries, transactions } from '../schema.ts'
import { pageSize, paged, readCursor } from '../http/cursor.ts'
import type { Page } from './request-list.ts'

export interface HistoryFilter extends Page {
  readonly account: 'cash' | 'points'
  readonly type: string | undefined
}

/**
 * A page of the movements of a player's cash or points, newest first. It is ordered by the account's positions. They are
 * given under the account's lock and committed in their order, so that a cursor neither skips nor repeats a row while
 * new ones arrive. Dates rise with positions: a period is a range of positions.
 */
export async function readHistory(
  db: Db,
  player: { readonly id: string; readonly username: string },
  { account, type, cursor, size = pageSize, period }: HistoryFilter,
): Promise<v.InferOutput<typeof HistoryPage>> {
  const held = await accountOf(db, player.id, account)
  const first = period.from === undefined ? undefined : await edge(db, held, period.from, 'from')
  const last = period.to === undefined ? undefined : await edge(db, held, period.to, 'before')
  const empty =
    (period.from !== undefined && first === undefined) || (period.to !== undefined && last === undefined)
  if (empty) return { list: [], next: null }
  const below = cursor === undefined ? undefined : readCursor(account, cursor)
  const top = Math.min(last ?? Infinity, below === undefined ? Infinity : below - 1)
  // Positions have no gaps: a page of all types ends at this one. Without the bound, a planner without statistics sorts
  // everything below the cursor for each page.
  const bottom = type === undefined && top < Infinity ? top - size : undefined
  const found = await db
    .select({
      position: entries.position,
      type: entries.type,
      amount: entries.amount,
      before: entries.before,
      after: entries.after,
      postedAt: entries.postedAt,
      round: transactions.roundId,
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(
      and(
        eq(entries.accountId, held),
        type === undefined ? undefined : eq(entries.type, type),
        first === undefined ? undefined : gte(entries.position, first),
        bottom === undefined ? undefined : gte(entries.position, bottom),
        top < Infinity ? lte(entries.position, top) : undefined,
      ),
    )
    .orderBy(desc(entries.position))
    .limit(size + 1)
  const { rows, next } = paged(found, size, account, (row) => row.position)
  const list = rows.map(({ position, type: moved, amount, before, after, postedAt, round }) => ({
    id: String(position),
    username: player.username,
    type: v.parse(HistoryType, moved),
    amount: toWire(amount),
    before: toWire(before),
    after: toWire(after),
    date: postedAt.toISOString(),
    ...(round === null ? {} : { round }),
  }))
  return { list, next }
}

/** The id of a player's account. */
export async function accountOf(db: Db, player: string, kind: 'cash' | 'points'): Promise<number> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.playerId, player), eq(accounts.kind, kind)))
  if (!account) throw new Error('no such account')
  return account.id
}

/** The position of the first entry from an instant on, or of the last one before it; `undefined` when there is none. */
async function edge(db: Db, account: number, at: Date, side: 'from' | 'before'): Promise<number | undefined> {
  const order = side === 'from' ? asc : desc
  const [row] = await db
    .select({ position: entries.position })
    .from(entries)
    .where(
      and(
        eq(entries.accountId, account),
        side === 'from' ? gte(entries.postedAt, at) : lt(entries.postedAt, at),
      ),
    )
    .orderBy(order(entries.postedAt), order(entries.position))
    .limit(1)
  return row?.position
}
