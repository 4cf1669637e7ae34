import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

/** The same files as `schema` in drizzle.config.ts. */
const schemaFiles = import.meta.glob<Record<string, unknown>>('../../../packages/*/**/schema.ts', {
  eager: true,
})

const folder = join(import.meta.dirname, '..', '..', '..', 'packages', 'operator', 'database', 'migrations')

/**
 * Every migration with the start of its file's SHA-256. From release 1.0 on databases have applied them: a change is a new
 * migration, which is added here (docs/how-to.md).
 */
const committed = {
  '0000_initial': 'abba2c8dcf34da9b',
}

const Journal = v.object({
  entries: v.array(v.object({ idx: v.number(), when: v.number(), tag: v.string() })),
})
const { entries } = v.parse(Journal, JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')))

describe('the migrations', () => {
  it('stay as they were committed, and are only added to', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    const hashes = files.toSorted().map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')
      return [name.slice(0, -'.sql'.length), hash.slice(0, 16)]
    })
    expect(Object.fromEntries(hashes)).toEqual(committed)
    expect(entries.map(({ tag }) => tag)).toEqual(Object.keys(committed))
  })

  it('follow each other in time: drizzle skips one that is older than the last that a database has', () => {
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  })

  it('make the tables that every schema.ts of the operator says', async () => {
    const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
    const snapshot: ReturnType<typeof generateDrizzleJson> = JSON.parse(
      readFileSync(join(folder, 'meta', last), 'utf8'),
    )
    const schemas = Object.assign({}, ...Object.values(schemaFiles))
    const now = generateDrizzleJson(schemas, snapshot.id, undefined, 'snake_case')
    expect(await generateMigration(snapshot, now)).toEqual([])
  })
})
