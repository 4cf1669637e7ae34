import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeyLimit } from '@marquee/operator/account/limits.ts'
import { createApp } from '@marquee/operator/app.ts'
import { freshSeconds } from '@marquee/operator/auth/sessions.ts'
import { cleanUp } from '@marquee/operator/database/cleanup.ts'
import { challengeSeconds } from '@marquee/operator/passkeys/challenges.ts'
import { passkeyChallenges } from '@marquee/operator/passkeys/schema.ts'
import { maxPasskeys } from '@marquee/contract/passkeys.ts'
import { softPasskey, type Tampering } from '../../../support/server/authenticator.ts'
import { errorOf, listIn, submit } from '../../../support/server/calls.ts'
import { password, type TestOperator, testOperator, valueAt } from '../../../support/server/operator.ts'
import { passkeyCalls } from '../../../support/server/passkeys.ts'

let operator: TestOperator
let calls: ReturnType<typeof passkeyCalls>

beforeAll(async () => {
  operator = await testOperator()
  calls = passkeyCalls(operator)
})
afterAll(() => operator.close())

const listOf = async (token: string) => listIn(await operator.send('GET', '/account/passkeys', { token }))
const options = (token: string, body: object = {}) =>
  operator.send('POST', '/account/passkeys/options', { token, body })
const remove = (token: string, id: string, body: object = {}) =>
  submit(operator, 'POST', `/account/passkeys/${id}/remove`, { token, body })

