import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNull, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { retireChains } from '../tables/table-rounds.ts'
import { studioHistory, studioSeedPairs } from './schema.ts'

/** The file that names the history of the embedded database in a data folder; without it, the next start of the studio retires all seeds. */
export const historyFileIn = (folder: string): string => join(folder, 'studio-history')

/** An arbitrary number: of several processes that start at once, one compares the history at a time. */
const historyLock = 4_173_004

/**
 * What PostgreSQL itself says about where the data is: a server made anew, a standby that was promoted, a point-in-time recovery and a
 * restored dump each have another name.
 */
const place = sql<string>`concat_ws('/',
  (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database()),
  'studio_seed_pairs'::regclass::oid)`

/**
 * Retires all active seeds and chains where the history of the database does not continue, as after a restore: players have seen
 * results that the database has forgotten, and the same seeds would draw them again.
 *
 * @param file a file outside the database that names its newest start, for an embedded database, which is copied whole. Only one process
 *   may use it.
 * @returns the number of pairs and chains that were retired
 */
export async function continueHistory(db: StudioDb, file?: string): Promise<number> {
  const before = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const next = file === undefined ? '' : randomUUID()
  const retired = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${historyLock})`)
    const [row] = await tx.select({ name: studioHistory.name, place }).from(studioHistory)
    const [here] = row === undefined ? await tx.select({ place }).from(sql`(values (1)) as one`) : [row]
    const at = here?.place ?? ''
    const continues = row?.name === `${at} ${before}`
    if (continues && file === undefined) return 0
    const name = `${at} ${next}`
    await tx
      .insert(studioHistory)
      .values({ id: 1, name })
      .onConflictDoUpdate({ target: studioHistory.id, set: { name } })
    return continues ? 0 : retireAll(tx)
  })
  // A process that ends before this line retires once more at its next start.
  if (file !== undefined) writeFileSync(file, next, { mode: 0o600 })
  return retired
}

/** Reveals every active pair, whatever is unfinished: its rounds are voided, and the printed rule decides its hands. */
async function retireAll(db: StudioDb): Promise<number> {
  const pairs = await db
    .update(studioSeedPairs)
    .set({ revealedAt: sql`now()` })
    .where(isNull(studioSeedPairs.revealedAt))
    .returning({ id: studioSeedPairs.id })
  return pairs.length + (await retireChains(db))
}
