import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { playAudit } from '../protection/schema.ts'

/** When an account was blocked from signing in, by the back office; undefined where it is not. */
export async function blockedSince(db: Db, playerId: string): Promise<Date | undefined> {
  // The audit is the only place where it is stored: it says what happened last.
  const [last] = await db
    .select({ action: playAudit.action, at: playAudit.at })
    .from(playAudit)
    .where(and(eq(playAudit.playerId, playerId), inArray(playAudit.action, ['blocked', 'unblocked'])))
    .orderBy(desc(playAudit.id))
    .limit(1)
  return last?.action === 'blocked' ? last.at : undefined
}
