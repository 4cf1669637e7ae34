import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'
import { StartupError, systemCode } from '../site/startup-error.ts'

/** The operator's database, embedded or on a server. A transaction of it has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Db
  /** A copy of the embedded database, compressed; absent on a server. */
  readonly dump?: () => Promise<Blob>
  close(): Promise<void>
}

/** Where the data is: a PostgreSQL address, a folder for the embedded database, or `memory` (tests). */
export type DataSource =
  | { readonly url: string }
  | {
      readonly folder: string
      /** A dump that the database is made from. `beforeOpening` runs when the folder is locked: no database may be there then. */
      readonly from?: Blob
      readonly beforeOpening?: () => void
    }
  /** A dump instead of `true`: the database starts as its copy. */
  | { readonly memory: true | Blob }

const options = { schema, casing: 'snake_case' } as const

/** Migrations of one program, and the table of the schema `drizzle` that lists those that a database has. */
export interface Migrations {
  readonly migrationsFolder: string
  readonly migrationsTable: string
}

export const operatorMigrations: Migrations = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: '__drizzle_migrations',
}

interface OpenOptions {
  /** Migrations of programs that have tables of their own in the same database. */
  readonly others?: readonly Migrations[]
  /** How long a query on PostgreSQL may take without a response, ms; 0 for no limit; 15 s without it. */
  readonly socketTimeoutMs?: number
}

/** An arbitrary number: operators that start on one database at the same time migrate it one after the other. */
const migrationLock = 4_173_001

/**
 * Opens the database and applies the migrations that it lacks.
 *
 * @throws StartupError when it cannot be reached, read or migrated
 */
export async function openDatabase(
  source: DataSource,
  { others = [], socketTimeoutMs = 15_000 }: OpenOptions = {},
): Promise<OpenDatabase> {
  const migrations = [operatorMigrations, ...others]
  if ('url' in source) return openPostgres(source.url, migrations, socketTimeoutMs)
  return 'folder' in source
    ? openEmbedded(source.folder, migrations, source.from, source.beforeOpening)
    : openEmbedded(undefined, migrations, source.memory)
}

async function openPostgres(
  url: string,
  migrations: readonly Migrations[],
  socketTimeoutMs: number,
): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { Client }, { connectTimeoutMs, PostgresPool }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
    import('./postgres-pool.ts'),
  ])
  // Not of the pool: a migration may take longer than any other query.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client, options)
    await migrateAll(db, migrations, (each) => migrate(db, each))
  } catch (error) {
    throw new StartupError(`The database at ${withoutSecrets(url)} cannot be used (${reason(error)}).`)
  } finally {
    // Releases the lock too.
    await client.end()
  }
  const pool = new PostgresPool(url, socketTimeoutMs)
  return { db: drizzle(pool, options), close: once(() => pool.end()) }
}

async function openEmbedded(
  folder: string | undefined,
  migrations: readonly Migrations[],
  from?: true | Blob,
  beforeOpening?: () => void,
): Promise<OpenDatabase> {
  const unlock = folder === undefined ? undefined : lockFolder(folder)
  try {
    const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('@electric-sql/pglite'),
    ])
    beforeOpening?.()
    if (folder !== undefined) createPrivateFolder(join(folder, 'pglite'))
    const client = await PGlite.create({
      dataDir: folder === undefined ? 'memory://' : join(folder, 'pglite'),
      ...(from instanceof Blob ? { loadDataDir: from } : {}),
    })
    const db = drizzle(client, options)
    try {
      await migrateAll(db, migrations, (each) => migrate(db, each))
    } catch (error) {
      await client.close()
      throw error
    }
    return {
      db,
      dump: async () => {
        // What a copy would else have to repeat from the log of writes when it is opened.
        await client.exec('checkpoint')
        return client.dumpDataDir('gzip')
      },
      close: once(async () => {
        await client.close()
        unlock?.()
      }),
    }
  } catch (error) {
    unlock?.()
    const location = folder !== undefined && existsSync(folder) ? `in ${folder} ` : ''
    throw new StartupError(`The embedded database ${location}cannot be opened (${reason(error)}).`)
  }
}

/** Applies migrations after all of them were checked: a database that is refused stays as it was. */
async function migrateAll(
  db: Pick<Db, 'select'>,
  migrations: readonly Migrations[],
  migrate: (each: Migrations) => Promise<unknown>,
): Promise<void> {
  for (const each of migrations) await requireKnownMigrations(db, each)
  for (const each of migrations) await migrate(each)
}

/**
 * Refuses a database that has migrations which this version does not have. Drizzle compares only times: it would serve a
 * newer version's tables, and write to them, as if they were its own.
 */
async function requireKnownMigrations(
  db: Pick<Db, 'select'>,
  { migrationsFolder, migrationsTable }: Migrations,
): Promise<void> {
  const table = `drizzle.${migrationsTable}`
  const [journal] = await db.select({ table: sql`to_regclass(${table})` }).from(sql`(values (1)) as one`)
  if (!journal?.table) return
  const applied = await db.select({ at: sql<string>`created_at` }).from(sql.raw(table))
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (applied.every(({ at }) => known.has(Number(at)))) return
  throw new Error(
    'it was written by a version of Marquee that this one does not know; start that version or a newer one',
  )
}

/** Closes a folder to other users: the embedded database writes its files, the signing keys among them, readable by all. */
function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}

/** The first line of the innermost cause: drizzle wraps the driver's error, Node wraps several attempts in one. */
function reason(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const code = systemCode(innermost)
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] || code || 'unknown reason'
}

function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
