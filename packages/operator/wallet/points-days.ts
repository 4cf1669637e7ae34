import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { siteDayOf, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { HistoryType, type PointsDay } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { readCursor, toCursor } from '../http/cursor.ts'
import { toWire } from '../ledger/money.ts'
import { entries } from '../database/schema.ts'
import type { NameOf } from './game-names.ts'
import { accountOf, gameOfPoints } from './history.ts'

/** Days of a page. Each costs two queries. */
const daysOfPage = 10

interface PointsPage {
  readonly cursor: string | undefined
  /** The site's time zone. */
  readonly zone: string
}

/**
 * A page of a player's points, newest first: a sum for each site day on which they moved, with the sums of its games. The days
 * are computed here, with the time zone data that the app groups by.
 */
export async function readPointsDays(
  db: Db,
  player: string,
  { cursor, zone }: PointsPage,
  nameOf: NameOf,
): Promise<{ list: PointsDay[]; next: string | null }> {
  const account = await accountOf(db, player, 'points')
  const list: PointsDay[] = []
  let below = cursor === undefined ? undefined : readCursor('pointsday', cursor)
  let newest = await newestBelow(db, account, below)
  while (newest && list.length < daysOfPage) {
    const day = siteDayOf(newest.postedAt, zone)
    const rows = await rowsOfDay(db, account, startOfSiteDay(day, zone), below)
    const amount = rows.reduce((total, row) => total + BigInt(row.amount), 0n)
    list.push({
      day,
      amount: toWire(amount),
      after: toWire(newest.after),
      rows: rows.map(({ type, game, last, count, amount: sum }) => ({
        id: last,
        type: v.parse(HistoryType, type),
        amount: toWire(BigInt(sum)),
        count: Number(count),
        ...(game === null ? {} : { game: nameOf(game) }),
      })),
    })
    below = Math.min(...rows.map(({ first }) => Number(first)))
    newest = await newestBelow(db, account, below)
  }
  return { list, next: newest && below !== undefined ? toCursor('pointsday', below) : null }
}

async function newestBelow(db: Db, account: number, below: number | undefined) {
  const [row] = await db
    .select({ postedAt: entries.postedAt, after: entries.after })
    .from(entries)
    .where(and(eq(entries.accountId, account), isBelow(below)))
    .orderBy(desc(entries.position))
    .limit(1)
  return row
}

/** The sums of a day's movements by type and game, the last moved first. Dates rise with positions. */
function rowsOfDay(db: Db, account: number, start: Date, below: number | undefined) {
  const moves = db
    .select({
      position: entries.position,
      type: entries.type,
      amount: entries.amount,
      game: gameOfPoints.as('game'),
    })
    .from(entries)
    .where(and(eq(entries.accountId, account), gte(entries.postedAt, start), isBelow(below)))
    .as('moves')
  return db
    .select({
      type: moves.type,
      game: moves.game,
      first: sql<string>`min(${moves.position})::text`,
      last: sql<string>`max(${moves.position})::text`,
      count: sql<string>`count(*)::text`,
      amount: sql<string>`sum(${moves.amount})::text`,
    })
    .from(moves)
    .groupBy(moves.type, moves.game)
    .orderBy(desc(sql`max(${moves.position})`))
}

function isBelow(below: number | undefined) {
  return below === undefined ? undefined : lt(entries.position, below)
}
