import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import type { Db } from '@marquee/operator/database/db.ts'
import { submit } from '../../../support/server/calls.ts'
import { password, type TestOperator, testOperator } from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

/** Sends a call to the same operator and lets `meanwhile` happen once its slow work is done, before its transaction. */
async function callDuring(
  meanwhile: () => Promise<unknown>,
  [method, target, body]: readonly [string, string, object],
  token?: string,
): Promise<readonly [number, string]> {
  const { db } = operator
  const transaction: Db['transaction'] = async (...given) => {
    await meanwhile()
    return db.transaction(...given)
  }
  const delayed = new Proxy(db, {
    get: (inner, name): unknown => (name === 'transaction' ? transaction : Reflect.get(inner, name, inner)),
  })
  const response = await createApp({ ...operator.services, db: delayed }).request(
    `http://localhost:4173${target}`,
    {
      method,
      headers: {
        'content-type': 'text/plain',
        'idempotency-key': randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '10.77.0.1' } } },
  )
  return [response.status, await response.text()]
}

const change = async (token: string, current: string, next: string) => {
  const response = await submit(operator, 'POST', '/auth/password/change', { body: { current, next }, token })
  expect(response.status).toBe(200)
}

describe('a password that is changed while another call verified the old one', () => {
  it('rejects a sign-in with the old password', async () => {
    const { username, jwt } = await operator.join()
    const [status, text] = await callDuring(
      () => change(jwt, password, 'the-newer-password'),
      ['POST', '/auth/login', { username, password }],
    )
    expect([status, text]).toEqual([401, expect.stringContaining('auth.invalidCredentials')])
    const sessions = await operator.send('GET', '/account/sessions', { token: jwt })
    expect(sessions.text.match(/"current"/g)).toHaveLength(1)
  })

  it('is not changed a second time on the word of the old one', async () => {
    const { username, jwt } = await operator.join()
    const [status, text] = await callDuring(
      () => change(jwt, password, 'the-newer-password'),
      ['POST', '/auth/password/change', { current: password, next: 'the-loser-password' }],
      jwt,
    )
    expect([status, text]).toEqual([400, expect.stringContaining('"current":"password.wrong"')])
    expect(await operator.signIn(username, 'the-newer-password')).toBeTruthy()
  })

  it('rejects a change of the bank account with the old password', async () => {
    const { jwt } = await operator.join()
    const bank = { bank_code: '001', bank_account: '110-222-333444', bank_name: 'Holder', password }
    const [status, text] = await callDuring(
      () => change(jwt, password, 'the-newer-password'),
      ['PATCH', '/account/me', bank],
      jwt,
    )
    expect([status, text]).toEqual([400, expect.stringContaining('"password":"password.wrong"')])
    const me = await operator.send('GET', '/account/bank', { token: jwt })
    expect(me.text).not.toContain('110')
  })
})
