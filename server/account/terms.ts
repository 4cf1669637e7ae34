import { eq } from 'drizzle-orm'
import { ServerCode } from '../../src/contract/codes.ts'
import type { Db } from '../db.ts'
import { Refusal, wrongFields } from '../refusal.ts'
import { players } from '../schema.ts'
import { documentVersion } from '../support/documents.ts'
import { termsAcceptances } from './schema.ts'

/** The version that a player has yet to accept, who accepted `accepted` last; null where that is the one in force. */
export function termsDue(accepted: string): string | null {
  const inForce = documentVersion('terms')
  return accepted === inForce ? null : inForce
}

/**
 * Lets through who has accepted the terms in force: before a game or a deposit. Everything else, getting one's money
 * out above all, goes on without.
 *
 * @throws Refusal 409 and 4001 `terms.notAccepted`
 */
export async function requireTerms(db: Db, playerId: string): Promise<void> {
  const [player] = await db
    .select({ accepted: players.termsVersion })
    .from(players)
    .where(eq(players.id, playerId))
  if (!player || termsDue(player.accepted) === null) return
  throw new Refusal(409, ServerCode.parameterInvalid, 'terms.notAccepted')
}

/**
 * Notes that a player accepts a version, once.
 *
 * @throws Refusal 400 that names `terms_version` when it is not the one in force: it changed while it was read
 */
export async function acceptTerms(tx: Db, playerId: string, version: string, now: Date): Promise<void> {
  if (version !== documentVersion('terms')) throw wrongFields({ terms_version: 'terms_version.outdated' })
  await tx.insert(termsAcceptances).values({ playerId, version, acceptedAt: now }).onConflictDoNothing()
  await tx.update(players).set({ termsVersion: version }).where(eq(players.id, playerId))
}
