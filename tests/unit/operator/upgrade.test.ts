import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, type OpenDatabase, openDatabase } from '@marquee/operator/database/db.ts'
import { demo } from '@marquee/operator/database/seed.ts'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'
import { listIn } from '../../support/server/calls.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'
import { templateDatabase } from '../../support/template-database.ts'

const folder = join(import.meta.dirname, '..', '..', 'support', 'releases')
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.slice(0, -'.sql'.length))

/** A database as the release left it. */
async function databaseOf(release: string): Promise<Blob> {
  const client = await PGlite.create('memory://')
  await client.exec(readFileSync(join(folder, `${release}.sql`), 'utf8'))
  const copy = await client.dumpDataDir('none')
  await client.close()
  return copy
}

/** Columns, constraints, indexes, triggers and functions, one line for each. The order of a table's columns does not matter. */
async function structureOf(db: Db): Promise<string[]> {
  const rows = await db.select({ line: sql<string>`line` }).from(sql`(
      select concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, attidentity, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
        left join pg_attrdef d on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
      union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace
    ) as lines`)
  return rows.map(({ line }) => line).toSorted()
}

describe.each(releases)('a database of release %s', (release) => {
  let database: OpenDatabase
  let operator: TestOperator

  beforeAll(async () => {
    database = await openDatabase({ memory: await databaseOf(release) }, { others: [studioMigrations] })
    operator = await testOperator({}, { database })
  })
  afterAll(() => operator.close())

  it('is upgraded to the structure of a new one', async () => {
    const fresh = await openDatabase({ memory: await templateDatabase() })
    const expected = await structureOf(fresh.db)
    await fresh.close()
    expect(expected.length).toBeGreaterThan(100)
    expect(await structureOf(database.db)).toEqual(expected)
  })

  it('balances', async () => {
    const { entries, problems } = await auditLedger(database.db)
    expect(entries).toBeGreaterThan(10)
    expect(problems).toEqual([])
  })

  it('lets its players sign in and find what they had', async () => {
    const token = await operator.signIn(demo.username, demo.password)
    const history = listIn(await operator.send('GET', '/wallet/history', { token }))
    expect(history[0]).toMatchObject({ after: await operator.cash(token) })
    const found = await Promise.all(
      ['/wallet/rounds', '/wallet/deposit', '/wallet/withdraw', '/supports/counsel', '/supports/memo'].map(
        async (path) => listIn(await operator.send('GET', path, { token })).length,
      ),
    )
    expect(found.filter((count) => count === 0)).toEqual([])
    await operator.send('POST', '/wallet/withdraw', {
      token,
      headers: { 'idempotency-key': 'after-the-upgrade' },
      body: { amount: 10_000 },
    })
    expect((await auditLedger(database.db)).problems).toEqual([])
  })
})

it('has a release to upgrade', () => {
  expect(releases).not.toEqual([])
})
