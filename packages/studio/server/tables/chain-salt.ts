import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StudioDb } from '../database.ts'
import { studioTableChains, studioTableSalts } from './schema.ts'

/**
 * The salt of a chain: SHA-256 over values of the browsers at the table, who committed to them when the chain's end had been published.
 * The studio cannot have chosen the chain for its results, since it could not know the salt.
 */

/** Browsers that take part in a salt: more would make proofs long, and one that is not the studio's is enough. */
const mostContributions = 16

export type ChainRow = typeof studioTableChains.$inferSelect

/** How far a chain's salt is. */
export interface SaltState {
  readonly phase: 'commit' | 'open' | 'fixed'
  readonly salt: string | null
  /** The published commitments in ascending order, each with its value, null where it was not opened. */
  readonly contributions: readonly (readonly [commitment: string, value: string | null])[]
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** What was put into a chain's salt, by ascending commitment. Values are secret until browsers can no longer commit. */
async function contributionsOf(
  db: Pick<StudioDb, 'select'>,
  chain: string,
): Promise<(readonly [string, string | null])[]> {
  const rows = await db.select().from(studioTableSalts).where(eq(studioTableSalts.chain, chain))
  return rows
    .map(({ commitment, value }) => [commitment, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** The salt of values in the order of their commitments; of none at all it is the SHA-256 of nothing. */
function saltFrom(contributions: SaltState['contributions']): string {
  const values = contributions.flatMap(([, value]) => (value === null ? [] : [Buffer.from(value, 'hex')]))
  return sha256(Buffer.concat(values.map((value) => new Uint8Array(value))))
}

async function chainRow(db: Pick<StudioDb, 'select'>, end: string) {
  const [row] = await db
    .select({
      salt: studioTableChains.salt,
      isOpen: sql<boolean>`${studioTableChains.commitsUntil} > clock_timestamp()`,
    })
    .from(studioTableChains)
    .where(eq(studioTableChains.end, end))
  return row
}

/** How far a chain's salt is. */
export async function saltState(db: StudioDb, chain: string): Promise<SaltState> {
  const row = await chainRow(db, chain)
  if (row === undefined) throw new Error(`no chain ${chain}`)
  const contributions = await contributionsOf(db, chain)
  if (row.salt !== null) return { phase: 'fixed', salt: row.salt, contributions }
  // A value that is known early would let the last one to commit choose the salt.
  return row.isOpen
    ? { phase: 'commit', salt: null, contributions: contributions.map(([one]) => [one, null]) }
    : { phase: 'open', salt: null, contributions }
}

/** Fixes the salt of a chain whose first round is drawn, once. */
export function fixSalt(db: StudioDb, chain: string): Promise<string> {
  return db.transaction(async (tx) => {
    // The lock waits for a value that is being opened.
    const [row] = await tx
      .select()
      .from(studioTableChains)
      .where(eq(studioTableChains.end, chain))
      .for('update')
    if (row === undefined) throw new Error(`no chain ${chain}`)
    if (row.salt !== null) return row.salt
    const salt = saltFrom(await contributionsOf(tx, chain))
    await tx.update(studioTableChains).set({ salt }).where(eq(studioTableChains.end, chain))
    return salt
  })
}

/** Takes a browser's commitment while the chain takes some: one a player, the first 16. */
export function commitToSalt(db: StudioDb, chain: string, player: string, commitment: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select().from(studioTableChains).where(eq(studioTableChains.end, chain)).for('update')
    const row = await chainRow(tx, chain)
    if (row === undefined || !row.isOpen || row.salt !== null) return
    if ((await contributionsOf(tx, chain)).length >= mostContributions) return
    await tx.insert(studioTableSalts).values({ chain, player, commitment }).onConflictDoNothing()
  })
}

/** Takes the value of a player's commitment when no more commitments are taken and the salt is not fixed. */
export function openSaltValue(db: StudioDb, chain: string, player: string, value: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.select().from(studioTableChains).where(eq(studioTableChains.end, chain)).for('update')
    const row = await chainRow(tx, chain)
    if (row === undefined || row.isOpen || row.salt !== null) return
    await tx
      .update(studioTableSalts)
      .set({ value })
      .where(
        and(
          eq(studioTableSalts.chain, chain),
          eq(studioTableSalts.player, player),
          eq(studioTableSalts.commitment, sha256(Buffer.from(value, 'hex'))),
          isNull(studioTableSalts.value),
        ),
      )
  })
}
