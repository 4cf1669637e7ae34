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

/**
 * A database of the studio's own, migrated: PostgreSQL at an address, else one in memory.
 *
 * @throws Error when it cannot be reached or migrated
 */
export async function openStudioDatabase(
  url: string | undefined,
): Promise<{ readonly db: StudioDb; close(): Promise<void> }> {
  const options = { casing: 'snake_case' } as const
  if (url === undefined) {
    const [{ drizzle }, { migrate }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ])
    const db = drizzle(options)
    await migrate(db, studioMigrations)
    return { db, close: () => db.$client.close() }
  }
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const db = drizzle(url, options)
  await migrate(db, studioMigrations)
  return { db, close: () => db.$client.end() }
}
