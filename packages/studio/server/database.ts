import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any drizzle database on PGlite or PostgreSQL that has the studio's tables. */
export type StudioDb = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>
