import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@marquee/operator/database/db.ts'
import { verifyToken } from '@marquee/operator/auth/tokens.ts'
import { testDatabase } from '../../support/server/database.ts'
import { type TestResponse, type TestOperator, testOperator, valueAt } from '../../support/server/operator.ts'

const verdictOf = (response: TestResponse) => [response.status, valueAt(response.json, 'message')]
const revoked = [403, 'auth.tokenRevoked']

describe('a token that was verified before', () => {
  let database: OpenDatabase
  let operator: TestOperator
  /** Another process on the same database. */
  let other: TestOperator

  beforeAll(async () => {
    database = await testDatabase()
    operator = await testOperator({}, { database })
    other = await testOperator({}, { database })
  })
  afterAll(() => database.close())

  const init = (at: TestOperator, token: string) => at.send('GET', '/main/init', { token })
  const list = (at: TestOperator, token: string) => at.send('GET', '/account/sessions', { token })

  it('is refused in the first call after the sign-out, also by an operator that did not see it', async () => {
    const { jwt } = await operator.join('leaver')
    for (const at of [operator, other]) {
      expect((await init(at, jwt)).status).toBe(200)
      expect((await list(at, jwt)).status).toBe(200)
    }
    expect((await operator.send('POST', '/auth/logout', { token: jwt })).status).toBe(200)
    for (const at of [operator, other]) {
      expect(verdictOf(await init(at, jwt))).toEqual(revoked)
      expect((await list(at, jwt)).status).toBe(403)
    }
  })

  it('expires by the clock', async () => {
    const { jwt } = await operator.join('stayer')
    expect((await init(operator, jwt)).status).toBe(200)
    operator.pass(3600)
    expect(verdictOf(await init(operator, jwt))).toEqual([403, 'auth.tokenExpired'])
    operator.pass(-3600)
  })

  it('is no token for another key', async () => {
    const { jwt } = await operator.join('keeper')
    expect((await init(operator, jwt)).status).toBe(200)
    const rotated = new Uint8Array(32).fill(7)
    await expect(verifyToken(rotated, jwt, new Date())).rejects.toThrow('auth.tokenInvalid')
  })
})
