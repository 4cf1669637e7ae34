import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { type HistoryPage, HistoryType } from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import { toWire } from '../money.ts'
import { accounts, entries, transactions } from '../schema.ts'
import { pageSize, paged, readCursor } from './cursor.ts'
import type { Page } from './request-list.ts'

export interface HistoryFilter extends Page {
  readonly account: 'cash' | 'points'
  readonly type: string | undefined
}

/**
 * A page of what moved a player's cash or points, newest first. It goes by the account's positions, which are given
 * under the account's lock: they are committed in their order, so that a cursor neither skips nor repeats a row while new
 * ones arrive. Dates rise with positions, so a period is a range of them.
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
  const found = await db
    .select({ entry: entries, round: transactions.roundId })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(
      and(
        eq(entries.accountId, held),
        type === undefined ? undefined : eq(entries.type, type),
        cursor === undefined ? undefined : lt(entries.position, readCursor(account, cursor)),
        first === undefined ? undefined : gte(entries.position, first),
        last === undefined ? undefined : lte(entries.position, last),
      ),
    )
    .orderBy(desc(entries.position))
    .limit(size + 1)
  const { rows, next } = paged(found, size, account, ({ entry }) => entry.position)
  const list = rows.map(({ entry, round }) => ({
    id: String(entry.position),
    username: player.username,
    type: v.parse(HistoryType, entry.type),
    amount: toWire(entry.amount),
    before: toWire(entry.before),
    after: toWire(entry.after),
    date: entry.postedAt.toISOString(),
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
