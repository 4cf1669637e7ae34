import type { PGlite } from '@electric-sql/pglite'
import type { Db } from './db.ts'

/** A query of drizzle's `prepare`. */
interface Prepared {
  getQuery(): { readonly sql: string }
}

const texts = new Set<string>()

/**
 * A query that is built once for each database, and planned once by it, for calls that come all the time: both take longer
 * than running it. Values that differ between calls are `sql.placeholder`s, which get what the database reads: no `Date`.
 */
export function builtOnce<Query extends Prepared>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const before = built.get(db)
    if (before !== undefined) return before
    const query = build(db)
    built.set(db, query)
    texts.add(query.getQuery().sql)
    return query
  }
}

/**
 * Lets the embedded database keep the plans of queries that are built once, as drizzle lets PostgreSQL: by SQL, because the
 * embedded one has no named statements. Queries in transactions are not affected.
 */
export function keepPlans(client: PGlite): void {
  const names = new Map<string, Promise<string>>()
  const query = client.query.bind(client)
  let made = 0
  const prepare = async (text: string) => {
    const name = `built_once_${made++}`
    try {
      await client.exec(`prepare ${name} as ${text}`)
    } catch (error) {
      names.delete(text)
      throw error
    }
    return name
  }
  client.query = async <T>(...[text, values = [], options]: Parameters<typeof query<T>>) => {
    if (!texts.has(text) || !values.every(isText)) return query<T>(text, values, options)
    const prepared = names.get(text) ?? prepare(text)
    names.set(text, prepared)
    const list = values.length === 0 ? '' : `(${values.map(literal).join(',')})`
    const [result] = await client.exec(`execute ${await prepared}${list}`, options)
    if (result === undefined) throw new Error('the embedded database answered nothing')
    return { ...result, rows: result.rows as T[] }
  }
}

/** A text that may stand in a statement: NUL would end it. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0')
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
