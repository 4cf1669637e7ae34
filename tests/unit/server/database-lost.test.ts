import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/db.ts'
import { findPostgres, startPostgres } from '../../support/postgres.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { type Answer, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

// The embedded database has no connection to lose.
describe.skipIf(postgresUrl === undefined)('connections of PostgreSQL that are cut', () => {
  let operator: TestOperator
  let knife: pg.Client
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await createDatabase(postgresUrl ?? '')
    drop = fresh.drop
    operator = await testOperator({}, { database: await openDatabase({ url: fresh.url }) })
    knife = new pg.Client({ connectionString: fresh.url })
    await knife.connect()
  })
  afterAll(async () => {
    await knife.end()
    await operator.close()
    await drop()
  })

  const cutAll = () =>
    knife.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)

  it('in a transaction fail that transaction only, however many they are', async () => {
    for (let cut = 0; cut < 12; cut++) {
      await expect(
        operator.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          await cutAll()
          await tx.execute(sql`select 1`)
        }),
      ).rejects.toThrow()
    }
    expect((await operator.send('GET', '/healthz')).status).toBe(200)
  })

  it('are answered with 5005 and when to try again, and lose and repeat nothing', async () => {
    const players = [await operator.join(), await operator.join(), await operator.join()]
    const presses = players.flatMap((player) =>
      Array.from({ length: 12 }, () => ({ token: player.jwt, key: randomUUID() })),
    )
    const before = await Promise.all(players.map(({ jwt }) => operator.cash(jwt)))
    const send = ({ token, key }: { token: string; key: string }) =>
      operator.send('POST', '/wallet/withdraw', {
        token,
        body: { amount: 10_000 },
        headers: { 'idempotency-key': key },
      })
    const unavailable = (answer: Answer) => answer.status === 500
    await Promise.all(
      players.map(({ jwt }) =>
        operator.send('PATCH', '/account/me', {
          token: jwt,
          headers: { 'idempotency-key': randomUUID() },
          body: {
            bank_code: '000',
            bank_account: '1102040778',
            bank_name: 'Owner',
            password: 'a-good-password',
          },
        }),
      ),
    )
    const first = presses.map(send)
    await cutAll()
    await Promise.race(first)
    await cutAll()
    const answers = await Promise.all(first)
    for (const answer of answers.filter(unavailable)) {
      expect(valueAt(answer.json, 'code')).toBe(5005)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const again = await Promise.all(presses.map(send))
    expect(again.filter(unavailable)).toEqual([])
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 200) expect(again[index]?.json).toEqual(answer.json)
    }
    const taken = again.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThan(0)
    const after = await Promise.all(players.map(({ jwt }) => operator.cash(jwt)))
    expect(sum(before) - sum(after)).toBe(taken * 10_000)
  })
})

describe.skipIf(postgresUrl === undefined)('a database server that is down', () => {
  it('is answered with 5005 at once, also where the call begins a transaction', async () => {
    const server = await startPostgres(findPostgres() ?? '')
    const operator = await testOperator({}, { database: await openDatabase({ url: server.url }) })
    const { jwt } = await operator.join()
    await server.stop()
    const move = { player: randomUUID(), game_id: '1001', round_id: 'r', transaction_id: 't', amount: 1 }
    const asked = await Promise.all([
      operator.send('GET', '/healthz'),
      operator.send('GET', '/main/init', { token: jwt }),
      operator.studio('POST', '/studio/rollback', move),
    ])
    for (const answer of asked) {
      expect([answer.status, valueAt(answer.json, 'code')]).toEqual([500, 5005])
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    await operator.close()
  })
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
