import { eq } from 'drizzle-orm'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { SiteVariables } from '@marquee/contract/config.ts'
import type { Db } from '../database/db.ts'
import { RequestError, fieldErrors } from '../http/request-error.ts'
import { players } from '../database/schema.ts'
import { documentVersion } from '../support/documents.ts'
import { termsAcceptances } from './schema.ts'

/** What of a site says whether its terms have versions to accept. */
type TermsSite = Pick<SiteVariables, 'terms_version_required'>

/** The version that a player has yet to accept; null where `accepted`, their last one, is in force, or the site has no versions. */
export function termsDue(site: TermsSite, accepted: string): string | null {
  const inForce = documentVersion('terms')
  return !site.terms_version_required || accepted === inForce ? null : inForce
}

/**
 * Checks before a game or a deposit that the player accepted the terms in force. A withdrawal never requests it.
 *
 * @throws RequestError 409 and 4001 `terms.notAccepted`
 */
export async function requireTerms(db: Db, site: TermsSite, playerId: string): Promise<void> {
  if (!site.terms_version_required) return
  const [player] = await db
    .select({ accepted: players.termsVersion })
    .from(players)
    .where(eq(players.id, playerId))
  if (!player || termsDue(site, player.accepted) === null) return
  throw new RequestError(409, ServerCode.parameterInvalid, 'terms.notAccepted')
}

/**
 * Records that a player accepts a version; repeating it changes nothing.
 *
 * @throws RequestError 400 that names `terms_version` when another version came into force while the player was reading
 */
export async function acceptTerms(tx: Db, playerId: string, version: string, now: Date): Promise<void> {
  if (version !== documentVersion('terms')) throw fieldErrors({ terms_version: 'terms_version.outdated' })
  await tx.insert(termsAcceptances).values({ playerId, version, acceptedAt: now }).onConflictDoNothing()
  await tx.update(players).set({ termsVersion: version }).where(eq(players.id, playerId))
}
