import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, players } from '@marquee/operator/database/schema.ts'
import {
  password,
  registration,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

describe('joining', () => {
  let joining = 0
  const register = (body: unknown, key: string | undefined = randomUUID()) =>
    operator.send('POST', '/auth/register', {
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      address: `10.9.0.${(joining += 1)}`,
    })

  it('signs the new player in with play money that the ledger shows', async () => {
    const { jwt } = await operator.join()
    expect(await operator.cash(jwt)).toBe(100_000)
  })

  it('lets nobody join by the name that stands for visitors', async () => {
    const { status, json } = await register(registration('Anonymous'))
    expect([status, valueAt(json, 'data', 'fields')]).toEqual([400, { username: 'username.taken' }])
  })

  it('says at their fields that a user name and a nickname are taken, in whatever case and width', async () => {
    await register(registration('taken_name'))
    const name = await register({ ...registration('TAKEN_NAME'), nickname: 'someone else' })
    expect([name.status, name.json]).toEqual([
      409,
      { code: 5003, msg: 'username.taken', data: { fields: { username: 'username.taken' } } },
    ])
    const nickname = await register({ ...registration('other_name'), nickname: 'ＴＡＫＥＮ_name' })
    expect([nickname.status, valueAt(nickname.json, 'data')]).toEqual([
      409,
      { fields: { nickname: 'nickname.taken' } },
    ])
    const both = await register(registration('taken_name'))
    expect(valueAt(both.json, 'data', 'fields')).toEqual({
      username: 'username.taken',
      nickname: 'nickname.taken',
    })
  })

  it('does not reveal whether an email has an account', async () => {
    await register(registration('mail_owner'))
    const again = await register({ ...registration('mail_other'), email: 'MAIL_owner@example.test' })
    expect(again.status).toBe(200)
  })

  it('returns the first response to a repeat, tokens and all, and makes one player', async () => {
    const key = randomUUID()
    const body = registration('repeated')
    const first = await register(body, key)
    operator.pass(5)
    const again = await register(body, key)
    expect(again.text).toBe(first.text)
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ])
    const found = (await operator.db.select().from(players)).filter(
      (player) => player.username === 'repeated',
    )
    expect(found).toHaveLength(1)
    expect(await operator.cash(textAt(again.json, 'data', 'jwt'))).toBe(100_000)
  })

  it('stores neither password nor token', async () => {
    const response = await register(registration('no_secrets'))
    const stored = JSON.stringify([
      await operator.db.select().from(idempotencyKeys),
      await operator.db.select().from(players),
    ])
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(textAt(response.json, 'data', 'jwt').split('.')[2])
  })

  it('needs a key, a usable one, and refuses it with another body', async () => {
    const body = registration('keyless')
    const without = await operator.send('POST', '/auth/register', { body })
    expect([without.status, valueAt(without.json, 'code')]).toEqual([400, 4000])
    const odd = await register(body, 'no key\u00a0')
    expect([odd.status, valueAt(odd.json, 'code')]).toEqual([400, 4001])
    const key = randomUUID()
    expect((await register(body, key)).status).toBe(200)
    const reused = await register({ ...body, nickname: 'Somebody' }, key)
    expect([reused.status, reused.json]).toEqual([
      422,
      { code: 4001, msg: 'idempotencyKey.reused', data: {} },
    ])
  })

  it('lets a key try again after a refusal', async () => {
    const key = randomUUID()
    const body = { ...registration('retrying'), nickname: 'taken_name' }
    expect((await register(body, key)).status).toBe(409)
    expect((await register({ ...body, nickname: 'retrying' }, key)).status).toBe(200)
  })

  it('returns 409 to a copy that arrives while the first is under way, and replays afterwards', async () => {
    const key = randomUUID()
    const body = registration('together')
    const responses = await Promise.all(Array.from({ length: 6 }, () => register(body, key)))
    const done = responses.filter((response) => response.status === 200)
    expect(done.length).toBeGreaterThan(0)
    for (const response of responses.filter((one) => one.status !== 200)) {
      expect([response.status, valueAt(response.json, 'msg')]).toEqual([409, 'idempotencyKey.inUse'])
    }
    expect((await register(body, key)).text).toBe(done[0]?.text)
  })
})