describe('adding a passkey', () => {
  it('stores it with its name and device, and tells the player', async () => {
    const { jwt } = await operator.join()
    const { response } = await calls.add(jwt, { name: ' My  <phone> ' })
    expect(valueAt(response.json, 'data')).toEqual({
      id: expect.any(String),
      name: 'My <phone>',
      browser: null,
      system: null,
      synced: false,
      create_at: expect.any(String),
      used_at: null,
    })
    expect(await listOf(jwt)).toEqual([valueAt(response.json, 'data')])
    const me = await operator.send('GET', '/account/me', { token: jwt })
    expect(valueAt(me.json, 'data', 'passkeys')).toBe(1)
    const memos = await operator.send('GET', '/supports/memo', { token: jwt })
    expect(memos.text).toContain('The passkey “My <phone>” was added.')
  })

  it('needs the password once the sign-in is not fresh any more', async () => {
    const { jwt } = await operator.join()
    operator.pass(freshSeconds + 1)
    expect(errorOf(await options(jwt))).toEqual([
      400,
      4000,
      'password.required',
      { password: 'password.required' },
    ])
    expect(errorOf(await options(jwt, { password: 'wrong' }))).toEqual([
      400,
      4001,
      'password.wrong',
      { password: 'password.wrong' },
    ])
    expect((await options(jwt, { password })).status).toBe(200)
  })

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another domain', { rpId: 'evil.test' }],
    ['a device that did not verify its owner', { verified: false }],
  ])('is refused with %s', async (_what, lie) => {
    const { jwt } = await operator.join()
    const { response } = await calls.add(jwt, { lie })
    expect(errorOf(response)).toEqual([400, 4001, 'passkey.refused'])
    expect(await listOf(jwt)).toEqual([])
  })

  it('does not read what the maker says of the device, whose certificates may name any address', async () => {
    const { jwt } = await operator.join()
    const statement = new Map([
      ['ver', 'anything'],
      ['sig', ''],
    ])
    const { response } = await calls.add(jwt, { lie: { statement: ['android-key', statement] } })
    expect(response.status).toBe(200)
  })

  it('takes a challenge once, in its time, and of this session only', async () => {
    const [one, other] = [await operator.join(), await operator.join()]
    const add = (token: string, credential: object) =>
      submit(operator, 'POST', '/account/passkeys', { token, body: { credential, name: 'Key' } })
    const expired = [400, 4001, 'passkey.expired']
    const given = await calls.forAdding(one.jwt)
    expect(errorOf(await add(other.jwt, softPasskey().attestation(given)))).toEqual(expired)
    const second = await operator.signIn(one.username, password)
    expect(errorOf(await add(second, softPasskey().attestation(given)))).toEqual(expired)
    expect((await add(one.jwt, softPasskey().attestation(given))).status).toBe(200)
    expect(errorOf(await add(one.jwt, softPasskey().attestation(given)))).toEqual(expired)
    const late = softPasskey().attestation(await calls.forAdding(one.jwt))
    operator.pass(challengeSeconds + 1)
    expect(errorOf(await add(one.jwt, late))).toEqual(expired)
    expect(await listOf(one.jwt)).toHaveLength(1)
    expect(await listOf(other.jwt)).toEqual([])
  })

  it('returns the first response to a repeat, and stores one passkey', async () => {
    const { jwt } = await operator.join()
    const credential = softPasskey().attestation(await calls.forAdding(jwt))
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      submit(operator, 'POST', '/account/passkeys', {
        token: jwt,
        headers,
        body: { credential, name: 'Key' },
      })
    const first = await send()
    const again = await send()
    expect([again.headers.get('idempotent-replayed'), again.text]).toEqual(['true', first.text])
    expect(await listOf(jwt)).toHaveLength(1)
  })

  it('refuses a passkey that somebody has', async () => {
    const [one, other] = [await operator.join(), await operator.join()]
    const { passkey } = await calls.add(one.jwt)
    for (const { jwt } of [one, other]) {
      const { response } = await calls.add(jwt, { passkey })
      expect(errorOf(response)).toEqual([409, 5003, 'passkey.registered'])
    }
    expect(await listOf(other.jwt)).toEqual([])
    expect(await calls.forAdding(one.jwt)).toMatchObject({ excludeCredentials: [{ id: passkey.id }] })
  })

  it('stops at as many as a player may have, in calls at the same time too', async () => {
    const { jwt } = await operator.join()
    const made = []
    for (let count = 0; count <= maxPasskeys; count += 1) made.push(await calls.forAdding(jwt))
    const responses = await Promise.all(
      made.map((given) =>
        submit(operator, 'POST', '/account/passkeys', {
          token: jwt,
          body: { credential: softPasskey().attestation(given), name: 'Key' },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(maxPasskeys)
    expect(errorOf(await options(jwt))).toEqual([400, 4001, 'passkey.tooMany'])
  })

  it('is limited: each sends a memo', async () => {
    const { jwt } = await operator.join()
    for (let times = 0; times < passkeyLimit.count; times += 1) await remove(jwt, randomUUID())
    const { response } = await calls.add(jwt)
    expect(response.status).toBe(429)
  })
})

describe('a passkey of a player', () => {
  it('is renamed by its player alone', async () => {
    const [one, other] = [await calls.joined(), await operator.join()]
    const rename = (token: string, name: string) =>
      submit(operator, 'PATCH', `/account/passkeys/${one.passkeyId}`, { token, body: { name } })
    expect(errorOf(await rename(other.jwt, 'Mine'))).toEqual([404, 4001, 'passkey.notFound'])
    expect(errorOf(await rename(one.jwt, ' '))).toEqual([
      400,
      4001,
      'passkey_name.required',
      { name: 'passkey_name.required' },
    ])
    expect(valueAt((await rename(one.jwt, 'Work phone')).json, 'data', 'name')).toBe('Work phone')
    expect(await listOf(one.jwt)).toMatchObject([{ name: 'Work phone' }])
  })

  it('is removed by its player alone, no longer signs in, and the password stays', async () => {
    const [one, other] = [await calls.joined(), await operator.join()]
    expect(errorOf(await remove(other.jwt, one.passkeyId))).toEqual([404, 4001, 'passkey.notFound'])
    expect(errorOf(await remove(one.jwt, 'no-id'))).toEqual([404, 4001, 'passkey.notFound'])
    operator.pass(freshSeconds + 1)
    expect(errorOf(await remove(one.jwt, one.passkeyId)).slice(0, 3)).toEqual([
      400,
      4000,
      'password.required',
    ])
    expect((await remove(one.jwt, one.passkeyId, { password })).status).toBe(200)
    expect(await listOf(one.jwt)).toEqual([])
    expect(errorOf(await calls.signIn(one.passkey))).toEqual([401, 4030, 'passkey.refused'])
    const token = await operator.signIn(one.username, password)
    const memos = await operator.send('GET', '/supports/memo', { token })
    expect(memos.text).toContain('The passkey “My phone” was removed.')
  })
})

it('deletes challenges that are no longer valid', async () => {
  await calls.forSignIn()
  const later = new Date(operator.services.clock().getTime() + (challengeSeconds + 1) * 1000)
  await cleanUp(operator.db, later)
  expect(await operator.db.select().from(passkeyChallenges)).toEqual([])
})

it('is off where the operator has none: no call, and the bank account by the password', async () => {
  const { jwt } = await calls.joined()
  const { settings } = operator.services
  const off = createApp({ ...operator.services, settings: { ...settings, relyingParty: undefined } })
  const send = (method: string, target: string, body?: object) =>
    off.request(
      `http://localhost:4173${target}`,
      {
        method,
        headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  for (const target of ['/auth/passkey/options', '/account/passkeys/options']) {
    const response = await send('POST', target, {})
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('passkey.off')])
  }
  const me = await send('GET', '/account/me')
  expect(await me.json()).toMatchObject({ data: { passkeys: 0 } })
  const bank = { bank_code: '001', bank_account: '110-222-333', bank_name: 'Holder', password }
  expect((await send('PATCH', '/account/me', bank)).status).toBe(200)
})
