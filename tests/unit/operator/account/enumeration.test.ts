import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountLimit } from '@marquee/operator/auth/attempts.ts'
import { submit } from '../../../support/server/calls.ts'
import {
  type TestResponse,
  registration,
  type TestOperator,
  testOperator,
} from '../../../support/server/operator.ts'

/** Password hashing calls in order. Different work would show in the response time. */
const work = vi.hoisted((): string[] => [])

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original()
  return {
    ...argon2,
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.push('hash')
      return argon2.hash(...given)
    },
    verify: (...given: Parameters<typeof argon2.verify>) => {
      // Algorithm and cost, without salt and digest.
      work.push(`verify ${String(given[0]).split('$').slice(0, 4).join('$')}`)
      return argon2.verify(...given)
    },
  }
})

let operator: TestOperator
let known: string
beforeAll(async () => {
  operator = await testOperator()
  known = (await operator.join()).username
  // Makes the dummy hash for unknown accounts now, so that no test counts it.
  await login('first_unknown', 'x')
})
afterAll(() => operator.close())
afterEach(() => {
  work.length = 0
})

let senders = 0
const nextAddress = () => `10.7.${(senders += 1) >> 8}.${senders & 255}`
const login = (username: string, secret: string) =>
  operator.send('POST', '/auth/login', { body: { username, password: secret }, address: nextAddress() })

/** The response without `date` and `x-request-id`, which differ in every response. */
function seen(response: TestResponse): unknown {
  const own = new Set(['date', 'x-request-id'])
  return [response.status, response.text, [...response.headers].filter(([name]) => !own.has(name))]
}

async function worked(
  call: () => Promise<TestResponse>,
): Promise<{ response: TestResponse; did: readonly string[] }> {
  work.length = 0
  const response = await call()
  return { response, did: [...work] }
}

describe('responses and work do not reveal whether an account exists', () => {
  it('of signing in', async () => {
    const wrong = await worked(() => login(known, 'not-the-password'))
    const unknown = await worked(() => login('nobody_at_all', 'not-the-password'))
    expect(seen(unknown.response)).toEqual(seen(wrong.response))
    expect(unknown.response.status).toBe(401)
    expect(unknown.did).toEqual(wrong.did)
    expect(wrong.did).toEqual([expect.stringMatching(/^verify \$argon2id\$v=19\$m=19456,t=2,p=1$/)])
  })

  it('of too many tries', async () => {
    const { username } = await operator.join()
    const exhaust = async (name: string) => {
      for (let time = 0; time < accountLimit.count; time++) await login(name, 'not-the-password')
      return worked(() => login(name, 'not-the-password'))
    }
    const wrong = await exhaust(username)
    const unknown = await exhaust('nobody_tried_often')
    expect([wrong.response.status, wrong.response.text]).toEqual([
      unknown.response.status,
      unknown.response.text,
    ])
    expect(wrong.response.status).toBe(429)
    expect([wrong.did, unknown.did]).toEqual([[], []])
  })

  it('of requesting a new password', async () => {
    const request = (email: string) =>
      worked(() =>
        submit(operator, 'POST', '/auth/password/forgot', { body: { email }, address: nextAddress() }),
      )
    const has = await request(`${known}@example.test`)
    const hasNone = await request('nobody-at-all@example.test')
    expect(seen(hasNone.response)).toEqual(seen(has.response))
    expect(has.response.status).toBe(200)
    expect([has.did, hasNone.did]).toEqual([[], []])
  })

  it('of a link for a new password that is made up, or for a player who does not exist', async () => {
    const reset = (token: string) =>
      worked(() =>
        submit(operator, 'POST', '/auth/password/reset', {
          body: { token, password: 'another-good-one' },
          address: nextAddress(),
        }),
      )
    const responses = [
      await reset('made-up'),
      await reset('00000000-0000-4000-8000-000000000000.made-up'),
      await reset(''.padEnd(120, 'x')),
    ]
    expect(new Set(responses.map(({ response }) => `${response.status} ${response.text}`)).size).toBe(1)
    expect(responses.flatMap(({ did }) => did)).toEqual([])
  })

  it('of joining with an email that somebody has', async () => {
    const join = (username: string, email: string) =>
      worked(() =>
        submit(operator, 'POST', '/auth/register', {
          body: { ...registration(username), email },
          address: nextAddress(),
        }),
      )
    const used = await join('second_of_mail', `${known}@example.test`)
    const fresh = await join('first_of_mail', 'fresh-mail@example.test')
    expect([used.response.status, fresh.response.status]).toEqual([200, 200])
    expect(used.did).toEqual(fresh.did)
    expect(used.did).toEqual(['hash'])
  })
})
