import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { ServerCode } from '../src/contract/codes.ts'
import type { Db } from './db.ts'
import { invalid, missing, Refusal } from './refusal.ts'
import { idempotencyKeys } from './schema.ts'
import type { Services } from './services.ts'

export interface KeyedCall<Prepared, Stored extends object> {
  /** Whose keys: a player's id, or `anonymous`. */
  readonly scope: string
  /** The body's text as sent: the same key with another one is refused. */
  readonly body: string
  /** Slow work before the transaction opens, skipped for a replay. */
  readonly prepare: () => Promise<Prepared>
  /** The call's whole effect, in one transaction with the key. What it returns is stored as JSON: never a secret. */
  readonly effect: (tx: Db, prepared: Prepared) => Promise<Stored>
}

/** Calls under way in this process; other processes are kept out by an advisory lock. */
const underWay = new Set<string>()

/**
 * Runs a keyed call once, however often it is sent. A refusal is not stored: nothing happened, and the same key may try again.
 * Sets `Idempotent-Replayed: true` on a repeat.
 *
 * @throws Refusal 400 without a key, 422 for a key used with another call, 409 while the first is under way or after
 * its owner gave it up (`outcomeOf`)
 */
export async function runKeyed<Prepared, Stored extends object>(
  services: Services,
  c: Context,
  call: KeyedCall<Prepared, Stored>,
): Promise<Stored> {
  const key = c.req.header('idempotency-key')
  if (key === undefined || key === '') throw missing('idempotencyKey.required')
  if (!/^[\w-]{8,64}$/.test(key)) throw invalid('idempotencyKey.invalid')
  const { scope } = call
  const fingerprint = services.secrets.fingerprint(`${c.req.method} ${c.req.path}\n${call.body}`)
  const replay = async (db: Db): Promise<Stored | undefined> => {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    if (!row) return undefined
    if (row.abandoned) throw new Refusal(409, ServerCode.alreadyProcessed, 'request.abandoned')
    if (row.fingerprint !== fingerprint) {
      throw new Refusal(422, ServerCode.parameterInvalid, 'idempotencyKey.reused')
    }
    c.header('Idempotent-Replayed', 'true')
    return row.outcome as Stored
  }
  const first = await replay(services.db)
  if (first) return first
  const name = nameOf(scope, key)
  if (underWay.has(name)) throw inUse()
  underWay.add(name)
  try {
    const prepared = await call.prepare()
    return await services.db.transaction(async (tx) => {
      if (!(await lockKey(tx, name))) throw inUse()
      const earlier = await replay(tx)
      if (earlier) return earlier
      const outcome = await call.effect(tx, prepared)
      await tx.insert(idempotencyKeys).values({ scope, key, fingerprint, outcome })
      return outcome
    })
  } finally {
    underWay.delete(name)
  }
}

/** `done` carries what the call's answer was made from. */
export type KeyOutcome =
  | { readonly state: 'done'; readonly outcome: unknown }
  | { readonly state: 'running' | 'void' }

/**
 * What became of a keyed call. One that did not happen is given up in the same transaction that finds it missing: a copy
 * that is still on its way is refused when it comes, so that `void` stays true. Asking again gets the same answer.
 */
export async function outcomeOf(db: Db, scope: string, key: string): Promise<KeyOutcome> {
  const name = nameOf(scope, key)
  if (underWay.has(name)) return { state: 'running' }
  return db.transaction(async (tx) => {
    if (!(await lockKey(tx, name))) return { state: 'running' }
    const [row] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
    if (row) return row.abandoned ? { state: 'void' } : { state: 'done', outcome: row.outcome }
    await tx.insert(idempotencyKeys).values({ scope, key, fingerprint: '', outcome: {}, abandoned: true })
    return { state: 'void' }
  })
}

function nameOf(scope: string, key: string): string {
  return `${scope}\n${key}`
}

/** Takes a key for this transaction, unless another one has it. */
async function lockKey(tx: Db, name: string): Promise<boolean> {
  const [lock] = await tx
    .select({ taken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`)
  return lock?.taken === true
}

function inUse(): Refusal {
  return new Refusal(409, ServerCode.alreadyProcessed, 'idempotencyKey.inUse', { 'Retry-After': '1' })
}
