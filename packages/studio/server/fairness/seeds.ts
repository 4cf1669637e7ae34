import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import { studioHands } from '../hands/schema.ts'
import type { StudioDb } from '../database.ts'
import { studioRounds } from '../slots/schema.ts'
import type { Draw } from '../../shared/draw.ts'
import { drawsFrom } from './draws.ts'
import { studioSeedPairs } from './schema.ts'

export type SeedPair = typeof studioSeedPairs.$inferSelect

/** The source of a round's drawing. */
export interface RoundSeeds {
  readonly seedPair: string
  readonly nonce: number
}

type PairDb = Pick<StudioDb, 'select' | 'insert' | 'update'>

/**
 * Whether a round that draws from a pair is not over: its seed may not be revealed yet. Each game whose rounds take nonces has a
 * line here.
 */
const unfinishedRounds: readonly ((pair: string) => SQL)[] = [
  (pair) =>
    sql`select 1 from ${studioRounds} where seed_pair = ${pair} and state in ('open', 'decided', 'voiding')`,
  (pair) =>
    sql`select 1 from ${studioHands} where seed_pair = ${pair} and state not in ('settled', 'refused', 'voided')`,
]

const isActive = (player: string) =>
  and(eq(studioSeedPairs.player, player), isNull(studioSeedPairs.revealedAt))

/** The player's active pair; it is made where there is none. Its commitment is fixed from here on. */
export async function activePair(db: PairDb, player: string): Promise<SeedPair> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const [pair] = await db.select().from(studioSeedPairs).where(isActive(player))
    if (pair !== undefined) return pair
    await makePair(db, player)
  }
  throw new Error(`player ${player} has no pair of seeds`)
}

async function makePair(db: PairDb, player: string): Promise<void> {
  const seed = randomBytes(32)
  const commitment = createHash('sha256').update(seed).digest('hex')
  await db
    .insert(studioSeedPairs)
    .values({ id: randomUUID(), player, serverSeed: seed.toString('hex'), commitment })
    // Another call may have been first: its pair is the one.
    .onConflictDoNothing()
}

/** The player's newest revealed pair. */
export async function lastRevealed(db: PairDb, player: string): Promise<SeedPair | undefined> {
  const [pair] = await db
    .select()
    .from(studioSeedPairs)
    .where(and(eq(studioSeedPairs.player, player), isNotNull(studioSeedPairs.revealedAt)))
    .orderBy(desc(studioSeedPairs.position))
    .limit(1)
  return pair
}

export async function pairById(db: PairDb, id: string): Promise<SeedPair | undefined> {
  const [pair] = await db.select().from(studioSeedPairs).where(eq(studioSeedPairs.id, id))
  return pair
}

/**
 * Names the client seed of the player's active pair, once. The commitment says which pair the player has seen: a seed that is named
 * for another one, or for a pair that has one, changes nothing, so that a browser that named one can rely on it.
 *
 * @param clientSeed in the shape of `ClientSeed`
 */
export async function nameClientSeed(
  db: PairDb,
  player: string,
  commitment: string,
  clientSeed: string,
): Promise<void> {
  await db
    .update(studioSeedPairs)
    .set({ clientSeed })
    .where(
      and(isActive(player), eq(studioSeedPairs.commitment, commitment), isNull(studioSeedPairs.clientSeed)),
    )
}

/**
 * Writes a round with the next nonce of the player's active pair, in one transaction. Where `write` returns that it wrote none, the
 * nonce stays the next one, so that nonces have no gaps.
 *
 * @param commitment the pair that the player prepared; any pair without one
 * @returns `false`, without a call of `write`, where the active pair is another one
 */
export async function withNonce(
  db: StudioDb,
  player: string,
  commitment: string | undefined,
  write: (tx: StudioDb, seeds: RoundSeeds) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const seeds = await takeNonce(tx, player, commitment)
      if (seeds !== undefined && !(await write(tx, seeds))) tx.rollback()
      return seeds !== undefined
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
    return true
  }
}

/** Takes the next nonce of the player's active pair. Where nobody has named a client seed, it is the beginning of the commitment. */
async function takeNonce(
  db: PairDb,
  player: string,
  commitment: string | undefined,
): Promise<RoundSeeds | undefined> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const [taken] = await db
      .update(studioSeedPairs)
      .set({
        nextNonce: sql`${studioSeedPairs.nextNonce} + 1`,
        clientSeed: sql`coalesce(${studioSeedPairs.clientSeed}, left(${studioSeedPairs.commitment}, 32))`,
      })
      .where(
        and(
          isActive(player),
          commitment === undefined ? undefined : eq(studioSeedPairs.commitment, commitment),
        ),
      )
      .returning({ seedPair: studioSeedPairs.id, next: studioSeedPairs.nextNonce })
    if (taken !== undefined) return { seedPair: taken.seedPair, nonce: taken.next - 1 }
    if (commitment !== undefined) return undefined
    await makePair(db, player)
  }
  throw new Error(`player ${player} has no pair of seeds`)
}

/**
 * The draws of a round. Every process draws the same. `undefined` once the seed is revealed: the player can compute the result, so the
 * round must not be drawn.
 */
export async function drawFor(db: PairDb, { seedPair, nonce }: RoundSeeds): Promise<Draw | undefined> {
  const pair = await pairById(db, seedPair)
  if (pair === undefined) throw new Error(`no pair of seeds ${seedPair}`)
  if (pair.revealedAt !== null) return undefined
  return drawsFrom(Buffer.from(pair.serverSeed, 'hex'), `${pair.clientSeed ?? ''}:${nonce}`)
}

/**
 * Reveals the player's active pair and makes the next one, whose client seed nobody has named. A pair that has drawn nothing is
 * dropped, or stays where nobody has named its client seed.
 *
 * @returns `false` while a round of the pair is not over: its seed would tell how it ends
 */
export function rotate(db: StudioDb, player: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock keeps out a round that is about to take a nonce.
    const [pair] = await tx.select().from(studioSeedPairs).where(isActive(player)).for('update')
    if (pair === undefined || pair.clientSeed === null) return true
    if (pair.nextNonce === 0) {
      await tx.delete(studioSeedPairs).where(eq(studioSeedPairs.id, pair.id))
      await makePair(tx, player)
      return true
    }
    const revealed = await tx
      .update(studioSeedPairs)
      .set({ revealedAt: sql`now()` })
      .where(
        and(
          eq(studioSeedPairs.id, pair.id),
          ...unfinishedRounds.map((rounds) => sql`not exists (${rounds(pair.id)})`),
        ),
      )
      .returning({ id: studioSeedPairs.id })
    if (revealed.length === 0) return false
    await makePair(tx, player)
    return true
  })
}
