import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

/** The same files as `schema` in drizzle.config.ts. */
const schemaFiles = import.meta.glob<Record<string, unknown>>('../../../server/**/schema.ts', { eager: true })

const folder = join(import.meta.dirname, '..', '..', '..', 'server', 'migrations')

/**
 * Every migration that was ever committed, with the start of its file's SHA-256. Databases have run them: a change must
 * be a migration of its own, which is added here.
 */
const committed = {
  '0000_initial': '8528fb156bbe5faf',
  '0001_ledger_currency_and_indexes': '31855ed730d07465',
  '0002_round_pictures': '0e5d76ee0c49c9ca',
  '0003_passkeys': 'df3100e88ff3e927',
  '0004_counsel_threads': '01371d20a09a86f1',
  '0005_highlights': 'cd9268adc41440da',
  '0006_player_protection': '85fa3b6614cc56a3',
  '0007_live_tables': 'd15aa0a4c6eaf5b2',
  '0008_fair_rounds': '1518878524acdcea',
  '0009_hands': '7ccedfe5efbe689f',
  '0010_followed_elements': '483b91d6a8f27a15',
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
