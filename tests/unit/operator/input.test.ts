import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transactions } from '@marquee/operator/database/schema.ts'
import { countOf } from '../../support/length.ts'
import { registration, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const post = (target: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  operator.send('POST', target, { body, headers: { 'idempotency-key': randomUUID(), ...headers } })

describe('a body', () => {
  it.each([
    ['malformed JSON', '{"username":', 400, 4001, 'request.malformedJson'],
    ['nothing', '', 400, 4000, 'request.bodyMissing'],
    ['blanks', '  \n ', 400, 4000, 'request.bodyMissing'],
    ['null', 'null', 400, 4001, 'request.invalid'],
    ['a list', '[]', 400, 4001, 'request.invalid'],
    ['a list with fields', '[{"username":"demo","password":"demo-pass-1"}]', 400, 4001, 'request.invalid'],
    [
      'a field twice',
      '{"username":"demo","password":"x","user\\u006eame":"other"}',
      400,
      4001,
      'request.invalidText',
    ],
    ['half a surrogate pair', '{"username":"demo","password":"\\ud83d"}', 400, 4001, 'request.invalidText'],
    [
      'half a surrogate pair in a name',
      '{"username":"demo","password":"x","\\udc00":1}',
      400,
      4001,
      'request.invalidText',
    ],
    ['a field that is not known', '{"username":"demo","password":"x","otp":"1"}', 400, 4001, 'otp.invalid'],
    ['a text', '"demo"', 400, 4001, 'request.invalid'],
    ['a number', '5', 400, 4001, 'request.invalid'],
    ['no user name', '{"password":"x"}', 400, 4000, 'username.required'],
    ['no password', '{"username":"demo"}', 400, 4000, 'password.required'],
    ['a user name that is a number', '{"username":5,"password":"x"}', 400, 4001, 'username.invalid'],
    [
      'a user name that is an object',
      '{"username":{"$ne":""},"password":"x"}',
      400,
      4001,
      'username.invalid',
    ],
    ['a password that is null', '{"username":"demo","password":null}', 400, 4001, 'password.invalid'],
    ['an empty password', '{"username":"demo","password":""}', 400, 4001, 'password.invalid'],
    [
      'a very long password',
      `{"username":"demo","password":"${'x'.repeat(401)}"}`,
      400,
      4001,
      'password.invalid',
    ],
    [
      'a number that is not what it says',
      '{"username":"demo","password":10000.0000000000001}',
      400,
      4001,
      'request.invalidText',
    ],
    ['NUL', '{"username":"demo\\u0000","password":"x"}', 400, 4001, 'request.invalidText'],
    ['deep nesting', '['.repeat(30_000), 400, 4001, 'request.malformedJson'],
    [
      'fields by way of __proto__',
      '{"__proto__":{"username":"demo","password":"demo-pass-1"}}',
      400,
      4000,
      'username.required',
    ],
  ])('of %s is refused by its code', async (_, body, status, code, message) => {
    const response = await post('/auth/login', body)
    expect([response.status, response.json]).toMatchObject([status, { code, msg: message }])
  })

  it('with several wrong fields is refused with a key for each', async () => {
    const { email: _, ...rest } = registration('many_faults')
    const response = await post(
      '/auth/register',
      JSON.stringify({ ...rest, phone: 'x', password: 'short', nickname: ' ' }),
    )
    expect([response.status, valueAt(response.json, 'code'), valueAt(response.json, 'data')]).toEqual([
      400,
      4000,
      {
        fields: {
          email: 'email.required',
          password: 'password.tooShort',
          nickname: 'nickname.required',
          phone: 'phone.invalid',
        },
      },
    ])
  })

  it('past 64 kB is refused, however it says its size', async () => {
    const body = JSON.stringify({ username: 'demo', password: 'x', more: 'y'.repeat(70_000) })
    for (const headers of [{}, { 'content-length': '10' }]) {
      const response = await post('/auth/login', body, headers)
      expect([response.status, valueAt(response.json, 'msg')]).toEqual([413, 'request.tooLarge'])
    }
  })

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
  ])('of type %s is refused', async (type) => {
    const response = await post('/auth/login', '{"username":"demo","password":"demo-pass-1"}', {
      'content-type': type,
    })
    expect([response.status, valueAt(response.json, 'msg')]).toEqual([415, 'request.contentType'])
  })

  it.each(['text/plain', 'text/plain;charset=UTF-8', 'application/json', 'Application/JSON; charset=utf-8'])(
    'of type %s is read',
    async (type) => {
      const response = await post('/auth/login', '{"username":"demo","password":"demo-pass-1"}', {
        'content-type': type,
      })
      expect(response.status).toBe(200)
    },
  )

  it.each([
    ['POST', '/auth/register', { ...registration('modest'), amount: 9_999_999 }, 'amount'],
    ['POST', '/auth/password/forgot', { email: 'a@example.test', app: 'x' }, 'app'],
    [
      'POST',
      '/auth/password/reset',
      { token: 't', password: 'a-good-password', username: 'demo' },
      'username',
    ],
    ['POST', '/auth/password/change', { current: 'x', next: 'a-good-password', logout: true }, 'logout'],
    ['PATCH', '/account/me', { nickname: 'Modest', email: 'b@example.test' }, 'email'],
    ['POST', '/account/terms', { terms_version: '1.0.0', accepted: false }, 'accepted'],
    ['POST', '/wallet/deposit', { amount: 10_000, depositor: 'Kim', currency: 'USD' }, 'currency'],
    ['POST', '/wallet/withdraw', { amount: 10_000, currency: 'USD' }, 'currency'],
    ['POST', '/wallet/points/convert', { points: 10_000, currency: 'USD' }, 'currency'],
    ['POST', '/wallet/withdraw/1/cancel', { amount: 5_000 }, 'amount'],
    ['POST', '/wallet/outcome', { key: randomUUID(), amount: 5_000 }, 'amount'],
  ])('of %s %s is not taken where it says more than is understood', async (method, target, body, field) => {
    const token = await operator.signIn()
    const headers = { 'idempotency-key': randomUUID() }
    const response = await operator.send(method, target, { token, body, headers })
    expect([response.status, valueAt(response.json, 'data', 'fields', field)]).toEqual([
      400,
      `${field}.invalid`,
    ])
  })

  it.each([
    ['POST', '/auth/logout'],
    ['POST', '/auth/session'],
    ['POST', '/supports/memo/1/read'],
    ['DELETE', '/supports/memo/1'],
    ['POST', '/supports/memo/1/restore'],
    ['DELETE', '/account/sessions?scope=others'],
    ['DELETE', '/account/push?endpoint=x'],
  ])('of %s %s has the same limits, though none is expected', async (method, target) => {
    const token = await operator.signIn()
    const headers = { 'idempotency-key': randomUUID() }
    const large = await operator.send(method, target, { token, headers, body: 'y'.repeat(70_000) })
    expect([large.status, valueAt(large.json, 'msg')]).toEqual([413, 'request.tooLarge'])
    expect(await operator.cash(token)).toBeGreaterThan(0)
  })

  it.each([
    ['username', 'ab'],
    ['username', 'with space'],
    ['username', '<script>'],
    ['username', '관리자'],
    ['email', 'nope'],
    ['email', `${'x'.repeat(260)}@e.co`],
    ['birth_date', '2001-02-30'],
    ['birth_date', 'yesterday'],
    ['referral_code', 'a b'],
    ['phone', 'call me'],
    ['phone', '٠١٠١٢٣٤٥٦٧٨'],
  ])('of a registration with a wrong %s (%s) names that field', async (field, value) => {
    const response = await post(
      '/auth/register',
      JSON.stringify({ ...registration('wrong_field'), [field]: value }),
    )
    expect([response.status, valueAt(response.json, 'msg')]).toEqual([400, `${field}.invalid`])
  })

  it('of any bytes never makes a 500, a response without envelope, or a movement of money', async () => {
    const before = await operator.db.$count(transactions)
    const token = await operator.signIn()
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.json(),
      fc
        .record({ username: fc.anything(), password: fc.anything() })
        .map((value) => JSON.stringify(value) ?? ''),
      fc.record({ player: fc.anything(), amount: fc.anything() }).map((value) => JSON.stringify(value) ?? ''),
    )
    const targets = fc.constantFrom(
      '/auth/login',
      '/auth/register',
      '/studio/debit',
      '/studio/credit',
      '/auth/none',
    )
    let sender = 0
    await fc.assert(
      fc.asyncProperty(targets, text, async (target, body) => {
        sender += 1
        const response = await operator.send('POST', target, {
          body,
          token,
          address: `10.20.${sender >> 8}.${sender & 255}`,
          headers: { 'idempotency-key': randomUUID() },
        })
        expect(response.status).toBeLessThan(500)
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(valueAt(response.json, 'code')).toBeTypeOf('number')
      }),
      { numRuns: countOf('HOSTILE_INPUTS') },
    )
    expect(await operator.db.$count(transactions)).toBe(before)
  })

  it('never reaches a 500 through any query or path either', async () => {
    const token = await operator.signIn()
    const targets = fc.constantFrom(
      (text: string) => `/game/provider?provider_id=${text}`,
      (text: string) => `/game/launch?game_id=${text}&type=slot`,
      (text: string) => `/game/launch?game_id=1001&type=${text}`,
      (text: string) => `/images/cover/${text}.webp`,
      (text: string) => `/api/cnf?force_domain=${text}`,
      (text: string) => `/${text}`,
    )
    await fc.assert(
      fc.asyncProperty(
        targets,
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.boolean(),
        async (make, text, raw) => {
          const target = make(raw ? text.replaceAll(/[^!-~]/g, '%') : encodeURIComponent(text.toWellFormed()))
          const response = await operator.send('GET', target, { token })
          expect([target, response.status < 500]).toEqual([target, true])
        },
      ),
      { numRuns: countOf('HOSTILE_INPUTS') },
    )
  })
})

describe('an unknown call', () => {
  it.each([
    ['GET', '/api/nope'],
    ['POST', '/auth/nope'],
    ['GET', '/auth/login'],
    ['DELETE', '/studio/debit'],
    ['PUT', '/main/init'],
    ['POST', '/game/launch'],
  ])('%s %s is 404 in the envelope of its path', async (method, target) => {
    const response = await operator.send(method, target, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.json).toEqual(
      target.startsWith('/game/') || target.startsWith('/main/')
        ? { RESULT: false, DATA: {}, message: 'notFound', code: 4001 }
        : { code: 4001, msg: 'notFound', data: {} },
    )
  })
})

describe('a failing database', () => {
  it('is a 5xx of the catalogue that tells nothing about the inside', async () => {
    const broken = await testOperator()
    await broken.close()
    const response = await broken.send('POST', '/auth/login', { body: { username: 'demo', password: 'x' } })
    expect(response.status).toBe(500)
    expect(valueAt(response.json, 'code')).toBe(5005)
    expect(response.text).not.toMatch(/select|insert|at \//i)
  })
})
