import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { tooMany } from '../refusal.ts'
import { attempts } from '../schema.ts'

export interface Limit {
  /** How many in a window. */
  readonly count: number
  /** Window, seconds. */
  readonly seconds: number
}

/** Wrong passwords for one account: from all addresses it was never signed in from together, and from each other one. */
export const accountLimit: Limit = { count: 10, seconds: 15 * 60 }
/** Wrong passwords from one address, whatever the account. */
export const addressLimit: Limit = { count: 60, seconds: 15 * 60 }
/** Registrations from one address. */
export const registerLimit: Limit = { count: 30, seconds: 60 * 60 }

/**
 * Counts an attempt before it is judged, in one statement, so that parallel guesses cannot all see a low count.
 * A window starts at its first attempt and is not prolonged by more.
 *
 * @throws Refusal 429 with `Retry-After` past the limit
 */
export async function countAttempt(
  db: Db,
  scope: string,
  limit: Limit,
  now: Date,
  key: string,
): Promise<void> {
  const oldest = new Date(now.getTime() - limit.seconds * 1000)
  const over = sql`${attempts.startedAt} <= ${oldest.toISOString()}::timestamptz`
  const [row] = await db
    .insert(attempts)
    .values({ scope, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: attempts.scope,
      set: {
        count: sql`case when ${over} then 1 else least(${attempts.count} + 1, 1000000) end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${attempts.startedAt} end`,
      },
    })
    .returning()
  if (!row || row.count <= limit.count) return
  throw tooMany(key, limit.seconds - (now.getTime() - row.startedAt.getTime()) / 1000)
}

/** Forgets the failures of an account whose owner just signed in. */
export async function clearAttempts(db: Db, scope: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.scope, scope))
}

/** Forgets the failures of a scope and of all that begin with it and a colon. */
export async function clearAttemptsBelow(db: Db, scope: string): Promise<void> {
  await db
    .delete(attempts)
    .where(or(eq(attempts.scope, scope), sql`starts_with(${attempts.scope}, ${`${scope}:`})`))
}

/** Takes back one counted attempt: it was no failure. */
export async function forgiveAttempt(db: Db, scope: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.scope, scope))
}
