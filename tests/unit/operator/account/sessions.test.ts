import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession, touchSession } from '@marquee/operator/auth/sessions.ts'
import { readDevice } from '@marquee/operator/account/device.ts'
import { listIn, submit, errorOf } from '../../../support/server/calls.ts'
import {
  password,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../../support/server/operator.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0'

let operator: TestOperator
let idle: TestOperator

beforeAll(async () => {
  operator = await testOperator()
  idle = await testOperator({ idleSeconds: 600, sessionSeconds: 3600 })
})
afterAll(async () => {
  await operator.close()
  await idle.close()
})

const signInFrom = async (username: string, agent: string) => {
  const response = await operator.send('POST', '/auth/login', {
    body: { username, password },
    headers: { 'user-agent': agent },
  })
  return textAt(response.json, 'data', 'jwt')
}
const status = async (token: string, of = operator) => (await of.send('GET', '/main/init', { token })).status
const sessionsOf = async (token: string) => listIn(await operator.send('GET', '/account/sessions', { token }))

describe('the list of sessions', () => {
  it('is never longer than fifty, and always has the one of the request', async () => {
    const { id, jwt, session } = await operator.join()
    const { db, services } = operator
    const device = { browser: null, system: null, address: 'somewhere' }
    for (let time = 0; time < 55; time++) {
      const now = new Date(services.clock().getTime() + 1000 * (time + 1))
      await db.transaction((tx) => openSession(tx, id, now, services.settings, device))
      // The first one is in use all the while.
      await touchSession(db, { id, username: '', sessionId: session }, now, services.settings)
    }
    const list = await sessionsOf(jwt)
    expect(list).toHaveLength(50)
    expect(list.filter((one) => valueAt(one, 'current') === true)).toHaveLength(1)
  })

  it('names browser and system, newest first, and marks the one of the request', async () => {
    const { username } = await operator.join()
    operator.pass(1)
    const first = await signInFrom(username, phone)
    operator.pass(1)
    await signInFrom(username, desk)
    const list = await sessionsOf(first)
    expect(list.map((one) => ['browser', 'system', 'current'].map((name) => valueAt(one, name)))).toEqual([
      ['Edge', 'Windows', false],
      ['Safari', 'iOS', true],
      [null, null, false],
    ])
  })

  it('signs out the others, and a replay ends no newer one', async () => {
    const { username, jwt } = await operator.join()
    const other = await signInFrom(username, desk)
    const headers = { 'idempotency-key': 'end-others-1' }
    const end = () => submit(operator, 'DELETE', '/account/sessions?scope=others', { token: jwt, headers })
    expect(valueAt((await end()).json, 'data')).toEqual({ ended: 1 })
    expect([await status(jwt), await status(other)]).toEqual([200, 403])
    const newer = await signInFrom(username, desk)
    expect(valueAt((await end()).json, 'data')).toEqual({ ended: 1 })
    expect(await status(newer)).toBe(200)
  })

  it('signs out everywhere, here too, and takes the session from the app', async () => {
    const { username, jwt } = await operator.join()
    const other = await signInFrom(username, desk)
    const response = await submit(operator, 'DELETE', '/account/sessions', { token: jwt })
    expect(valueAt(response.json, 'data')).toEqual({ ended: 2 })
    expect(valueAt(response.json, 'session')).toMatchObject({ jwt: null, auth_token: null })
    expect([await status(jwt), await status(other)]).toEqual([403, 403])
  })

  it('signs out one, and responds for another player as for none', async () => {
    const { username, jwt } = await operator.join()
    const other = await signInFrom(username, desk)
    const stranger = await operator.join()
    const [strangers] = await sessionsOf(stranger.jwt)
    const end = (id: string) => submit(operator, 'DELETE', `/account/sessions/${id}`, { token: jwt })
    const theirs = await end(textAt(strangers, 'id'))
    const none = await end('00000000-0000-4000-8000-000000000000')
    expect(errorOf(theirs)).toEqual([404, 4001, 'session.notFound'])
    expect([none.text, (await end('x')).text]).toEqual([theirs.text, theirs.text])
    expect(await status(stranger.jwt)).toBe(200)
    const mine = (await sessionsOf(jwt)).find((one) => valueAt(one, 'current') === false)
    expect((await end(textAt(mine, 'id'))).status).toBe(200)
    expect([await status(jwt), await status(other)]).toEqual([200, 403])
  })

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['<script>alert(1)</script>', null, null],
  ])('reads %s', (agent, browser, system) => {
    expect(readDevice(agent)).toEqual({ browser, system })
  })
})

describe('the end of a session', () => {
  const times = async (token: string) => {
    const ui = valueAt((await idle.send('GET', '/main/init', { token })).json, 'DATA', 'ui')
    return { expires: Date.parse(textAt(ui, 'expires_at')), idle: Date.parse(textAt(ui, 'idle_at')) }
  }

  it('is in the response of the init call, and polling does not delay it', async () => {
    const { jwt } = await idle.join()
    const before = await times(jwt)
    expect(before.expires - before.idle).toBeGreaterThan(2900_000)
    idle.pass(500)
    expect(await times(jwt)).toEqual(before)
    idle.pass(101)
    const ended = await idle.send('GET', '/main/init', { token: jwt })
    expect([ended.status, valueAt(ended.json, 'message')]).toEqual([403, 'auth.sessionIdle'])
    const call = await idle.send('POST', '/auth/session', { token: jwt })
    expect([call.status, valueAt(call.json, 'msg')]).toEqual([403, 'auth.sessionIdle'])
  })

  it('is put off by what the player does, and by saying that they are there, up to the absolute end', async () => {
    const { jwt } = await idle.join()
    const start = await times(jwt)
    for (let step = 0; step < 3; step += 1) {
      idle.pass(500)
      expect((await idle.send('GET', '/account/me', { token: jwt })).status).toBe(200)
    }
    idle.pass(500)
    const renewed = await idle.send('POST', '/auth/session', { token: jwt })
    expect(Date.parse(textAt(renewed.json, 'data', 'expires_at'))).toBe(start.expires)
    expect(Date.parse(textAt(renewed.json, 'data', 'idle_at'))).toBeGreaterThan(start.idle + 1900_000)
    for (let step = 0; step < 3; step += 1) {
      idle.pass(500)
      await idle.send('POST', '/auth/session', { token: jwt })
    }
    idle.pass(200)
    expect(await status(jwt, idle)).toBe(403)
  })

  it('has no idle time where the site sets none', async () => {
    const { jwt } = await operator.join()
    const init = await operator.send('GET', '/main/init', { token: jwt })
    expect(valueAt(init.json, 'DATA', 'ui', 'idle_at')).toBeNull()
    operator.pass(3000)
    expect(await status(jwt)).toBe(200)
  })

  it('leaves a session that ended by idling out of the list', async () => {
    const { username, jwt } = await idle.join()
    idle.pass(601)
    const login = await idle.send('POST', '/auth/login', { body: { username, password } })
    const token = textAt(login.json, 'data', 'jwt')
    expect(listIn(await idle.send('GET', '/account/sessions', { token }))).toHaveLength(1)
    expect(await status(jwt, idle)).toBe(403)
  })
})
