import type { Context } from 'hono'
import { changeLimit } from '../account/limits.ts'
import { countAttempt, type Limit } from '../auth/attempts.ts'
import type { Db } from '../database/db.ts'
import { runKeyed } from './idempotency.ts'
import type { AppEnv, Services } from '../services.ts'

/** How often a player may make a call: the scope of the count, its limit, and the key of the refusal. */
export interface CallCount {
  readonly scope: string
  readonly limit: Limit
  readonly key: string
}

const changes: CallCount = { scope: 'change', limit: changeLimit, key: 'request.tooMany' }

/** Runs an idempotent call of the signed-in player, which counts as a change unless `count` says otherwise. */
export function keyedCalls(services: Services) {
  const { db, clock } = services
  return <Data extends object>(
    c: Context<AppEnv>,
    body: string,
    effect: (tx: Db, player: string) => Promise<Data>,
    { scope, limit, key } = changes,
  ): Promise<Data> => {
    const { id } = c.var.player
    return runKeyed(services, c, {
      scope: id,
      body,
      prepare: () => countAttempt(db, `${scope}:${id}`, limit, clock(), key),
      effect: (tx) => effect(tx, id),
    })
  }
}
