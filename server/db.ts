import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'
import { StartFault, systemCode } from './start-fault.ts'

/** The operator's database, embedded or a server's; a transaction of it has the same type. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Db
  readonly kind: 'pglite' | 'postgresql'
  close(): Promise<void>
}

/** Where the data is: a PostgreSQL address, a folder for the embedded database, or `memory` (tests). */
export type DataSource =
  | { readonly url: string }
  | { readonly folder: string }
  /** `memory` may be the dump of an embedded database that it begins as. */
  | { readonly memory: true | Blob }

const options = { schema, casing: 'snake_case' } as const
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that two operators on one database agree on: only one of them migrates at a time. */
const migrationLock = 4_173_001

/**
 * Opens and migrates the database.
 *
 * @throws StartFault when it cannot be reached, read or migrated
 */
export async function openDatabase(source: DataSource): Promise<OpenDatabase> {
  if ('url' in source) return openPostgres(source.url)
  return 'folder' in source ? openEmbedded(source.folder) : openEmbedded(undefined, source.memory)
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ])
  // The time also holds for who waits for a free connection: in a rush on a busy machine some waited for more than 5 s.
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 15_000 })
  // An idle connection that the server drops is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migrate(drizzle(client, options), { migrationsFolder })
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw new StartFault(`The database at ${withoutSecrets(url)} cannot be used (${reason(error)}).`)
  }
  return { db: drizzle(pool, options), kind: 'postgresql', close: once(() => pool.end()) }
}

async function openEmbedded(folder: string | undefined, memory?: true | Blob): Promise<OpenDatabase> {
  const lock = folder === undefined ? undefined : lockFolder(folder)
  try {
    const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('@electric-sql/pglite'),
    ])
    const client = await PGlite.create({
      dataDir: folder === undefined ? 'memory://' : join(folder, 'pglite'),
      ...(memory instanceof Blob ? { loadDataDir: memory } : {}),
    })
    const db = drizzle(client, options)
    try {
      await migrate(db, { migrationsFolder })
    } catch (error) {
      await client.close()
      throw error
    }
    return {
      db,
      kind: 'pglite',
      close: once(async () => {
        await client.close()
        lock?.release()
      }),
    }
  } catch (error) {
    lock?.release()
    const place = folder !== undefined && existsSync(folder) ? `in ${folder} ` : ''
    throw new StartFault(
      `The embedded database ${place}cannot be opened (${reason(error)}); a folder of another version must be moved away.`,
    )
  }
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}

/** The innermost cause in a few words: drizzle wraps the driver's error, Node wraps several attempts in one. */
function reason(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const code = systemCode(innermost)
  const words = innermost instanceof Error ? innermost.message : String(innermost)
  return words.split('\n')[0] || code || 'unknown reason'
}

function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
