import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Db } from '../database/db.ts'
import { invalid, missing, RequestError } from '../http/request-error.ts'
import { idempotencyKeys } from '../database/schema.ts'
import type { Services } from '../services.ts'

export interface KeyedCall<Prepared, Stored extends object> {
  /** The owner of the keys: a player's id, or `anonymous`. */
  readonly scope: string
  /** The body's text as sent. The same key with another body is refused. */
  readonly body: string
  /** Slow work before the transaction opens, skipped for a replay. */
  readonly prepare: () => Promise<Prepared>
  /** The call's whole effect, in one transaction with the key. Its result is stored as JSON: it must hold no secret. */
  readonly effect: (tx: Db, prepared: Prepared) => Promise<Stored>
}

/**
 * Runs a keyed call once, however often it is sent. An error is not stored: nothing happened, and the same key may be used
 * again. Sets `Idempotent-Replayed: true` on a repeat.
 *
 * @throws RequestError 400 without a key, 422 for a key that another call used, 409 while the first call runs or after its owner
 * abandoned it (`outcomeOf`)
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
    if (row.abandoned) throw new RequestError(409, ServerCode.alreadyProcessed, 'request.abandoned')
    if (row.fingerprint !== fingerprint) {
      throw new RequestError(422, ServerCode.parameterInvalid, 'idempotencyKey.reused')
    }
    c.header('Idempotent-Replayed', 'true')
    return row.outcome as Stored
  }
  const first = await replay(services.db)
  if (first) return first
  const name = nameOf(scope, key)
  const running = services.runningCalls
  if (running.has(name)) throw inUse()
  running.add(name)
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
    running.delete(name)
  }
}

/** `done` carries what the call's response was made from. */
export type KeyOutcome =
  | { readonly state: 'done'; readonly outcome: unknown }
  | { readonly state: 'running' | 'void' }

/**
 * The outcome of a keyed call. A call that is not there is abandoned in the transaction that looked for it: a copy that
 * arrives later is refused, so that `void` stays true. Every further question gets the same response.
 */
export async function outcomeOf(
  { db, runningCalls }: Pick<Services, 'db' | 'runningCalls'>,
  scope: string,
  key: string,
): Promise<KeyOutcome> {
  const name = nameOf(scope, key)
  if (runningCalls.has(name)) return { state: 'running' }
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

/** Locks a key until the transaction ends; `false` when another transaction has it. */
async function lockKey(tx: Db, name: string): Promise<boolean> {
  const [lock] = await tx
    .select({ taken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`)
  return lock?.taken === true
}

function inUse(): RequestError {
  return new RequestError(409, ServerCode.alreadyProcessed, 'idempotencyKey.inUse', { 'Retry-After': '1' })
}
