import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@marquee/operator/database/db.ts'
import { limitPerKey } from '@marquee/operator/http/limit-per-key.ts'
import { waitFor } from '../../support/wait-for.ts'
import { createDatabase, postgresUrl } from '../../support/server/database.ts'
import { type TestOperator, testOperator } from '../../support/server/operator.ts'

describe('limitPerKey', () => {
  it('runs so many tasks of one key at a time, in the order of the calls, and those of other keys beside them', async () => {
    const limit = limitPerKey(2)
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const begin = (name: string, key: string) =>
      limit(key, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
    const first = begin('first', 'one')
    const work = ['second', 'third', 'fourth'].map((name) => begin(name, 'one'))
    const other = begin('other', 'two')
    expect(begun).toEqual(['first', 'second', 'other'])
    ends.get('first')?.()
    await first
    await waitFor(() => expect(begun).toEqual(['first', 'second', 'other', 'third']))
    const failing = limit('one', () => Promise.reject(new Error('no'))).then(
      () => 'done',
      () => 'failed',
    )
    for (const name of ['second', 'third']) ends.get(name)?.()
    await Promise.all(work.slice(0, 2))
    expect(await failing).toBe('failed')
    await waitFor(() => expect(begun.at(-1)).toBe('fourth'))
    for (const name of ['fourth', 'other']) ends.get(name)?.()
    await Promise.all([...work, other])
  })
})

// The embedded database has no connections that could run out.
describe.skipIf(postgresUrl === undefined)('a player whose calls all hang', () => {
  let operator: TestOperator
  let owner: pg.Client
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await createDatabase(postgresUrl ?? '')
    drop = fresh.drop
    const database = await openDatabase({ url: fresh.url })
    operator = await testOperator({}, { database, limitPerPlayer: limitPerKey(4) })
    owner = new pg.Client({ connectionString: fresh.url })
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await operator.close()
    await drop()
  })

  it('leaves connections for the others', async () => {
    const hanging = await operator.join()
    const other = await operator.join()
    await owner.query('begin')
    await owner.query('lock table entries in access exclusive mode')
    const calls = Array.from({ length: 25 }, () =>
      operator.send('GET', '/wallet/history', { token: hanging.jwt }),
    )
    expect((await operator.send('GET', '/main/init', { token: other.jwt })).status).toBe(200)
    await owner.query('commit')
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  })
})
