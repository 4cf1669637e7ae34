import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { addDays, startOfSiteDay } from '../../src/contract/site-day.ts'
import { type Statement, statementDays, type statementSteps } from '../../src/contract/wallet.ts'
import type { Db } from '../db.ts'
import { toWire } from '../money.ts'
import { invalid } from '../refusal.ts'
import { entries } from '../schema.ts'
import { accountOf } from './history.ts'

type Step = (typeof statementSteps)[number]
interface Span {
  readonly from: string
  readonly to: string
}

/**
 * A player's cash by site day, week or month. The database sums; where a step begins is worked out here, by the same
 * zone data that the app groups by.
 *
 * @throws Refusal 400 `to.invalid` for an end before the start or more than `statementDays` after it
 */
export async function readStatement(
  db: Db,
  player: string,
  { from, to, by }: Span & { readonly by: Step },
  zone: string,
): Promise<Statement> {
  if (to < from || addDays(from, statementDays) < to) throw invalid('to.invalid')
  const spans = spansOf(from, to, by)
  const starts = spans.map((span) => startOfSiteDay(span.from, zone))
  const start = startOfSiteDay(from, zone)
  const end = startOfSiteDay(addDays(to, 1), zone)
  const account = await accountOf(db, player, 'cash')
  return db.transaction(
    async (tx) => {
      const bounds = `{${starts.map((instant) => instant.toISOString()).join(',')}}`
      const rows = await tx
        .select({
          step: sql<number>`width_bucket(${entries.postedAt}, ${bounds}::timestamptz[])`.as('step'),
          deposited: sumOf(sql`type = 'deposit'`),
          withdrawn: sumOf(sql`type in ('withdraw', 'withdraw_return')`),
          staked: sumOf(sql`type in ('bet', 'rollback')`),
          won: sumOf(sql`type = 'win'`),
          converted: sumOf(sql`type = 'point_conversion'`),
          all: sumOf(sql`true`),
        })
        .from(entries)
        .where(and(eq(entries.accountId, account), gte(entries.postedAt, start), lt(entries.postedAt, end)))
        .groupBy(sql`step`)
        .orderBy(sql`step`)
      const list = rows.flatMap(({ step, ...sums }) => {
        const span = spans[step - 1]
        return span ? [{ ...span, ...signed(sums) }] : []
      })
      const before = await heldAt(tx, account, start)
      const after = await heldAt(tx, account, end)
      return { list, totals: { ...totalOf(list), before, after } }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const sumOf = (which: SQL) => sql<string>`coalesce(sum(${entries.amount}) filter (where ${which}), 0)`

type Sums = Record<'deposited' | 'withdrawn' | 'staked' | 'won' | 'converted', string> & {
  readonly all: string
}

function signed(sums: Sums) {
  const { deposited, withdrawn, staked, won, converted, all } = sums
  const parts = [deposited, withdrawn, staked, won, converted].map(BigInt)
  const other = BigInt(all) - parts.reduce((sum, part) => sum + part, 0n)
  return {
    deposited: toWire(BigInt(deposited)),
    // What leaves is negative in the books; nothing is 0, never -0.
    withdrawn: toWire(-BigInt(withdrawn)),
    staked: toWire(-BigInt(staked)),
    won: toWire(BigInt(won)),
    converted: toWire(BigInt(converted)),
    other: toWire(other),
  }
}

const names = ['deposited', 'withdrawn', 'staked', 'won', 'converted', 'other'] as const

function totalOf(list: readonly ReturnType<typeof signed>[]): ReturnType<typeof signed> {
  const total = { deposited: 0, withdrawn: 0, staked: 0, won: 0, converted: 0, other: 0 }
  for (const row of list) for (const name of names) total[name] += row[name]
  return total
}

/** What the account held just before an instant. */
async function heldAt(tx: Db, account: number, at: Date): Promise<number> {
  const [row] = await tx
    .select({ after: entries.after })
    .from(entries)
    .where(and(eq(entries.accountId, account), lt(entries.postedAt, at)))
    .orderBy(desc(entries.postedAt), desc(entries.position))
    .limit(1)
  return toWire(row?.after ?? 0n)
}

/** The steps that a period touches, oldest first, the first and last cut to it. Weeks start on Sunday. */
export function spansOf(from: string, to: string, by: Step): readonly Span[] {
  const spans: Span[] = []
  for (let start = from; start <= to;) {
    const next = nextStart(start, by)
    const end = addDays(next, -1)
    spans.push({ from: start, to: end < to ? end : to })
    start = next
  }
  return spans
}

function nextStart(day: string, by: Step): string {
  if (by === 'day') return addDays(day, 1)
  const date = new Date(`${day}T00:00:00Z`)
  if (by === 'week') return addDays(day, 7 - date.getUTCDay())
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
