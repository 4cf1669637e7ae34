import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listIn, submit, errorOf } from '../../../support/server/calls.ts'
import {
  password,
  phoneOf,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const me = (token: string) => operator.send('GET', '/account/me', { token })
const change = (token: string, body: object, key: string = randomUUID()) =>
  submit(operator, 'PATCH', '/account/me', { token, body, headers: { 'idempotency-key': key } })
const memosOf = async (token: string) => listIn(await operator.send('GET', '/supports/memo', { token }))
const bank = { bank_code: '001', bank_account: '123-4567 89012', bank_name: '홍길동' }

describe('my page', () => {
  it('shows what the player has and when they joined, and needs a session', async () => {
    const { username, jwt } = await operator.join()
    const response = await me(jwt)
    expect(valueAt(response.json, 'data')).toMatchObject({
      username,
      nickname: username,
      email: `${username}@example.test`,
      phone: phoneOf(username),
      amount: 100_000,
      points: 0,
      bank_code: '',
      bank_account: '',
    })
    expect(Date.parse(textAt(response.json, 'data', 'create_at'))).not.toBeNaN()
    expect((await operator.send('GET', '/account/me')).status).toBe(401)
  })

  it('changes nickname and phone, tells the app its new name, and sends one memo', async () => {
    const { jwt } = await operator.join()
    const response = await change(jwt, { nickname: '  Moon   Rabbit ', phone: '+1 (212) 555-0100' })
    expect(valueAt(response.json, 'data')).toMatchObject({ nickname: 'Moon Rabbit', phone: '+12125550100' })
    expect(valueAt(response.json, 'session', 'name')).toBe('Moon Rabbit')
    const memos = await memosOf(jwt)
    expect(memos).toHaveLength(1)
    expect(valueAt(memos[0], 'content', 'en')).toContain('Changed: nickname and phone number.')
    expect(valueAt(memos[0], 'content', 'ko')).toContain('닉네임')
    expect(JSON.stringify(memos)).not.toContain('Moon Rabbit')
  })

  it('refuses a nickname that another player has, and lets a player change the case of their own', async () => {
    const first = await operator.join()
    const second = await operator.join()
    const taken = await change(second.jwt, { nickname: first.username.toUpperCase() })
    expect(errorOf(taken)).toEqual([409, 5003, 'nickname.taken', { nickname: 'nickname.taken' }])
    expect((await change(first.jwt, { nickname: first.username.toUpperCase() })).status).toBe(200)
  })

  it('lets only one of two players take a nickname at the same time', async () => {
    const players = await Promise.all([operator.join(), operator.join()])
    const responses = await Promise.all(players.map(({ jwt }) => change(jwt, { nickname: 'Contested' })))
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 409])
  })

  it('takes a bank account with the password typed again, and masks it everywhere but where it is revealed', async () => {
    const { username, jwt } = await operator.join()
    const response = await change(jwt, { ...bank, password })
    expect(valueAt(response.json, 'data')).toMatchObject({
      bank_code: '001',
      bank_code_name: 'Harbour Play Bank',
      bank_account: '123-******012',
      bank_name: '홍길동',
    })
    const login = await operator.send('POST', '/auth/login', { body: { username, password } })
    const init = await operator.send('GET', '/main/init', { token: jwt })
    for (const { text } of [response, login, init, await me(jwt)]) {
      expect(text).not.toContain('456789')
      expect(text).toContain('123-******012')
    }
    const revealed = await operator.send('GET', '/account/bank', { token: jwt })
    expect(valueAt(revealed.json, 'data')).toEqual({ bank_account: '123-456789012' })
    expect(revealed.headers.get('cache-control')).toBe('no-store')
    expect(valueAt((await memosOf(jwt))[0], 'content', 'en')).toContain('bank account')
  })

  it('names what a change of the bank account lacks, and a wrong password without ending the session', async () => {
    const { jwt } = await operator.join()
    expect(errorOf(await change(jwt, { bank_code: '001' }))).toEqual([
      400,
      4000,
      'bank_account.required',
      {
        bank_account: 'bank_account.required',
        bank_name: 'bank_name.required',
        password: 'password.required',
      },
    ])
    expect(errorOf(await change(jwt, { ...bank, password: 'not it' }))).toEqual([
      400,
      4001,
      'password.wrong',
      { password: 'password.wrong' },
    ])
    expect(errorOf(await change(jwt, { ...bank, bank_code: '999', password })).at(2)).toBe(
      'bank_code.invalid',
    )
    expect(valueAt((await me(jwt)).json, 'data', 'bank_account')).toBe('')
    expect(await memosOf(jwt)).toEqual([])
  })

  it.each(['12345', '1'.repeat(21), '12-34--5678', '-1234567', '1234567-', '1234a567'])(
    'refuses the account number %s',
    async (bank_account) => {
      const response = await change(await operator.signIn(), {
        ...bank,
        bank_account,
        password: 'demo-pass-1',
      })
      expect(errorOf(response).at(2)).toBe('bank_account.invalid')
    },
  )

  it('does nothing for what is as it was, and once for a submission that is sent twice', async () => {
    const { username, jwt } = await operator.join()
    expect((await change(jwt, { nickname: username, phone: phoneOf(username) })).status).toBe(200)
    expect(await memosOf(jwt)).toEqual([])
    const key = randomUUID()
    await change(jwt, { phone: '+819012345678' }, key)
    await change(jwt, { phone: '+821011112222' })
    const again = await change(jwt, { phone: '+819012345678' }, key)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(valueAt((await me(jwt)).json, 'data', 'phone')).toBe('+821011112222')
    expect(await memosOf(jwt)).toHaveLength(2)
  })

  it('may be changed thirty times a day', async () => {
    const { jwt } = await operator.join()
    for (let time = 0; time < 30; time++)
      expect((await change(jwt, { phone: `+8210123456${10 + time}` })).status).toBe(200)
    const refused = await change(jwt, { phone: '+821099999999' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600)
  })
})
