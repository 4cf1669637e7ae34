// Long because every row of the transport's hazards has a case here, against one scripted server.
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import type { Endpoint } from '@marquee/contract/endpoint.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { launchEndpoints } from '@marquee/contract/launch-endpoints.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import type { Auth } from '../../../../src/platform/http/http.ts'
import { createPlatform, type Platform } from '../../../../src/platform/platform.ts'
import {
  cut,
  hang,
  json,
  page,
  reset,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { waitFor } from '../../../support/wait-for.ts'

/** A call that moves money, as later parts of the contract have them. */
const transfer: Endpoint<
  v.GenericSchema,
  v.GenericSchema<{ amount: number }>,
  v.GenericSchema<{ id: string }>
> = {
  method: 'POST',
  path: '/wallet/deposit',
  envelope: 'B',
  login: true,
  keyed: true,
  query: v.object({}),
  body: v.object({ amount: v.number() }),
  data: v.object({ id: v.string() }),
}
const removal = {
  ...transfer,
  method: 'DELETE',
  path: '/supports/memo',
  keyed: false,
  data: v.object({}),
} as const

const okB = json(200, { code: 'OK', msg: '', data: { id: 'r1' } })
const games = { list: [] }
const okGames = json(200, { RESULT: true, DATA: games, message: '' })
const press = { body: { amount: 10_000 }, key: 'key-12345678' }

let server: ScriptedServer
let app: Platform
let auth: { -readonly [Name in keyof Auth]: Auth[Name] }
const device = { onLine: true, languages: ['zh-TW'] }

beforeEach(async () => {
  server = await startScriptedServer()
  device.onLine = true
  auth = {
    credentials: () => ({ token: 'jwt-1', player: 'demo' }),
    onRejected: () => {},
    onSessionChanges: () => {},
  }
  // Each property is read when it is used: a test may replace it.
  app = createPlatform(fakeEnvironment(undefined, { navigator: device }), {
    credentials: () => auth.credentials(),
    onRejected: (...rejection) => auth.onRejected(...rejection),
    onSessionChanges: (...changes) => auth.onSessionChanges(...changes),
  })
  app.apiHost.set(server.origin)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.close()
})

/** Runs scripts one after the other, the last one for all that follow. */
function inOrder(...scripts: Script[]): void {
  server.setScript((response, request, nth) =>
    scripts[Math.min(nth, scripts.length) - 1]?.(response, request, nth),
  )
}

describe('what is sent', () => {
  test('GET: query parameters, bearer, language, sequence, no body', async () => {
    server.setScript(okGames)
    const answer = await app.http.call(endpoints.providerGames, { query: { provider_id: 'a b&c' } })
    expect(answer).toEqual({ ok: true, data: games })
    const [request] = server.received
    expect(request?.path).toBe('/game/provider?provider_id=a+b%26c')
    expect(request?.body).toBe('')
    expect(request?.headers).toMatchObject({ authorization: 'Bearer jwt-1', 'accept-language': 'zh-TW' })
    expect(Math.abs(Number(request?.headers['x-ga-seq']) - app.clock.now())).toBeLessThan(10_000)
  })

  test('POST: JSON text as text/plain with the key', async () => {
    server.setScript(okB)
    expect(await app.http.call(transfer, press)).toEqual({ ok: true, data: { id: 'r1' } })
    const [request] = server.received
    expect(JSON.parse(request?.body ?? '')).toEqual({ amount: 10_000 })
    expect(request?.headers['content-type']).toMatch(/^text\/plain/)
    expect(request?.headers['idempotency-key']).toBe('key-12345678')
  })

  test('DELETE: its data as query parameters', async () => {
    server.setScript(json(200, { code: 0, data: {} }))
    await app.http.call(removal, { body: { amount: 3 } })
    expect(server.received[0]).toMatchObject({ method: 'DELETE', path: '/supports/memo?amount=3', body: '' })
  })

  test('a launch: JSON content type', async () => {
    server.setScript(json(200, { RESULT: true, DATA: { url: 'https://s.example/' } }))
    await app.http.call(launchEndpoints.launch, { query: { game_id: '1', type: 'slot' } })
    expect(server.received[0]?.headers['content-type']).toBe('application/json')
  })
})

describe('what is not sent', () => {
  test('a call that needs a session, without one', async () => {
    auth.credentials = () => undefined
    expect(await app.http.call(endpoints.init)).toMatchObject({
      ok: false,
      status: 401,
      code: 'LOGIN_REQUIRED',
    })
    expect(server.received).toHaveLength(0)
  })

  test('a call that changes something, without a key', async () => {
    expect(await app.http.call(transfer, { body: press.body })).toMatchObject({
      ok: false,
      outcome: 'refused',
    })
    expect(server.received).toHaveLength(0)
  })

  test('anything while offline: 503 OFFLINE_ERROR at once', async () => {
    device.onLine = false
    app.connection.reportUnreachable()
    expect(await app.http.call(transfer, press)).toEqual({
      ok: false,
      status: 503,
      code: 'OFFLINE_ERROR',
      message: 'network.offline',
      outcome: 'refused',
    })
    expect(server.received).toHaveLength(0)
  })

  test('anything before the configuration is loaded', async () => {
    const fresh = createPlatform(fakeEnvironment(), auth)
    expect(await fresh.http.call(endpoints.providers)).toMatchObject({ status: 500, code: 'CONFIG_FAILED' })
  })
})

describe('the envelopes of spec §7', () => {
  test.each([
    [
      'RESULT/DATA/message',
      json(200, { RESULT: false, DATA: {}, message: 'game.closed', code: 4001 }),
      4001,
      'game.closed',
    ],
    ['RESULT/DATA/msg', json(200, { RESULT: false, msg: 'init.no' }), 5001, 'init.no'],
    [
      'code/msg/data',
      json(409, { code: 5003, msg: 'duplicate.username', data: {} }),
      5003,
      'duplicate.username',
    ],
    ['state/msg/data', json(400, { state: '4000', msg: 'amount.required' }), 4000, 'amount.required'],
    ['a code nobody knows', json(400, { code: 31337, msg: 'x' }), 5001, 'x'],
  ])('%s', async (_shape, script, code, message) => {
    server.setScript(script)
    expect(await app.http.call(endpoints.providers)).toMatchObject({
      ok: false,
      code,
      message,
      outcome: 'refused',
    })
  })

  test.each([
    ['code 0', { code: 0 }],
    ['code "OK"', { code: 'OK', data: {} }],
    ['state "0"', { state: '0' }],
  ])('success with code %s, data empty when absent', async (_case, body) => {
    server.setScript(json(200, body))
    expect(await app.http.call(endpoints.logout)).toEqual({ ok: true, data: {} })
  })
})

describe('a response that does not fit the contract is an error', () => {
  test.each([
    ['data of the wrong shape', json(200, { RESULT: true, DATA: { list: [{ id: 1 }] } })],
    ['no data', json(200, { RESULT: true })],
    ['JSON of no envelope', json(200, [1, 2])],
    ['broken JSON', (response) => void response.end('{"RESULT":tru')],
    ['nothing', (response) => void response.end()],
    ['no content', (response) => void response.writeHead(204).end()],
    ['success said with status 500', json(500, { RESULT: true, DATA: games })],
  ] satisfies [string, Script][])('%s', async (_case, script) => {
    server.setScript(script)
    expect(await app.http.call(endpoints.providers)).toMatchObject({
      ok: false,
      status: 444,
      code: 'CLIENT_EXCEPTION',
    })
  })

  test('for a call that changes something its outcome is unknown', async () => {
    server.setScript(json(200, { code: 'OK', data: {} }))
    expect(await app.http.call(transfer, press)).toMatchObject({ ok: false, outcome: 'unknown' })
  })

  test('keys named __proto__ change no prototype', async () => {
    server.setScript(
      (response) => void response.end('{"RESULT":true,"DATA":{"list":[],"__proto__":{"polluted":1}}}'),
    )
    const answer = await app.http.call(endpoints.providers)
    expect(answer).toEqual({ ok: true, data: { list: [] } })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a network that fails', () => {
  test('GET: three more tries, each with fresh headers', async () => {
    let token = 0
    auth.credentials = () => ({ token: `jwt-${++token}`, player: 'demo' })
    inOrder(reset, cut, reset, okGames)
    expect(await app.http.call(endpoints.providerGames, { query: { provider_id: '1' } })).toMatchObject({
      ok: true,
    })
    expect(server.received).toHaveLength(4)
    const tokens = server.received.map((request) => request.headers.authorization)
    expect(new Set(tokens).size).toBe(4)
    const sequence = server.received.map((request) => Number(request.headers['x-ga-seq']))
    expect(sequence).toEqual(sequence.toSorted((a, b) => a - b))
    expect(new Set(sequence).size).toBe(4)
  })

  test('a keyed POST: tried again with the same key and body', async () => {
    inOrder(reset, cut, okB)
    expect(await app.http.call(transfer, press)).toEqual({ ok: true, data: { id: 'r1' } })
    expect(server.received.map((request) => [request.headers['idempotency-key'], request.body])).toEqual(
      Array.from({ length: 3 }, () => ['key-12345678', '{"amount":10000}']),
    )
  })

  test.each([
    ['the question what became of a press', walletEndpoints.outcome, { body: { key: 'key-12345678' } }],
    ['a sign of life', accountEndpoints.keepSession, {}],
    [
      'a setting that a repeat sets again',
      { ...accountEndpoints.keepSession, method: 'PUT', repeatable: undefined },
      {},
    ],
  ])('%s: tried again without a key', async (_case, call, options) => {
    inOrder(reset, cut, json(403, { code: 4030, msg: 'auth.tokenRevoked' }))
    expect(await app.http.call(call as Endpoint, options)).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(server.received).toHaveLength(3)
  })

  test('a sign-in is never tried again by the app: a repeat may count as one more wrong password', async () => {
    inOrder(cut, okB)
    const answer = await app.http.call(endpoints.login, { body: { username: 'demo', password: 'x' } })
    expect(answer).toMatchObject({ ok: false, status: 503, code: 'NETWORK_ERROR', outcome: 'refused' })
    expect(server.received).toHaveLength(1)
  })

  test.each([
    [400, { code: 4001, msg: 'balance.short' }],
    [401, { code: 4030, msg: 'auth.tokenRevoked' }],
    [403, { code: 4030, msg: 'auth.tokenRevoked' }],
    [409, { code: 6000, msg: 'already.processed' }],
    [429, { code: 4290, msg: 'too.many' }],
  ])(
    'a keyed POST whose repeat is refused with %i is unknown: the first may have arrived',
    async (status, body) => {
      inOrder(reset, json(status, body))
      expect(await app.http.call(transfer, press)).toMatchObject({ ok: false, outcome: 'unknown' })
      expect(server.received).toHaveLength(2)
    },
  )

  test.each([400, 401, 403, 429])(
    'a keyed POST that is refused with %i at once is refused',
    async (status) => {
      inOrder(json(status, { code: 4001, msg: 'no' }))
      expect(await app.http.call(transfer, press)).toMatchObject({ ok: false, outcome: 'refused' })
    },
  )

  test('after four tries a change is unknown, not failed', async () => {
    inOrder(cut)
    expect(await app.http.call(transfer, press)).toEqual({
      ok: false,
      status: 503,
      code: 'NETWORK_ERROR',
      message: 'network.failed',
      outcome: 'unknown',
    })
    expect(server.received).toHaveLength(4)
  })

  test('no server: NETWORK_ERROR, and offline once a probe failed too', async () => {
    await server.close()
    expect(await app.http.call(endpoints.providers)).toMatchObject({
      ok: false,
      status: 503,
      code: 'NETWORK_ERROR',
    })
    await waitFor(() => expect(app.store.get(connectionAtom).state).toBe('offline'))
    server = await startScriptedServer()
  })

  test('a call that fails while the operator lives does not mean offline', async () => {
    inOrder(cut)
    await app.http.call(transfer, press)
    await app.connection.probe()
    expect(app.store.get(connectionAtom).state).toBe('online')
  })

  test('hanging: the time limit ends it, once, and the outcome is unknown', async () => {
    server.setScript(hang)
    const answer = await app.http.call(transfer, { ...press, timeoutMs: 1000 })
    expect(answer).toMatchObject({ code: 'NETWORK_ERROR', message: 'network.timeout', outcome: 'unknown' })
    expect(server.received).toHaveLength(1)
  })

  test('hanging in the middle of the body: the same', async () => {
    server.setScript((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"code":"OK",')
    })
    const answer = await app.http.call(transfer, { ...press, timeoutMs: 1000 })
    expect(answer).toMatchObject({ code: 'NETWORK_ERROR', message: 'network.timeout', outcome: 'unknown' })
  })

  test('offline meanwhile: the retry is refused, and what was sent stays unknown', async () => {
    server.setHealth(reset)
    server.setScript((response, request, nth) => {
      device.onLine = false
      app.connection.reportUnreachable()
      return reset(response, request, nth)
    })
    expect(await app.http.call(transfer, press)).toMatchObject({ code: 'OFFLINE_ERROR', outcome: 'unknown' })
    expect(server.received).toHaveLength(1)
  })

  test('another player meanwhile: the retry is not sent', async () => {
    server.setScript((response, request, nth) => {
      auth.credentials = () => ({ token: 'jwt-other', player: 'other' })
      return reset(response, request, nth)
    })
    expect(await app.http.call(transfer, press)).toMatchObject({ ok: false, outcome: 'unknown' })
    expect(server.received).toHaveLength(1)
  })

  test('aborted: no retry, and no change of the connection', async () => {
    const controller = new AbortController()
    server.setScript(() => controller.abort())
    const answer = await app.http.call(endpoints.init, { signal: controller.signal })
    expect(answer).toMatchObject({ code: 'CLIENT_EXCEPTION', message: 'request.aborted' })
    expect(app.store.get(connectionAtom).state).toBe('online')
    expect(server.received).toHaveLength(1)
  })

  test('a redirect is not followed: only captive portals do that', async () => {
    server.setScript(
      (response) => void response.writeHead(302, { location: `${server.origin}/portal` }).end(),
    )
    expect(await app.http.call(endpoints.providers)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
    expect(server.received.map((request) => request.path)).not.toContain('/portal')
  })
})

describe('an operator in trouble', () => {
  test.each([500, 502, 503])('%i is never tried again', async (status) => {
    server.setScript((response) => void response.writeHead(status, { 'retry-after': '86400' }).end('down'))
    const answer = await app.http.call(transfer, press)
    expect(answer).toMatchObject({ ok: false, status, code: 5000, outcome: 'unknown', retryAfter: 120 })
    expect(server.received).toHaveLength(1)
  })

  test('too busy: has the time to wait', async () => {
    server.setScript(json(429, { code: 4030, msg: 'auth.tooMany' }, { 'retry-after': '30' }))
    const answer = await app.http.call(endpoints.login, { body: { username: 'demo', password: 'x' } })
    expect(answer).toMatchObject({ ok: false, status: 429, retryAfter: 30, outcome: 'refused' })
  })

  test('the first attempt is pending: unknown, to be repeated', async () => {
    server.setScript(json(409, { code: 6000, msg: 'idempotencyKey.inUse' }, { 'retry-after': '1' }))
    expect(await app.http.call(transfer, press)).toMatchObject({
      code: 6000,
      outcome: 'unknown',
      retryAfter: 1,
    })
  })

  test('a plain no is a no', async () => {
    server.setScript(json(409, { code: 6000, msg: 'deposit.alreadyInProcess' }))
    expect(await app.http.call(transfer, press)).toMatchObject({ code: 6000, outcome: 'refused' })
  })
})

describe('rejections on the session', () => {
  const rejections: [string, string][] = []
  beforeEach(() => {
    rejections.length = 0
    auth.onRejected = (rejection, token) => rejections.push([rejection, token])
  })

  test("the operator's 403 is one: 455 SESSION_EXPIRED", async () => {
    server.setScript(json(403, { RESULT: false, DATA: {}, message: 'auth.tokenExpired', code: 4030 }))
    expect(await app.http.call(endpoints.init)).toMatchObject({
      ok: false,
      status: 455,
      code: 'SESSION_EXPIRED',
    })
    expect(rejections).toEqual([['sessionExpired', 'jwt-1']])
  })

  test("a captive portal's or a proxy's 403 is none", async () => {
    server.setScript(page(403))
    expect(await app.http.call(endpoints.init)).toMatchObject({ ok: false, code: 'CLIENT_EXCEPTION' })
    expect(rejections).toEqual([])
  })

  test.each<[string, Script]>([
    ['empty', (response) => void response.writeHead(403).end()],
    ['JSON', json(403, { message: 'Forbidden' })],
  ])('a bare 403 is one where no answer was ever marked: %s', async (_, script) => {
    server.setScript(script)
    expect(await app.http.call(endpoints.init)).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(rejections).toEqual([['sessionExpired', 'jwt-1']])
  })

  describe('of an operator that marks its responses', () => {
    const mark = { 'x-operator-answer': '1' }
    const data = { ui: { name: 'Demo', username: 'demo', amount: 1, rolling: 0 } }
    beforeEach(async () => {
      server.setScript(json(200, { RESULT: true, DATA: data }, mark))
      expect(await app.http.call(endpoints.init)).toMatchObject({ ok: true })
    })

    test.each<[string, Script]>([
      ['empty', (response) => void response.writeHead(403).end()],
      ['a page', page(403)],
      ['a code', json(403, { code: 403 })],
      ['a code of the catalogue', json(403, { code: 4030, msg: 'auth.tokenRevoked' })],
      ['a state', json(403, { state: 'blocked' })],
      ['a message', json(403, { message: 'Forbidden' })],
      ['envelope A', json(403, { RESULT: false, message: 'no' })],
      ['a proxy that wants a sign-in', json(401, { code: 401, msg: 'proxy' })],
      ['a 404', json(404, { code: 'not_found' })],
      ['success of nothing', json(200, { RESULT: true })],
      ['success of something else', json(200, { code: 0, msg: 'maintenance' })],
    ])('nobody else’s answer says anything: %s', async (_, script) => {
      server.setScript(script)
      expect(await app.http.call(endpoints.init)).toMatchObject({ ok: false, code: 'CLIENT_EXCEPTION' })
      expect(rejections).toEqual([])
    })

    test('a refusal that is not the operator’s leaves the outcome unknown', async () => {
      server.setScript(json(403, { code: 403 }))
      expect(await app.http.call(transfer, press)).toMatchObject({ ok: false, outcome: 'unknown' })
    })

    test('its own 403 is one', async () => {
      server.setScript(json(403, { RESULT: false, message: 'auth.tokenRevoked', code: 4030 }, mark))
      expect(await app.http.call(endpoints.init)).toMatchObject({ code: 'SESSION_EXPIRED' })
      expect(rejections).toEqual([['sessionExpired', 'jwt-1']])
    })

    test.each<[string, object]>([
      ['of the call', { RESULT: true, DATA: data }],
      ['of a gateway', { code: 0, msg: 'maintenance', data: { until: '2026-11-20T01:00:00Z' } }],
    ])('a response without the mark stays foreign when it has data: %s', async (_, body) => {
      server.setScript(json(200, body))
      expect(await app.http.call(endpoints.init)).toMatchObject({ ok: false, code: 'CLIENT_EXCEPTION' })
      server.setScript(json(403, { RESULT: false, code: 4030 }))
      expect(await app.http.call(endpoints.init)).toMatchObject({ code: 'CLIENT_EXCEPTION' })
      expect(rejections).toEqual([])
    })

    test('that stops marking: after a call without a token a 403 without the mark counts', async () => {
      const info = { name: 'Demo', username: 'demo' }
      const signedIn = { jwt: 'jwt-2', access_token: 'jwt-2', info }
      server.setScript(json(200, { code: 'OK', msg: '', data: signedIn }))
      const body = { username: 'demo', password: 'x' }
      expect(await app.http.call(endpoints.login, { body })).toMatchObject({ ok: true })
      server.setScript(json(403, { RESULT: false, code: 4030 }))
      expect(await app.http.call(endpoints.init)).toMatchObject({ code: 'SESSION_EXPIRED' })
    })
  })

  test('a 403 of a call that was not made for a session is none', async () => {
    server.setScript(json(403, { code: 4030, msg: 'auth.invalidCredentials' }))
    const answer = await app.http.call(endpoints.login, { body: { username: 'demo', password: 'x' } })
    expect(answer).toMatchObject({ code: 4030, message: 'auth.invalidCredentials' })
    expect(rejections).toEqual([])
  })

  test('a 401 only casts doubt', async () => {
    server.setScript(json(401, { RESULT: false, message: 'auth.tokenMissing', code: 4030 }))
    expect(await app.http.call(endpoints.init)).toMatchObject({ code: 4030 })
    expect(rejections).toEqual([['sessionUncertain', 'jwt-1']])
  })

  test('a request to wait is none, though it has the code of one', async () => {
    server.setScript(json(429, { RESULT: false, code: 4030 }, { 'retry-after': '5' }))
    expect(await app.http.call(endpoints.init)).toMatchObject({ code: 4030, status: 429 })
    expect(rejections).toEqual([])
  })

  test.each([page(200), page(503), json(500, { RESULT: false, code: 5000 })])(
    'trouble is none',
    async (script) => {
      server.setScript(script)
      await app.http.call(endpoints.init)
      expect(rejections).toEqual([])
    },
  )
})

describe('the session object of a response', () => {
  test('only known keys are passed on, null removes, with the token of the call', async () => {
    const stored: unknown[] = []
    auth.onSessionChanges = (changes, token) => stored.push(Object.fromEntries(changes), token)
    const session = { jwt: 'jwt-2', bank_code: null, use_vaccount: true, is_admin: 'yes', theme: 'light' }
    server.setScript((response) => {
      response.end(
        `{"code":"OK","data":{},"session":${JSON.stringify(session).replace('{', '{"__proto__":"x",')}}`,
      )
    })
    await app.http.call(endpoints.logout)
    expect(stored).toEqual([{ jwt: 'jwt-2', bank_code: null, use_vaccount: 'true' }, 'jwt-1'])
  })

  test('of a refusal counts for nothing', async () => {
    const sink = vi.fn<() => void>()
    auth.onSessionChanges = sink
    server.setScript(json(400, { code: 4000, session: { jwt: 'stolen' } }))
    await app.http.call(endpoints.logout)
    expect(sink).not.toHaveBeenCalled()
  })
})

describe('the clock', () => {
  test("syncs with the operator's Date header, never with a captive portal's", async () => {
    const date = new Date(Date.now() + 7 * 86_400_000).toUTCString()
    server.setScript((response, request, nth) => {
      response.setHeader('date', date)
      return page(200)(response, request, nth)
    })
    await app.http.call(endpoints.providers)
    expect(app.clock.isSynced()).toBe(false)
    server.setScript(json(200, { RESULT: true, DATA: games }, { date }))
    await app.http.call(endpoints.providers)
    expect(Math.abs(app.clock.now() - Date.parse(date))).toBeLessThan(5000)
  })
})
