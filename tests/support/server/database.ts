import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '@marquee/operator/database/db.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'
import { findPostgres } from '../postgres.ts'
import { schemaDigest, templateDatabase } from '../template-database.ts'

/** Where the suites run on a real server as well: `npm test` starts one and sets this. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined

let template: Promise<string> | undefined

/** A fresh, migrated database: on PostgreSQL where `TEST_DATABASE_URL` names one, else embedded in memory. `close` drops it. */
export async function testDatabase(): Promise<OpenDatabase> {
  if (postgresUrl === undefined) return openDatabase({ memory: await templateDatabase() })
  const fresh = await createDatabase(postgresUrl, await (template ??= migratedTemplate(postgresUrl)))
  const opened = await openDatabase({ url: fresh.url })
  return {
    ...opened,
    async close() {
      await opened.close()
      await fresh.drop()
    },
  }
}

/** A database that is made from a backup of `original`, as the runbook says: from a dump. */
export async function restoredDatabase(original: OpenDatabase): Promise<OpenDatabase> {
  if (original.dump !== undefined) return openDatabase({ memory: await original.dump() })
  const found = findPostgres()
  if (postgresUrl === undefined || found === undefined) throw new Error('no PostgreSQL to restore on')
  // Where only links to the server's own programs are on the PATH, the others are beside what they lead to.
  const binaries = dirname(realpathSync(join(found, 'postgres')))
  const [row] = await original.db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(values (1)) as one`)
  const fresh = await createDatabase(postgresUrl)
  const dump = execFileSync(
    join(binaries, 'pg_dump'),
    ['--format=custom', urlOf(postgresUrl, row?.name ?? '')],
    {
      maxBuffer: 2 ** 30,
    },
  )
  execFileSync(join(binaries, 'pg_restore'), ['--no-owner', `--dbname=${fresh.url}`], { input: dump })
  const opened = await openDatabase({ url: fresh.url })
  return {
    ...opened,
    async close() {
      await opened.close()
      await fresh.drop()
    },
  }
}

/** A database on a server, for processes that open it themselves: empty, or a copy of another one. */
export async function createDatabase(
  server: string,
  copyOf = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `marquee_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${copyOf}`))
  return {
    url: urlOf(server, name),
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/** Any number that the test workers agree on: one of them makes the template, and the others wait for it. */
const templateLock = 4_173_002

/** The name of a migrated database that holds nothing, which others are copied from: copying takes a tenth of migrating. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `marquee_template_${await schemaDigest()}`
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 1) return name
    // It gets its name when it is whole.
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished}`)
    await client.query(`create database ${unfinished}`)
    const opened = await openDatabase({ url: urlOf(server, unfinished) }, { others: [studioMigrations] })
    await opened.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  })
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
