import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtOnce } from '@marquee/operator/database/built-once.ts'
import { type OpenDatabase, openDatabase } from '@marquee/operator/database/db.ts'
import { templateDatabase } from '../../support/template-database.ts'

const one = sql`(values (1)) as one`

describe('a query that is built once, on the embedded database', () => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDatabase({ memory: await templateDatabase() })
  })
  afterAll(() => database.close())

  const echo = builtOnce((db) =>
    db
      .select({ text: sql<string>`${sql.placeholder('text')}::text`, count: sql<number>`count(*)::int` })
      .from(one)
      .prepare('echo'),
  )

  it('is built once for a database', () => {
    expect(echo(database.db)).toBe(echo(database.db))
  })

  it('gives values back as they came, whatever they would mean in a statement', async () => {
    const texts = ['plain', `it's`, `''; drop table players; --`, `\\' or true --`, '$1', '한글', '', 'null']
    for (const text of [...texts, ...texts])
      expect(await echo(database.db).execute({ text })).toEqual([{ text, count: 1 }])
    await expect(echo(database.db).execute({ text: 'a\0b' })).rejects.toThrow()
    expect(await echo(database.db).execute({ text: 'still there' })).toEqual([
      { text: 'still there', count: 1 },
    ])
  })

  it('is planned by the database once, however many ask at a time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => echo(database.db).execute({ text: 'x' })))
    const plans = await database.db
      .select({ name: sql`name` })
      .from(sql`pg_prepared_statements`)
      .where(sql`statement like '%::text%'`)
    expect(plans).toHaveLength(1)
  })

  it('works again after a failure to plan it', async () => {
    const { db } = database
    const late = builtOnce((of) =>
      of
        .select({ n: sql<number>`n` })
        .from(sql`late`)
        .prepare('late'),
    )
    await expect(late(db).execute()).rejects.toThrow()
    await db.execute(sql`create table late as select 5 as n`)
    expect(await late(db).execute()).toEqual([{ n: 5 }])
  })
})
