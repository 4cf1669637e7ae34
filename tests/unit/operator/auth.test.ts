import { randomUUID } from 'node:crypto'
import { notInArray } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLimit, addressLimit } from '@marquee/operator/auth/attempts.ts'
import { checkPassword, hashPassword } from '@marquee/operator/auth/passwords.ts'
import { attempts } from '@marquee/operator/database/schema.ts'
import { password, type TestOperator, testOperator, textAt, valueAt } from '../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const login = (username: unknown, secret: unknown, address = '127.0.0.1') =>
  operator.send('POST', '/auth/login', { body: { username, password: secret }, address })

describe('signing in', () => {
  it('returns both tokens, who it is, and the session keys of spec §3', async () => {
    const response = await login('demo', 'demo-pass-1')
    expect(response.status).toBe(200)
    expect(response.json).toMatchObject({
      code: 'OK',
      data: { info: { username: 'demo', use_vaccount: false } },
      session: { name: 'Demo', email: 'demo' },
    })
    for (const name of ['jwt', 'access_token']) {
      const token = textAt(response.json, 'data', name)
      expect((await operator.send('GET', '/main/init', { token })).status).toBe(200)
    }
  })

  it('takes the user name in any case', async () => {
    expect((await login(' DEMO ', 'demo-pass-1')).status).toBe(200)
  })

  it('gives an unknown account and a wrong password the same response', async () => {
    const wrong = await login('demo', 'not it')
    const unknown = await login('nobody_here', 'not it')
    expect(wrong.status).toBe(401)
    expect(wrong.json).toEqual({ code: 4030, msg: 'auth.invalidCredentials', data: {} })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  it('hashes with argon2id at 19 MiB, two passes, one lane', async () => {
    const hash = await hashPassword('x')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await checkPassword(hash, 'x')).toBe(true)
    expect(await checkPassword(hash, 'y')).toBe(false)
    expect(await checkPassword(undefined, 'an account that does not exist')).toBe(false)
  })
})

/**
 * Makes guesses, and then lets every scope that they opened stand at its limit: each guess costs a password's hash. What
 * opens a scope of its own, such as another address, is not affected.
 */
async function exhaust(at: TestOperator, guesses: () => Promise<void>): Promise<void> {
  const before = (await at.db.select().from(attempts)).map(({ scope }) => scope)
  await guesses()
  await at.db
    .update(attempts)
    .set({ count: addressLimit.count })
    .where(before.length > 0 ? notInArray(attempts.scope, before) : undefined)
}

describe('limits on sign-in', () => {
  it('stops guesses at one account wherever they come from, says when to try again, and then lets the owner in', async () => {
    const { username } = await operator.join()
    for (let guess = 0; guess < accountLimit.count; guess++) {
      expect((await login(username, 'wrong', `10.1.0.${guess}`)).status).toBe(401)
    }
    const stopped = await login(username, password, '10.1.1.1')
    expect(stopped.status).toBe(429)
    expect(stopped.json).toMatchObject({ code: 5001, msg: 'auth.tooManyAttempts' })
    const wait = Number(stopped.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(accountLimit.seconds)
    operator.pass(wait + 1)
    expect((await login(username, password, '10.1.1.1')).status).toBe(200)
  })

  it('counts guesses that arrive together', async () => {
    const { username } = await operator.join()
    const guesses = Array.from({ length: accountLimit.count * 2 }, (_, index) =>
      login(username, 'wrong', `10.2.0.${index}`),
    )
    const statuses = (await Promise.all(guesses)).map((response) => response.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(accountLimit.count)
    expect(statuses.filter((status) => status === 429)).toHaveLength(accountLimit.count)
  })

  it('forgets the failures of an account when its owner signs in', async () => {
    const { username } = await operator.join()
    for (let round = 0; round < 3; round++) {
      for (let guess = 1; guess < accountLimit.count; guess++) await login(username, 'wrong', '10.3.0.1')
      expect((await login(username, password, `10.3.1.${round}`)).status).toBe(200)
    }
  })

  it('never keeps the owner out where they have signed in before, however often strangers guess', async () => {
    const { username } = await operator.join()
    const home = '10.6.0.1'
    expect((await login(username, password, home)).status).toBe(200)
    for (let guess = 0; guess < accountLimit.count; guess++) {
      await login(username, 'wrong', `10.6.1.${guess}`)
    }
    expect((await login(username, password, '10.6.2.1')).status).toBe(429)
    expect((await login(username, password, home)).status).toBe(200)
    // That the owner is signed in changes nothing for the strangers.
    expect((await login(username, 'wrong', '10.6.2.2')).status).toBe(429)
  })

  it('counts the wrong passwords of a place that is known as well', async () => {
    const { username } = await operator.join()
    const home = '10.6.3.1'
    expect((await login(username, password, home)).status).toBe(200)
    for (let guess = 0; guess < accountLimit.count; guess++) await login(username, 'wrong', home)
    expect((await login(username, password, home)).status).toBe(429)
  })

  it('stops one address that tries many accounts, known or not, and no other address', async () => {
    for (let guess = 0; guess < addressLimit.count; guess++)
      await login(`guess_${guess}`, 'wrong', '10.4.0.1')
    expect((await login('demo', 'demo-pass-1', '10.4.0.1')).status).toBe(429)
    expect((await login('demo', 'demo-pass-1', '10.4.0.2')).status).toBe(200)
  })

  it('counts an IPv6 client by its network', async () => {
    await exhaust(operator, async () => {
      for (const guess of [1, 2]) await login(`six_${guess}`, 'wrong', `2001:db8:1:2::${guess}`)
    })
    expect((await login('demo', 'demo-pass-1', '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login('demo', 'demo-pass-1', '2001:db8:1:3::1')).status).toBe(200)
  })

  it('believes X-Forwarded-For from a trusted proxy only', async () => {
    const forged = (name: string, index: number) =>
      operator.send('POST', '/auth/login', {
        body: { username: name, password: 'wrong' },
        address: '10.5.0.1',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      })
    await exhaust(operator, async () => {
      for (const guess of [1, 2]) await forged(`forged_${guess}`, guess)
    })
    expect((await forged('forged_last', 250)).status).toBe(429)
  })

  it('keeps no user name as typed: it may be a password', async () => {
    await login('my-secret-password', 'x')
    const scopes = (await operator.db.select().from(attempts)).map((row) => row.scope)
    expect(scopes.some((scope) => scope.includes('my-secret-password'))).toBe(false)
  })
})

describe('behind a trusted proxy', () => {
  it('limits by the address that the proxy saw, whatever the client wrote before it', async () => {
    const proxied = await testOperator({ trustedProxies: 1 })
    try {
      const from = (forged: string, seen: string, username: string, secret = 'wrong') =>
        proxied.send('POST', '/auth/login', {
          body: { username, password: secret },
          headers: { 'x-forwarded-for': `${forged}, ${seen}` },
        })
      await exhaust(proxied, async () => {
        for (const guess of [1, 2]) await from(`198.51.100.${guess}`, '203.0.113.9', `behind_${guess}`)
      })
      expect((await from('198.51.100.250', '203.0.113.9', 'demo', 'demo-pass-1')).status).toBe(429)
      expect((await from('203.0.113.9', '203.0.113.10', 'demo', 'demo-pass-1')).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })
})

describe('tokens', () => {
  const init = (token: string) => operator.send('GET', '/main/init', { token })
  const key = () => operator.services.secrets.tokens

  const forge = async (change: {
    readonly claims?: Record<string, unknown>
    readonly header?: { alg: string; typ?: string }
    readonly key?: Uint8Array
  }) => {
    const { id, jwt } = await operator.join()
    const now = Math.floor(operator.services.clock().getTime() / 1000)
    const sid = textAt(JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()), 'sid')
    const claims = {
      sid,
      sub: id,
      iss: 'marquee-operator',
      aud: 'marquee-app',
      jti: `${sid}.jwt`,
      iat: now,
      nbf: now,
      exp: now + 600,
      ...change.claims,
    }
    return new SignJWT(claims)
      .setProtectedHeader(change.header ?? { alg: 'HS256', typ: 'at+jwt' })
      .sign(change.key ?? key())
  }

  it('accepts the token that this test forges when nothing is wrong with it', async () => {
    expect((await init(await forge({}))).status).toBe(200)
  })

  it('accepts a token of an operator whose clock is ahead, but none a second too long', async () => {
    const now = Math.floor(operator.services.clock().getTime() / 1000)
    expect((await init(await forge({ claims: { iat: now + 50, nbf: now + 50 } }))).status).toBe(200)
    const response = await init(await forge({ claims: { exp: now - 1 } }))
    expect([response.status, valueAt(response.json, 'message')]).toEqual([403, 'auth.tokenExpired'])
  })

  const past = Math.floor(Date.now() / 1000) - 10_000
  const future = Math.floor(Date.now() / 1000) + 100_000
  it.each([
    ['expired', { claims: { exp: past } }, 'auth.tokenExpired'],
    ['not valid yet', { claims: { nbf: future, exp: future + 60 } }, 'auth.tokenInvalid'],
    ['without an end', { claims: { exp: undefined } }, 'auth.tokenInvalid'],
    ['of another issuer', { claims: { iss: 'somebody' } }, 'auth.tokenInvalid'],
    ['for another audience', { claims: { aud: 'back-office' } }, 'auth.tokenInvalid'],
    ['of another type', { header: { alg: 'HS256', typ: 'JWT' } }, 'auth.tokenInvalid'],
    [
      'of another algorithm',
      { header: { alg: 'HS512', typ: 'at+jwt' }, key: new Uint8Array(64).fill(1) },
      'auth.tokenInvalid',
    ],
    ['of another key', { key: new Uint8Array(32).fill(7) }, 'auth.tokenInvalid'],
    ['of another player', { claims: { sub: randomUUID() } }, 'auth.tokenInvalid'],
    ['of an unknown session', { claims: { sid: randomUUID() } }, 'auth.tokenInvalid'],
    ['whose session is no id', { claims: { sid: "' or 1=1 --" } }, 'auth.tokenInvalid'],
    ['whose subject is no id', { claims: { sub: 'x' } }, 'auth.tokenInvalid'],
  ])('refuses a token that is %s with 403 and 4030', async (_, change, message) => {
    const response = await init(await forge(change))
    expect([response.status, response.json]).toEqual([403, { RESULT: false, DATA: {}, message, code: 4030 }])
  })

  it('refuses a token without signature, a tampered one and plain nonsense', async () => {
    const jwt = await operator.signIn()
    const [header = '', payload = '', signature = ''] = jwt.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const other = part({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: randomUUID() })
    for (const token of [
      `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      'nonsense',
      'a.b.c',
      '....',
    ]) {
      const response = await init(token)
      expect([token, response.status, valueAt(response.json, 'code')]).toEqual([token, 403, 4030])
    }
  })

  it('returns 401 where there is no token or no bearer', async () => {
    for (const authorization of [undefined, '', 'Basic ZGVtbzpkZW1v', 'Bearer']) {
      const headers = authorization === undefined ? {} : { authorization }
      const response = await operator.send('GET', '/main/init', { headers })
      expect([response.status, valueAt(response.json, 'code')]).toEqual([401, 4030])
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('ends when the session does, by the clock', async () => {
    const token = await operator.signIn()
    operator.pass(3601)
    const response = await init(token)
    expect([response.status, valueAt(response.json, 'message')]).toEqual([403, 'auth.tokenExpired'])
  })

  it('dies in both forms at logout, and no other session with it', async () => {
    const { username, jwt, accessToken } = await operator.join()
    const elsewhere = await operator.signIn(username, password)
    const out = await operator.send('POST', '/auth/logout', { token: accessToken })
    expect([out.status, valueAt(out.json, 'session', 'jwt')]).toEqual([200, null])
    for (const token of [jwt, accessToken]) expect((await init(token)).status).toBe(403)
    expect((await init(elsewhere)).status).toBe(200)
    // Another tab signs out of the same session: that is what it wanted.
    expect((await operator.send('POST', '/auth/logout', { token: jwt })).status).toBe(200)
    expect((await init(jwt)).status).toBe(403)
  })
})
