import { createHash } from 'node:crypto'
import { aliasedTable, and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
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

/**
 * The salt of the whole list of contributions, in the order of their commitments: each is its commitment, then 00, or 01 and the
 * opened value. Of none at all it is the SHA-256 of nothing.
 */
function saltFrom(contributions: SaltState['contributions']): string {
  const parts = contributions.map(([commitment, value]) =>
    value === null ? `${commitment}00` : `${commitment}01${value}`,
  )
  return sha256(Buffer.from(parts.join(''), 'hex'))
}

/** Whether a value of a chain whose salt is fixed was not opened: its browser chose between two salts, so the chain proves nothing. */
export async function isWithheld(db: StudioDb, { end, salt }: ChainRow): Promise<boolean> {
  if (salt === null) return false
  const [found] = await db
    .select({ player: studioTableSalts.player })
    .from(studioTableSalts)
    .where(and(eq(studioTableSalts.chain, end), isNull(studioTableSalts.value)))
    .limit(1)
  return found !== undefined
}

/** Whether a player withheld a value of the same table within a day: further ones would leave its rounds without proof for good. */
async function hasWithheld(db: Pick<StudioDb, 'select'>, chain: string, player: string): Promise<boolean> {
  const own = aliasedTable(studioTableChains, 'own')
  const [found] = await db
    .select({ chain: studioTableSalts.chain })
    .from(own)
    .innerJoin(studioTableChains, eq(studioTableChains.gameId, own.gameId))
    .innerJoin(studioTableSalts, eq(studioTableSalts.chain, studioTableChains.end))
    .where(
      and(
        eq(own.end, chain),
        eq(studioTableSalts.player, player),
        isNull(studioTableSalts.value),
        isNotNull(studioTableChains.salt),
        gt(studioTableChains.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .limit(1)
  return found !== undefined
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
    if (await hasWithheld(tx, chain, player)) return
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
