import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../../server/db.ts'
import { templateDatabase } from './template-database.ts'

/** Where the suites run on a real server as well: `npm test` starts one and sets this. */
export const postgresUrl = process.env['TEST_DATABASE_URL']

/** A fresh, migrated database: on PostgreSQL where `TEST_DATABASE_URL` names one, else embedded in memory. `close` drops it. */
export async function testDatabase(): Promise<OpenDatabase> {
  if (postgresUrl === undefined) return openDatabase({ memory: await templateDatabase() })
  const fresh = await createDatabase(postgresUrl)
  const opened = await openDatabase({ url: fresh.url })
  return {
    ...opened,
    async close() {
      await opened.close()
      await fresh.drop()
    },
  }
}

/** An empty database on a server, for processes that open it themselves. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `marquee_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
