import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { findPostgres, startPostgres } from '../../support/postgres.ts'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts'
import { waitFor } from '../../support/wait-for.ts'
import { listIn } from '../../support/server/calls.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { type TestResponse, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

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

  it('get 5005 and the time of the next try, and lose and repeat nothing', async () => {
    const players = [await operator.join(), await operator.join(), await operator.join()]
    const submissions = players.flatMap((player) =>
      Array.from({ length: 12 }, () => ({ token: player.jwt, key: randomUUID() })),
    )
    const before = await Promise.all(players.map(({ jwt }) => operator.cash(jwt)))
    const send = ({ token, key }: { token: string; key: string }) =>
      operator.send('POST', '/wallet/withdraw', {
        token,
        body: { amount: 10_000 },
        headers: { 'idempotency-key': key },
      })
    const unavailable = (response: TestResponse) => response.status === 500
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
    const first = submissions.map(send)
    await cutAll()
    await Promise.race(first)
    await cutAll()
    const responses = await Promise.all(first)
    for (const response of responses.filter(unavailable)) {
      expect(valueAt(response.json, 'code')).toBe(5005)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const again = await Promise.all(submissions.map(send))
    expect(again.filter(unavailable)).toEqual([])
    for (const [index, response] of responses.entries()) {
      if (response.status === 200) expect(again[index]?.json).toEqual(response.json)
    }
    const taken = again.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThan(0)
    const after = await Promise.all(players.map(({ jwt }) => operator.cash(jwt)))
    expect(sum(before) - sum(after)).toBe(taken * 10_000)
  })
})

describe.skipIf(postgresUrl === undefined)('a database server that is down', () => {
  it('gets 5005 at once, also where the call begins a transaction', async () => {
    const server = await startPostgres(findPostgres() ?? '')
    const operator = await testOperator({}, { database: await openDatabase({ url: server.url }) })
    const { jwt } = await operator.join()
    await server.stop()
    const move = { player: randomUUID(), game_id: '1001', round_id: 'r', transaction_id: 't', amount: 1 }
    const requested = await Promise.all([
      operator.send('GET', '/healthz'),
      operator.send('GET', '/main/init', { token: jwt }),
      operator.studio('POST', '/studio/rollback', move),
    ])
    for (const response of requested) {
      expect([response.status, valueAt(response.json, 'code')]).toEqual([500, 5005])
      expect(response.headers.get('retry-after')).toBe('2')
    }
    await operator.close()
  })
})

describe.skipIf(postgresUrl === undefined)('a database server that refuses', () => {
  const role = `narrow_${randomUUID().replaceAll('-', '')}`
  let fresh: Awaited<ReturnType<typeof createDatabase>>
  let owner: pg.Client
  let operator: TestOperator

  beforeAll(async () => {
    fresh = await createDatabase(postgresUrl ?? '')
    owner = new pg.Client({ connectionString: fresh.url })
    await owner.connect()
    // A limit on connections does not hold for a superuser.
    await owner.query(`create role ${role} login`)
    const name = new URL(fresh.url).pathname.slice(1)
    await owner.query(`alter database ${name} owner to ${role}`)
    const url = new URL(fresh.url)
    url.username = role
    operator = await testOperator({}, { database: await openDatabase({ url: url.href }) })
  })
  afterAll(async () => {
    await operator.close()
    await owner.query(`drop owned by ${role} cascade`)
    await owner.end()
    await fresh.drop()
    const server = new pg.Client({ connectionString: postgresUrl })
    await server.connect()
    await server.query(`drop role ${role}`)
    await server.end()
  })

  const unavailable = (response: TestResponse) => [
    response.status,
    valueAt(response.json, 'code'),
    response.headers.get('retry-after'),
  ]

  it('another connection gets 5005, and recovers when one is free', async () => {
    const { jwt } = await operator.join()
    await owner.query(`alter role ${role} connection limit 0`)
    await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [role])
    const requested = await Promise.all(
      Array.from({ length: 25 }, () => operator.send('GET', '/main/init', { token: jwt })),
    )
    for (const response of requested) expect(unavailable(response)).toEqual([500, 5005, '2'])
    expect((await operator.send('GET', '/livez')).status).toBe(200)
    expect(unavailable(await operator.send('GET', '/readyz'))).toEqual([500, 5005, '2'])
    expect(unavailable(await operator.send('GET', '/healthz'))).toEqual([500, 5005, '2'])
    await owner.query(`alter role ${role} connection limit -1`)
    await waitFor(async () =>
      expect((await operator.send('GET', '/main/init', { token: jwt })).status).toBe(200),
    )
  })

  it('a write on a full disk gets 5005, changes nothing, and succeeds with the same key later', async () => {
    const { jwt, username } = await operator.join()
    const key = randomUUID()
    const deposit = () =>
      operator.send('POST', '/wallet/deposit', {
        token: jwt,
        body: { amount: 10_000, depositor: username },
        headers: { 'idempotency-key': key },
      })
    await owner.query(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
    await owner.query(
      `create trigger full_disk before insert on idempotency_keys for each row execute function full_disk()`,
    )
    expect(unavailable(await deposit())).toEqual([500, 5005, '2'])
    await owner.query('drop function full_disk cascade')
    const list = async () => listIn(await operator.send('GET', '/wallet/deposit', { token: jwt }))
    expect(await list()).toEqual([])
    expect((await deposit()).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })
})

describe.skipIf(postgresUrl === undefined)('a database that does not respond', () => {
  let fresh: Awaited<ReturnType<typeof createDatabase>>
  let proxy: TcpProxy
  let operator: TestOperator

  beforeAll(async () => {
    fresh = await createDatabase(postgresUrl ?? '')
    proxy = await startTcpProxy(Number(new URL(fresh.url).port))
    const url = new URL(fresh.url)
    url.port = String(proxy.port)
    operator = await testOperator(
      {},
      { database: await openDatabase({ url: url.href }, { socketTimeoutMs: 1_000 }) },
    )
  })
  afterAll(async () => {
    await operator.close()
    await proxy.close()
    await fresh.drop()
  })

  it('gets 5005 until it responds again', async () => {
    const { jwt } = await operator.join()
    const init = () => operator.send('GET', '/main/init', { token: jwt })
    const move = { player: randomUUID(), game_id: '1001', round_id: 'r', transaction_id: 't', amount: 1 }
    const transaction = operator.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      proxy.swallow()
      await tx.execute(sql`select 1`)
    })
    await expect(transaction).rejects.toThrow()
    const responses = await Promise.all([
      ...Array.from({ length: 12 }, init),
      // More transactions than connections: each must give its connection back.
      ...Array.from({ length: 12 }, () => operator.studio('POST', '/studio/rollback', move)),
    ])
    for (const response of responses) {
      expect([response.status, valueAt(response.json, 'code')]).toEqual([500, 5005])
      expect(response.headers.get('retry-after')).toBe('2')
    }
    proxy.pass()
    await waitFor(async () => expect((await init()).status).toBe(200))
    expect((await operator.send('GET', '/healthz')).status).toBe(200)
  })

  it('is not waited for by a query that takes longer than the limit, which affects no other', async () => {
    await expect(operator.db.execute(sql`select pg_sleep(3)`)).rejects.toThrow()
    expect((await operator.send('GET', '/healthz')).status).toBe(200)
  })
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
