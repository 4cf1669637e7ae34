import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '@marquee/operator/ledger/ledger-audit.ts'
import { type DataSource, openDatabase } from '@marquee/operator/database/db.ts'
import { playAudit, playLimits } from '@marquee/operator/protection/schema.ts'
import { studioMoves, transactions } from '@marquee/operator/database/schema.ts'
import { loadSecrets } from '@marquee/operator/site/secrets.ts'
import { signStudioCall } from '@marquee/contract/studio-signature.ts'
import { countOf, isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type Product, startProduct } from '../../support/server-process.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { claimsOf, valueAt, walletMove } from '../../support/server/operator.ts'

type Claims = ReturnType<typeof claimsOf>

const kills = countOf('STAKE_KILLS')
const folder = mkdtempSync(join(tmpdir(), 'marquee-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sends stakes of 1 in eight parallel loops until `stop`; remembers those that the operator acknowledged. */
function load(product: Product, secret: string, player: Claims, acknowledged: string[]) {
  let running = true
  const side = async () => {
    while (running) {
      const transaction_id = randomUUID()
      const body = JSON.stringify(walletMove(player, 1, { round_id: 'load', transaction_id }))
      const call = { method: 'POST', target: '/studio/debit', body }
      try {
        const response = await fetch(`${product.origin}${call.target}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...signStudioCall(secret, call) },
        })
        const text = await response.text()
        if (response.ok && text.includes('"status":"ok"')) acknowledged.push(transaction_id)
      } catch {
        await delay(20)
      }
    }
  }
  const sides = Promise.all(Array.from({ length: 8 }, side))
  return async () => {
    running = false
    await sides
  }
}

/**
 * Lowers the demo player's limit of stakes by 1 after the other until `stop`, which gives the last that was acknowledged; `begun` resolves
 * with the first.
 */
function lowerLimit(product: Product, jwt: string) {
  const { promise: begun, resolve: setBegun } = Promise.withResolvers<void>()
  let running = true
  let amount = 1_000_000_000
  const ended = (async () => {
    let acknowledged = amount
    while (running) {
      amount -= 1
      try {
        const response = await fetch(`${product.origin}/protection/limit`, {
          method: 'POST',
          body: JSON.stringify({ kind: 'stake', period: 'month', amount }),
          headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() },
        })
        if (response.ok) {
          acknowledged = amount
          setBegun()
        }
      } catch {
        // The operator is away: the next try finds it again.
      }
      // Slow enough for the number of changes that a player may make in an hour.
      await delay(60)
    }
    return acknowledged
  })()
  const stop = () => {
    running = false
    return ended
  }
  return { begun, stop }
}

async function signInAsDemo(product: Product): Promise<string> {
  const response = await fetch(`${product.origin}/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'demo', password: 'demo-pass-1' }),
  })
  const { data }: { data: { jwt: string } } = JSON.parse(await response.text())
  return data.jwt
}

async function survives(random: Random, source: DataSource, dataDir: string): Promise<void> {
  // The secret and the tables are there before the load starts, so that it can sign from outside.
  const before = await openDatabase(source)
  const secret = (await loadSecrets(before.db)).studio
  await before.close()

  const env = { LOG: 'silent', ...('url' in source ? { DATABASE_URL: source.url } : {}) }
  const product = await startProduct({ port: await freePort(), studioPort: await freePort(), dataDir, env })
  const acknowledged: string[] = []
  let lowest = Number.NaN
  try {
    const jwt = await signInAsDemo(product)
    const stop = load(product, secret, claimsOf(jwt), acknowledged)
    const lowering = lowerLimit(product, jwt)
    try {
      // A slow machine may not have acknowledged any before the last kill.
      await lowering.begun
      for (let kill = 0; kill < kills; kill++) {
        await delay(random.integer(200, 900))
        await product.kill()
        await product.restart()
      }
    } finally {
      await stop()
      lowest = await lowering.stop()
    }
  } finally {
    await product.kill()
  }

  expect(acknowledged.length).toBeGreaterThan(kills)
  const after = await openDatabase(source)
  try {
    const moves = await after.db
      .select()
      .from(studioMoves)
      .where(inArray(studioMoves.transactionId, acknowledged))
    const posted = await after.db
      .select()
      .from(transactions)
      .where(inArray(transactions.reference, acknowledged))
    const stored = new Set(posted.map((row) => row.reference))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(moves).toHaveLength(acknowledged.length)
    // A limit that was acknowledged is stored, with what was written down about it; a later one may be there without its response.
    const [limit] = await after.db.select().from(playLimits)
    expect(limit?.amount).toBeLessThanOrEqual(lowest)
    const changes = await after.db.select().from(playAudit)
    expect(changes.some(({ details }) => valueAt(details, 'amount') === lowest)).toBe(true)
    expect(changes.some(({ details }) => valueAt(details, 'amount') === limit?.amount)).toBe(true)
    expect((await auditLedger(after.db)).problems).toEqual([])
  } finally {
    await after.close()
  }
}

describe('kill -9 under load', () => {
  it('loses no acknowledged stake or limit on the embedded database', () =>
    seeded((random) => survives(random, { folder: join(folder, 'data') }, join(folder, 'data'))))

  // In the gate `load.test.ts` kills the operator on PostgreSQL.
  it.skipIf(postgresUrl === undefined || !isLong)('loses no acknowledged stake or limit on PostgreSQL', () =>
    seeded(async (random) => {
      const fresh = await createDatabase(postgresUrl ?? '')
      try {
        await survives(random, { url: fresh.url }, join(folder, 'beside'))
      } finally {
        await fresh.drop()
      }
    }),
  )
})
