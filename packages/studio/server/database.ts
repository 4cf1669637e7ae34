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
