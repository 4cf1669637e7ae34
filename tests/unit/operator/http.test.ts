import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import { createLog, type LogEvent } from '@marquee/operator/log.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { buildFolder } from '../../support/server/built-folder.ts'
import { registration, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

const build = buildFolder()
const lines: string[] = []
let operator: TestOperator

beforeAll(async () => {
  const log = await createLog('json', (line) => lines.push(line))
  operator = await testOperator({ appOrigins: ['https://app.example'] }, { log, built: build.built })
})
afterAll(async () => {
  await operator.close()
  build.remove()
})

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  operator.send('GET', target, { headers })
const asPage = { accept: 'text/html,application/xhtml+xml' }
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('security headers', () => {
  const policyOf = async (target: string) => {
    const response = await get(target, asPage)
    const parts = (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((part) => part.split(' '))
    return new Map(parts.map(([name = '', ...values]) => [name, values]))
  }

  it("allow the page's own inline script and style by hash, and no other", async () => {
    const policy = await policyOf('/home')
    expect(policy.get('script-src')).toEqual(["'self'", sha256('boot()')])
    expect(policy.get('style-src')).toEqual(["'self'", sha256('a{color:red}'), sha256('')])
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'")
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['marquee-sw', "'allow-duplicates'"])
  })

  it('let the frame come from the studio of the requested host, and from nowhere else', async () => {
    expect((await policyOf('http://localhost:4173/home')).get('frame-src')).toEqual([
      'http://localhost:4173/game/return.html',
      'http://localhost:4174',
    ])
    expect((await policyOf('https://10.0.0.7:4173/home')).get('frame-src')).toEqual([
      'https://10.0.0.7:4173/game/return.html',
      'https://10.0.0.7:4174',
    ])
  })

  it('are on every response', async () => {
    for (const path of [
      '/home',
      '/sw.js',
      '/api/cnf',
      '/game/provider',
      '/nope',
      '/healthz',
      '/openapi.json',
    ]) {
      const { headers } = await get(path, asPage)
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      const policy = await policyOf(path)
      for (const directive of ['base-uri', 'object-src', 'frame-ancestors'])
        expect([path, directive, policy.get(directive)]).toEqual([path, directive, ["'none'"]])
      expect(headers.get('x-operator-answer')).toBe('1')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
    const home = (await get('/home', asPage)).headers
    expect(home.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(home.get('permissions-policy')).toContain('camera=()')
  })

  it('tell browsers to use https only, where a name was requested by https', async () => {
    const allowedOrigin = async (origin: string) =>
      (await get(`${origin}/main/init`)).headers.get('strict-transport-security')
    expect(await allowedOrigin('https://play.example')).toBe('max-age=31536000')
    for (const origin of [
      'http://localhost:4173',
      'https://localhost:4173',
      'https://10.0.0.7:4173',
      'https://[::1]',
    ])
      expect([origin, await allowedOrigin(origin)]).toEqual([origin, null])
  })

  it('keep every call out of caches', async () => {
    for (const path of ['/api/cnf', '/game/provider', '/main/init', '/auth/nope', '/healthz']) {
      expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })
})

describe('other origins', () => {
  const preflight = (origin: string) =>
    operator.send('OPTIONS', '/auth/login', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    })

  it('may call when the operator lists them', async () => {
    const requested = await preflight('https://app.example')
    expect([requested.status, requested.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://app.example',
    ])
    expect(requested.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    const response = await get('/game/provider', { origin: 'https://app.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example')
    const exposed = response.headers.get('access-control-expose-headers')
    expect(exposed).toContain('Date')
    expect(exposed).toContain('x-operator-answer')
    const refused = await get('/main/init', { origin: 'https://app.example' })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'https://app.example',
    ])
  })

  it('may not otherwise', async () => {
    for (const origin of ['https://evil.example', 'https://app.example.evil.example', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
      expect((await get('/game/provider', { origin })).headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('a sign-in that another site posts', () => {
  it('is not judged, but one of the app is', async () => {
    const post = (headers: Readonly<Record<string, string>>) =>
      operator.send('POST', '/auth/login', { headers, body: { username: 'demo', password: 'wrong-one' } })
    for (const site of ['cross-site', 'same-site']) {
      const response = await post({ 'sec-fetch-site': site, origin: 'https://evil.example' })
      expect([response.status, valueAt(response.json, 'msg')]).toEqual([403, 'request.crossSite'])
    }
    expect((await post({ 'sec-fetch-site': 'cross-site', origin: 'https://app.example' })).status).toBe(401)
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(401)
    expect((await post({})).status).toBe(401)
  })
})

describe('the log', () => {
  it('describes the request in one JSON line a call, without a secret', async () => {
    lines.length = 0
    const jwt = await operator.signIn()
    await operator.send('POST', '/auth/login', { body: { username: 'demo', password: 'typed-by-mistake' } })
    await operator.send('POST', '/auth/register', {
      body: registration('logged_one'),
      headers: { 'idempotency-key': 'key-in-header' },
    })
    const launch = await operator.send('GET', '/game/launch?game_id=1001&type=slot&token=in-the-query', {
      token: jwt,
    })
    const url = String(valueAt(launch.json, 'DATA', 'url'))
    const ticket = new URL(url).searchParams.get('token') ?? 'no ticket'
    expect(lines).toHaveLength(7)
    const text = lines.join('')
    for (const secret of [
      jwt,
      'typed-by-mistake',
      'demo-pass-1',
      'a-good-password',
      ticket,
      'in-the-query',
      'key-in-header',
    ]) {
      expect(text).not.toContain(secret)
    }
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      event: 'request',
      method: 'GET',
      path: '/game/launch',
      status: 200,
    })
  })
})

describe('the log of sign-ins', () => {
  const events = () =>
    lines
      .map((line) => v.parse(v.looseObject({ event: v.string() }), JSON.parse(line)))
      .filter(({ event }) => event !== 'request')
  const login = (username: string, password: string, address: string) =>
    operator.send('POST', '/auth/login', { body: { username, password }, address })

  it('names the player of each that succeeded or failed, and no name that was typed', async () => {
    const { username, id } = await operator.join('signing_in')
    lines.length = 0
    const response = await login(username, 'a-good-password', '192.0.2.7')
    await login(username, 'wrong-password', '192.0.2.7')
    await login('typed-password-1', 'wrong-password', '192.0.2.8')
    const request_id = response.headers.get('x-request-id')
    const [ok, refused, unknown] = events()
    expect(ok).toMatchObject({ event: 'sign_in', result: 'ok', player: id, request_id })
    expect(refused).toMatchObject({
      event: 'sign_in',
      result: 'refused',
      player: id,
      address: ok?.['address'],
    })
    expect(unknown).toMatchObject({ event: 'sign_in', result: 'refused' })
    expect(unknown).not.toHaveProperty('player')
    expect(unknown?.['address']).not.toBe(ok?.['address'])
    expect(lines.join('')).not.toMatch(/signing_in|typed-password|192\.0\.2/)
  })

  it('names those that a limit refused, sign-outs and new passwords', async () => {
    const { username, id, jwt } = await operator.join('limited_one')
    lines.length = 0
    for (let attempt = 0; attempt < 11; attempt++) await login(username, 'wrong-password', '192.0.2.9')
    expect(events().map(({ result, player }) => [result, player])).toEqual([
      ...Array.from({ length: 10 }, () => ['refused', id]),
      ['limited', id],
    ])
    lines.length = 0
    const next = { current: 'a-good-password', next: 'another-good-one' }
    await operator.send('POST', '/auth/password/change', {
      token: jwt,
      body: next,
      headers: { 'idempotency-key': randomUUID() },
    })
    await operator.send('POST', '/auth/logout', { token: jwt })
    expect(events()).toMatchObject([
      { event: 'password_changed', player: id },
      { event: 'sign_out', player: id },
    ])
  })
})

describe('an unexpected error', () => {
  it('is logged with its position in our code', async () => {
    const logged: LogEvent[] = []
    const clock = () => {
      throw new Error('no clock')
    }
    const app = createApp({ ...operator.services, clock, log: (event) => logged.push(event) })
    expect((await app.request('http://localhost:4173/main/init')).status).toBe(500)
    const found = logged.find(({ event }) => event === 'error')
    expect(found?.['error']).toMatch(/^Error: no clock at .*packages\/operator\/routes\/main\.ts/)
  })
})

describe('openapi.json', () => {
  it('describes every call of the contract', async () => {
    const document = (await get('/openapi.json')).json
    expect(valueAt(document, 'openapi')).toBe('3.1.0')
    for (const endpoint of Object.values(endpoints)) {
      const operation = valueAt(document, 'paths', endpoint.path, endpoint.method.toLowerCase())
      expect([endpoint.path, valueAt(operation, 'responses', '200', 'description')]).toEqual([
        endpoint.path,
        'Success',
      ])
    }
    const register = JSON.stringify(valueAt(document, 'paths', '/auth/register', 'post'))
    expect(register).toContain('Idempotency-Key')
    expect(register).toContain('"referral_code"')
    const login = valueAt(document, 'paths', '/auth/login', 'post', 'responses', '200')
    expect(JSON.stringify(login)).toContain('JWT with exp in seconds')
    expect(JSON.stringify(valueAt(document, 'paths', '/game/provider', 'get'))).toContain('"provider_id"')
  })
})
