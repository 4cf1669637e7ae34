import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { referralCodes } from './schema.ts'

/** Whether a code, in upper case, is valid at registration. */
export async function isReferralValid(db: Db, code: string): Promise<boolean> {
  const [found] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(and(eq(referralCodes.code, code), eq(referralCodes.active, true)))
  return found !== undefined
}

/** Makes a code valid. */
export async function addReferral(db: Db, code: string, note: string): Promise<void> {
  await db
    .insert(referralCodes)
    .values({ code, note })
    .onConflictDoUpdate({ target: referralCodes.code, set: { active: true } })
}

/** Makes a code invalid; gives whether it was valid. */
export async function endReferral(db: Db, code: string): Promise<boolean> {
  const ended = await db
    .update(referralCodes)
    .set({ active: false })
    .where(and(eq(referralCodes.code, code), eq(referralCodes.active, true)))
    .returning({ code: referralCodes.code })
  return ended.length === 1
}

export async function allReferrals(db: Db) {
  return db.select().from(referralCodes).orderBy(asc(referralCodes.code))
}
