import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type HistoryList, HistoryType } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { accounts, entries, transactions } from '../database/schema.ts'
import { pageSize, paged, readCursor } from '../http/cursor.ts'
import type { NameOf } from './game-names.ts'
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
  nameOf: NameOf,
): Promise<v.InferOutput<typeof HistoryList>> {
  const accountId = await accountOf(db, player.id, account)
  const below = cursor === undefined ? Infinity : readCursor(account, cursor)
  const first = period.from === undefined ? undefined : await edge(db, accountId, period.from, 'from')
  const last =
    period.to === undefined ? await newest(db, accountId) : await edge(db, accountId, period.to, 'before')
  if (last === undefined || (period.from !== undefined && first === undefined))
    return { list: [], next: null }
  const top = Math.min(last, below - 1)
  // Positions have no gaps: a page of all types ends at this one. Without the bound, a planner without statistics sorts
  // the whole history for each page.
  const bottom = type === undefined ? top - size : undefined
  const found = await db
    .select({
      position: entries.position,
      type: entries.type,
      amount: entries.amount,
      before: entries.before,
      after: entries.after,
      postedAt: entries.postedAt,
      // Not joins: while the planner knows no better, it reads the whole table for one.
      round: sql<string | null>`(select round_id from ${transactions} where id = entries.transaction_id)`,
      game: account === 'points' ? gameOfPoints : gameOfCash,
    })
    .from(entries)
    .where(
      and(
        eq(entries.accountId, accountId),
        type === undefined ? undefined : eq(entries.type, type),
        first === undefined ? undefined : gte(entries.position, first),
        bottom === undefined ? undefined : gte(entries.position, bottom),
        lte(entries.position, top),
      ),
    )
    .orderBy(desc(entries.position))
    .limit(size + 1)
  const { rows, next } = paged(found, size, account, (row) => row.position)
  const list = rows.map(({ position, type: moved, amount, before, after, postedAt, round, game }) => ({
    id: String(position),
    username: player.username,
    type: v.parse(HistoryType, moved),
    amount: toWire(amount),
    before: toWire(before),
    after: toWire(after),
    date: postedAt.toISOString(),
    ...(round === null ? {} : { round }),
    ...(game === null ? {} : { game: nameOf(game) }),
  }))
  return { list, next }
}

const gameOfCash = sql<string | null>`(select game_id from ${transactions} where id = entries.transaction_id)`

/** The game of an entry of points. They have the studio's transaction id of the bet that earned them. */
export const gameOfPoints = sql<string | null>`(
  select bet.game_id from ${transactions} as own
  join ${transactions} as bet on bet.type = 'bet' and bet.reference = own.reference
  where own.id = entries.transaction_id and own.type <> 'point_conversion'
)`

/** The id of a player's account. */
export async function accountOf(db: Db, player: string, kind: 'cash' | 'points'): Promise<number> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.playerId, player), eq(accounts.kind, kind)))
  if (!account) throw new Error('no such account')
  return account.id
}

/** The position of the account's last entry; `undefined` when it has none. */
async function newest(db: Db, account: number): Promise<number | undefined> {
  const [row] = await db
    .select({ position: entries.position })
    .from(entries)
    .where(eq(entries.accountId, account))
    .orderBy(desc(entries.position))
    .limit(1)
  return row?.position
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
