import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays, startOfSiteDay } from '@marquee/contract/site-day.ts'
import { type Statement, statementDays, type statementSteps } from '@marquee/contract/wallet.ts'
import type { Db } from '../database/db.ts'
import { toWire } from '../ledger/money.ts'
import { invalid } from '../http/request-error.ts'
import { entries } from '../database/schema.ts'
import { accountOf } from './history.ts'

type Step = (typeof statementSteps)[number]
interface Span {
  readonly from: string
  readonly to: string
}

/**
 * A player's cash by site day, week or month. Every entry holds its account's running totals, so that a step is the
 * difference of two entries. The steps are computed here, with the time zone data that the app groups by.
 *
 * @throws RequestError 400 `to.invalid` for an end before the start or more than `statementDays`
 */
export async function readStatement(
  db: Db,
  player: string,
  { from, to, by }: Span & { readonly by: Step },
  zone: string,
): Promise<Statement> {
  if (to < from || addDays(from, statementDays[by]) < to) throw invalid('to.invalid')
  const spans = spansOf(from, to, by)
  const bounds = [...spans.map((span) => span.from), addDays(to, 1)].map((day) => startOfSiteDay(day, zone))
  const totals = await totalsAt(db, await accountOf(db, player, 'cash'), bounds)
  const list = spans.flatMap((span, index) => {
    const [before, after] = [totalsIn(totals, index), totalsIn(totals, index + 1)]
    return before.position === after.position ? [] : [{ ...span, ...between(before, after) }]
  })
  const [first, last] = [totalsIn(totals, 0), totalsIn(totals, spans.length)]
  return { list, totals: { ...between(first, last), before: toWire(first.after), after: toWire(last.after) } }
}

export type RunningTotals = Readonly<
  Record<'position' | 'after' | 'deposited' | 'withdrawn' | 'staked' | 'won' | 'converted', bigint>
>

/** The running totals of the account's last entry before each of the instants, in one query; zeros where there is none. */
export async function totalsAt(db: Db, account: number, bounds: readonly Date[]): Promise<RunningTotals[]> {
  const last = db
    .select()
    .from(entries)
    .where(and(eq(entries.accountId, account), sql`${entries.postedAt} < bound.at`))
    .orderBy(desc(entries.postedAt), desc(entries.position))
    .limit(1)
    .as('last')
  const instants = `{${bounds.map((instant) => instant.toISOString()).join(',')}}`
  return db
    .select({
      position: figure(last.position),
      after: figure(last.after),
      deposited: figure(last.deposited),
      withdrawn: figure(last.withdrawn),
      staked: figure(last.staked),
      won: figure(last.won),
      converted: figure(last.converted),
    })
    .from(sql`unnest(${instants}::timestamptz[]) with ordinality as bound(at, number)`)
    .leftJoinLateral(last, sql`true`)
    .orderBy(sql`bound.number`)
}

/** A total of a joined entry, 0 where there is none. */
export function figure(column: PgColumn) {
  return sql<string>`coalesce(${column}, 0)::text`.mapWith(BigInt)
}

function totalsIn(totals: readonly RunningTotals[], index: number): RunningTotals {
  const found = totals[index]
  if (!found) throw new Error('a step without its bounds')
  return found
}

/** The sums of the entries after `before`, up to `after`. */
function between(before: RunningTotals, after: RunningTotals) {
  const sum = (kind: keyof RunningTotals) => toWire(after[kind] - before[kind])
  const kinds = {
    deposited: sum('deposited'),
    withdrawn: sum('withdrawn'),
    staked: sum('staked'),
    won: sum('won'),
    converted: sum('converted'),
  }
  const explained = kinds.deposited - kinds.withdrawn - kinds.staked + kinds.won + kinds.converted
  return { ...kinds, other: sum('after') - explained }
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
