import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '@marquee/operator/database/db.ts'

const Definition = v.object({ rows: v.array(v.object({ text: v.string() })) })

/**
 * Lets the ledger date its entries by a clock of the test, where it takes the database's otherwise. Gives what sets this clock;
 * it only goes forward, as the ledger refuses times of the past.
 */
export async function ledgerClock(db: Db): Promise<(at: Date) => Promise<void>> {
  const set = async (at: Date) => {
    await db.execute(sql`update test_clock set at = ${at.toISOString()}::timestamptz`)
  }
  await db.execute(sql`create table test_clock (at timestamptz not null)`)
  await db.execute(sql`insert into test_clock values (now())`)
  const found = await db.execute(sql`select pg_get_functiondef('entry_continues_account'::regproc) as text`)
  const [definition] = v.parse(Definition, found).rows
  if (!definition?.text.includes('clock_timestamp()')) throw new Error('the ledger dates entries otherwise')
  await db.execute(sql.raw(definition.text.replace('clock_timestamp()', '(select at from test_clock)')))
  return set
}
