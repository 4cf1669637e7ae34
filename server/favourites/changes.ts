import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Change, Changes, ChangesBody, Operation } from '../../src/contract/changes.ts'
import type { Game } from '../../src/contract/game.ts'
import type { Db } from '../db.ts'
import { type Element, elementKey, mergeOperations } from './merge.ts'
import { followedElements, followedVersions } from './schema.ts'

/** The games of the site. */
export interface Games {
  /** Whether there is such a game in this category. */
  has(category: string, id: string): boolean
  /** Those of these games that are in service. */
  of(ids: readonly string[]): Game[]
}

/**
 * Takes a device's operations, and answers what changed since the version that it knows, with the elements of these
 * operations. The same call again changes nothing.
 */
export async function exchangeChanges(
  tx: Db,
  playerId: string,
  { since = 0, operations }: v.InferOutput<typeof ChangesBody>,
  now: Date,
  games: Games,
): Promise<Changes> {
  const taken = operations.length > 0 ? await take(tx, playerId, operations, now, games) : undefined
  const versions = taken ?? (await tx.select().from(followedVersions).where(isOf(playerId)))[0]
  const { version = 0, forgottenVersion = 0 } = versions ?? {}
  const whole = since > version ? 'restored' : since < forgottenVersion ? 'away' : undefined
  const own = operations.map(
    ({ category, id }) =>
      and(eq(followedElements.category, category), eq(followedElements.id, id)) ?? sql`false`,
  )
  const rows = await tx
    .select()
    .from(followedElements)
    .where(
      and(
        eq(followedElements.playerId, playerId),
        whole ? undefined : or(gt(followedElements.version, since), ...own),
      ),
    )
    .orderBy(asc(followedElements.version), asc(followedElements.category), asc(followedElements.id))
  return {
    now: now.getTime(),
    version,
    ...(whole ? { whole } : {}),
    changes: withGames(rows, games),
    refused: [...(taken?.refused ?? [])],
  }
}

async function take(tx: Db, playerId: string, operations: readonly Operation[], now: Date, games: Games) {
  // The lock on this row makes the player's calls follow each other, on any number of processes.
  const [before] = await tx
    .insert(followedVersions)
    .values({ playerId, version: 0 })
    .onConflictDoUpdate({ target: followedVersions.playerId, set: { version: followedVersions.version } })
    .returning()
  const { version = 0, forgottenVersion = 0, forgottenAt = 0 } = before ?? {}
  const elements: Element[] = await tx
    .select()
    .from(followedElements)
    .where(eq(followedElements.playerId, playerId))
  const { written, refused } = mergeOperations(elements, operations, {
    now: now.getTime(),
    forgottenAt,
    isKnown: ({ category, id }) => category === 'preference' || games.has(category, id),
  })
  if (written.length === 0) return { version, forgottenVersion, refused }
  const next = version + 1
  await tx
    .insert(followedElements)
    .values(written.map((element) => ({ ...element, playerId, version: next, storedAt: now })))
    .onConflictDoUpdate({
      target: [followedElements.playerId, followedElements.category, followedElements.id],
      set: {
        value: sql`excluded.value`,
        at: sql`excluded.at`,
        added: sql`excluded.added`,
        device: sql`excluded.device`,
        version: sql`excluded.version`,
        storedAt: sql`excluded.stored_at`,
      },
    })
  await tx.update(followedVersions).set({ version: next }).where(isOf(playerId))
  return { version: next, forgottenVersion, refused }
}

function isOf(playerId: string) {
  return eq(followedVersions.playerId, playerId)
}

function withGames(elements: readonly Element[], games: Games): Change[] {
  const wanted = elements.filter(({ category, value }) => category !== 'preference' && value !== null)
  const byKey = new Map(games.of(wanted.map(({ id }) => id)).map((game) => [game.id, game]))
  const shown = new Set(wanted.map(elementKey))
  return elements.map((element) => {
    const { category, id, value, at, added } = element
    const game = shown.has(elementKey(element)) ? byKey.get(id) : undefined
    return { category, id, value, at, added, ...(game ? { game } : {}) }
  })
}
