import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { tooMany } from '../http/request-error.ts'
import { attempts } from '../database/schema.ts'

export interface Limit {
  /** Attempts in a window. */
  readonly count: number
  /** Length of the window. */
  readonly seconds: number
}

/** Wrong passwords per account: one count for each address with an earlier sign-in, one for all other addresses together. */
export const accountLimit: Limit = { count: 10, seconds: 15 * 60 }
/** Wrong passwords per address, for any account. */
export const addressLimit: Limit = { count: 60, seconds: 15 * 60 }
/** Registrations per address. */
export const registerLimit: Limit = { count: 30, seconds: 60 * 60 }

/**
 * Counts an attempt before its result is known, in one statement: parallel guesses cannot all read a low count. A window
 * starts at its first attempt; further attempts do not prolong it.
 *
 * @throws RequestError 429 with `Retry-After` past the limit
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

/** Clears the attempts of a scope. */
export async function clearAttempts(db: Db, scope: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.scope, scope))
}

/** Clears the attempts of a scope and of all scopes that begin with it and a colon. */
export async function clearAttemptsBelow(db: Db, scope: string): Promise<void> {
  await db
    .delete(attempts)
    .where(or(eq(attempts.scope, scope), sql`starts_with(${attempts.scope}, ${`${scope}:`})`))
}

/** Takes back one counted attempt, because it succeeded. */
export async function forgiveAttempt(db: Db, scope: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.scope, scope))
}
