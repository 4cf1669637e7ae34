import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any drizzle database on PGlite or PostgreSQL that has the studio's tables. */
export type StudioDb = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

/** The studio's migrations. They have a journal of their own, since the tables may share the database of an operator. */
export const studioMigrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: 'studio_migrations',
}

/** An arbitrary number: studios that start on one database at the same time migrate it one after the other. */
const migrationLock = 4_173_003
const connectTimeoutMs = 15_000

/**
 * A database of the studio's own, migrated: PostgreSQL at an address, else one in memory.
 *
 * @throws Error when it cannot be reached or migrated
 */
export async function openStudioDatabase(
  url: string | undefined,
): Promise<{ readonly db: StudioDb; close(): Promise<void> }> {
  if (url === undefined) {
    const [{ drizzle }, { migrate }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const db = drizzle()
    await migrate(db, studioMigrations)
    return { db, close: () => db.$client.close() }
  }
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ])
  const settings = { connectionString: url, connectionTimeoutMillis: connectTimeoutMs }
  const client = new pg.Client(settings)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), studioMigrations)
  } finally {
    // Releases the lock too.
    await client.end()
  }
  const pool = new pg.Pool({ ...settings, keepAlive: true })
  // Node ends the process at an `error` event without a listener: a lost connection only fails its query.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return { db: drizzle(pool), close: () => pool.end() }
}
