import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimit } from '@marquee/operator/auth/attempts.ts'
import { challengeSeconds } from '@marquee/operator/passkeys/challenges.ts'
import { createApp } from '@marquee/operator/app.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import { softPasskey, type Tampering } from '../../../support/server/authenticator.ts'
import { errorOf, listIn, submit } from '../../../support/server/calls.ts'
import {
  claimsOf,
  password,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../../support/server/operator.ts'
import { passkeyCalls } from '../../../support/server/passkeys.ts'

let operator: TestOperator
let calls: ReturnType<typeof passkeyCalls>
const logged: LogEvent[] = []

beforeAll(async () => {
  operator = await testOperator({}, { log: (event) => logged.push(event) })
  calls = passkeyCalls(operator)
})
beforeEach(() => {
  logged.length = 0
})
afterAll(() => operator.close())

const refused = [401, 4030, 'passkey.refused']
const expired = [400, 4001, 'passkey.expired']
const sessionsOf = async (token: string) => listIn(await operator.send('GET', '/account/sessions', { token }))

describe('a sign-in by passkey', () => {
  it('begins the session that a password begins, without a name', async () => {
    const player = await calls.joined()
    const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0' }
    const response = await calls.signIn(player.passkey, {}, { headers: chrome })
    const byPassword = await operator.send('POST', '/auth/login', {
      body: { username: player.username, password },
    })
    expect(response.status).toBe(200)
    expect(valueAt(response.json, 'data', 'info')).toEqual(valueAt(byPassword.json, 'data', 'info'))
    expect(Object.keys(Object(valueAt(response.json, 'session')))).toEqual(
      Object.keys(Object(valueAt(byPassword.json, 'session'))),
    )
    const jwt = textAt(response.json, 'data', 'jwt')
    expect(claimsOf(jwt).id).toBe(player.id)
    expect(await sessionsOf(jwt)).toContainEqual(
      expect.objectContaining({ current: true, browser: 'Chrome', system: 'Android' }),
    )
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'sign_in', result: 'ok', by: 'passkey', player: player.id }),
    )
    const [used] = listIn(await operator.send('GET', '/account/passkeys', { token: jwt }))
    expect(used).toMatchObject({ name: 'My phone', used_at: expect.any(String) })
  })

  it('is signed out by a new password as every session, and signs in again', async () => {
    const player = await calls.joined()
    const jwt = textAt((await calls.signIn(player.passkey)).json, 'data', 'jwt')
    const body = { current: password, next: 'another-good-password' }
    await submit(operator, 'POST', '/auth/password/change', { token: player.jwt, body })
    expect((await operator.send('GET', '/account/me', { token: jwt })).status).toBe(403)
    expect((await calls.signIn(player.passkey)).status).toBe(200)
    const memos = await operator.send('GET', '/supports/memo', { token: player.jwt })
    expect(memos.text).toContain('Your passkeys still work')
  })

  it.each<[string, Tampering, string]>([
    ['another origin', { origin: 'https://app.example.evil.test' }, 'origin'],
    ['the origin without TLS', { origin: 'http://app.example' }, 'origin'],
    ['another domain', { rpId: 'evil.test' }, 'relying_party'],
    ['a device that did not verify its owner', { verified: false }, 'user_verification'],
    ['a signature that was changed', { forged: true }, 'signature'],
    ['another owner', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'owner'],
    ['no owner', { userHandle: undefined }, 'owner'],
  ])('is refused with %s, and says no more', async (_what, lie, reason) => {
    const player = await calls.joined()
    expect(errorOf(await calls.signIn(player.passkey, lie))).toEqual(refused)
    expect(await sessionsOf(player.jwt)).toHaveLength(1)
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'passkey_refused', reason, player: player.id }),
    )
  })

  it('responds to an unknown passkey as to a wrong signature', async () => {
    const player = await calls.joined()
    const options = await calls.forAdding(player.jwt)
    const stranger = softPasskey()
    stranger.attestation(options)
    const unknown = await calls.signIn(stranger)
    const wrong = await calls.signIn(player.passkey, { forged: true })
    expect([errorOf(unknown), unknown.text]).toEqual([refused, wrong.text])
  })

  it('takes each challenge once, in its time, and only those it gave', async () => {
    const { passkey } = await calls.joined()
    const again = passkey.assertion(await calls.forSignIn())
    expect((await calls.login(again)).status).toBe(200)
    expect(errorOf(await calls.login(again))).toEqual(expired)
    // A refused response has used its challenge up too.
    const options = await calls.forSignIn()
    expect(errorOf(await calls.login(passkey.assertion(options, { forged: true })))).toEqual(refused)
    expect(errorOf(await calls.login(passkey.assertion(options)))).toEqual(expired)
    expect(errorOf(await calls.signIn(passkey, { challenge: 'A'.repeat(43) }))).toEqual(expired)
    const late = passkey.assertion(await calls.forSignIn())
    operator.pass(challengeSeconds + 1)
    expect(errorOf(await calls.login(late))).toEqual(expired)
  })

  it('takes no challenge that was given for something else', async () => {
    const { passkey, jwt } = await calls.joined()
    const bank = { bank_code: '001', bank_account: '110-222-333', bank_name: 'Holder' }
    const forBank = await calls.forBank(jwt, bank)
    expect(errorOf(await calls.login(passkey.assertion(forBank)))).toEqual(expired)
    const forAdding = await calls.forAdding(jwt)
    expect(errorOf(await calls.signIn(passkey, { challenge: forAdding.challenge }))).toEqual(expired)
  })

  it('works at another process of the operator than the one that gave the challenge', async () => {
    const { passkey } = await calls.joined()
    const other = createApp({ ...operator.services, runningCalls: new Set() })
    const credential = passkey.assertion(await calls.forSignIn())
    const response = await other.request(
      'http://localhost:4173/auth/passkey/login',
      { method: 'POST', body: JSON.stringify({ credential }), headers: { 'content-type': 'text/plain' } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    expect(response.status).toBe(200)
  })

  it('refuses a counter that went backwards, which a copied passkey has, and logs it', async () => {
    const { passkey, id } = await calls.joined()
    expect((await calls.signIn(passkey, { counter: 10 })).status).toBe(200)
    for (const counter of [10, 9, 0]) {
      expect(errorOf(await calls.signIn(passkey, { counter }))).toEqual(refused)
    }
    expect(logged.filter(({ reason }) => reason === 'counter')).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ player: id })),
    )
    // Nobody can claim a copy without the key.
    logged.length = 0
    await calls.signIn(passkey, { counter: 1, forged: true })
    expect(logged).toContainEqual(expect.objectContaining({ reason: 'signature' }))
    expect((await calls.signIn(passkey, { counter: 11 })).status).toBe(200)
  })

  it('takes a device that counts nothing', async () => {
    const { jwt } = await operator.join()
    const { passkey } = await calls.add(jwt, { lie: { counter: 0 } })
    for (let times = 0; times < 2; times += 1) {
      expect((await calls.signIn(passkey, { counter: 0 })).status).toBe(200)
    }
  })

  it('is limited for a passkey as for an account, and leaves the password alone', async () => {
    const player = await calls.joined()
    for (let times = 0; times < accountLimit.count; times += 1) {
      expect(errorOf(await calls.signIn(player.passkey, { forged: true }))).toEqual(refused)
    }
    expect((await calls.signIn(player.passkey)).status).toBe(429)
    expect(await operator.signIn(player.username, password)).toBeTruthy()
    operator.pass(accountLimit.seconds + 1)
    expect((await calls.signIn(player.passkey)).status).toBe(200)
  })

  it('refuses what is no response of a passkey by its field', async () => {
    const { passkey } = await calls.joined()
    const good = passkey.assertion(await calls.forSignIn())
    const broken = [
      [{ ...good, id: '#' }, 'credential.id'],
      [{ ...good, type: 'password' }, 'credential.type'],
      [
        { ...good, response: { ...good.response, signature: 'A'.repeat(5_000) } },
        'credential.response.signature',
      ],
    ] as const
    for (const [credential, field] of broken) {
      const response = await operator.send('POST', '/auth/passkey/login', { body: { credential } })
      expect([response.status, Object.keys(Object(valueAt(response.json, 'data', 'fields')))]).toEqual([
        400,
        [field],
      ])
    }
    const noise = { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } }
    expect(errorOf(await calls.login(noise))).toEqual(expired)
    const large = await operator.send('POST', '/auth/passkey/login', { body: 'x'.repeat(70_000) })
    expect([large.status, valueAt(large.json, 'msg')]).toEqual([413, 'request.tooLarge'])
    expect((await calls.login(good)).status).toBe(200)
  })
})
