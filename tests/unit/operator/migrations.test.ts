import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorMigrations } from '@marquee/operator/database/db.ts'
import { studioMigrations } from '@marquee/studio/server/database.ts'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

/**
 * Every migration with the start of its file's SHA-256. From release 1.0 on databases have applied them: a change is a new
 * migration, which is added here (docs/how-to.md). `schemas` are the same files as in the package's `drizzle.config.ts`.
 */
const packages = [
  {
    name: 'operator',
    folder: operatorMigrations.migrationsFolder,
    committed: { '0000_initial': 'cb3a58c595bfe6de' },
    schemas: import.meta.glob<Record<string, unknown>>('../../../packages/operator/**/schema.ts', {
      eager: true,
    }),
  },
  {
    name: 'studio',
    folder: studioMigrations.migrationsFolder,
    committed: { '0000_initial': '5d72161f5cc9cffe' },
    schemas: import.meta.glob<Record<string, unknown>>('../../../packages/studio/**/schema.ts', {
      eager: true,
    }),
  },
]

const Journal = v.object({
  entries: v.array(v.object({ idx: v.number(), when: v.number(), tag: v.string() })),
})

describe.each(packages)('the migrations of the $name', ({ folder, committed, schemas }) => {
  const { entries } = v.parse(
    Journal,
    JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')),
  )

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

  it('make the tables that every schema.ts says', async () => {
    const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
    const snapshot: ReturnType<typeof generateDrizzleJson> = JSON.parse(
      readFileSync(join(folder, 'meta', last), 'utf8'),
    )
    const tables = Object.assign({}, ...Object.values(schemas))
    const now = generateDrizzleJson(tables, snapshot.id, undefined, 'snake_case')
    expect(await generateMigration(snapshot, now)).toEqual([])
  })
})
