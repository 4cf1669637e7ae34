import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgotEmailLimit } from '@marquee/operator/account/limits.ts'
import type { resetEmail } from '@marquee/operator/account/emails.ts'
import { linkSeconds } from '@marquee/operator/account/reset-links.ts'
import { createPlayer } from '@marquee/operator/auth/players.ts'
import { accountLimit } from '@marquee/operator/auth/attempts.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { passwordResets } from '@marquee/operator/account/schema.ts'
import { Registration } from '@marquee/operator/account/registration.ts'
import { submit, errorOf } from '../../../support/server/calls.ts'
import {
  password,
  registration,
  type TestOperator,
  testOperator,
  valueAt,
} from '../../../support/server/operator.ts'

let operator: TestOperator
const logged: LogEvent[] = []

beforeAll(async () => {
  operator = await testOperator({}, { log: (event) => logged.push(event) })
})
afterAll(() => operator.close())

let senders = 0
const nextAddress = () => `10.5.0.${(senders += 1)}`
const forgot = (email: string, headers = {}) =>
  submit(operator, 'POST', '/auth/password/forgot', { body: { email }, address: nextAddress(), headers })
const reset = (token: string, next: string, headers = {}) =>
  submit(operator, 'POST', '/auth/password/reset', {
    body: { token, password: next },
    address: nextAddress(),
    headers,
  })
const login = (username: string, secret: string) =>
  operator.send('POST', '/auth/login', { body: { username, password: secret }, address: nextAddress() })
const isSignedIn = async (token: string) =>
  (await operator.send('GET', '/main/init', { token })).status === 200

/** Requests a link and reads its token in the operator's log. */
async function linkFor(username: string): Promise<string> {
  const before = logged.length
  expect((await forgot(`${username}@example.test`)).status).toBe(200)
  const event = logged.slice(before).find((one) => one.event === 'password_reset')
  const link = event?.['link']
  if (typeof link !== 'string') throw new Error('no link in the log')
  expect(link).toMatch(/^https:\/\/app\.example\/account\/forgot-password#token=/)
  return link.split('#token=')[1] ?? ''
}

describe('a forgotten password', () => {
  it('gives a known and an unknown email the same response, and the same rows', async () => {
    const { username } = await operator.join()
    const before = await operator.db.$count(passwordResets)
    const known = await forgot(`${username}@example.test`)
    const between = await operator.db.$count(passwordResets)
    const unknown = await forgot('nobody@example.test')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(known.json).toEqual({ code: 'OK', msg: '', data: {} })
    expect([between - before, (await operator.db.$count(passwordResets)) - between]).toEqual([1, 1])
  })

  it('is reset by the link: all sessions end, and a memo reports it', async () => {
    const { username, jwt } = await operator.join()
    const other = await operator.signIn(username, password)
    const token = await linkFor(username)
    expect((await reset(token, 'another-good-one')).json).toEqual({ code: 'OK', msg: '', data: {} })
    expect([await isSignedIn(jwt), await isSignedIn(other)]).toEqual([false, false])
    expect((await login(username, password)).status).toBe(401)
    const fresh = await operator.signIn(username, 'another-good-one')
    const memos = await operator.send('GET', '/supports/memo', { token: fresh })
    expect(memos.text).toContain('Your password was changed')
  })

  it('has a link that works once, also for two at once, and returns the same response to a repeated submission', async () => {
    const { username } = await operator.join()
    const token = await linkFor(username)
    const key = randomUUID()
    const both = await Promise.all([
      reset(token, 'first-new-password', { 'idempotency-key': key }),
      reset(token, 'other-new-password'),
    ])
    const won = both.filter((response) => response.status === 200)
    expect(won).toHaveLength(1)
    for (const lost of both.filter((response) => response.status !== 200)) {
      expect(errorOf(lost)).toEqual([400, 4001, 'reset.linkInvalid'])
    }
    expect(errorOf(await reset(token, 'third-new-password'))).toEqual([400, 4001, 'reset.linkInvalid'])
    const winner = both[0]?.status === 200 ? 'first-new-password' : 'other-new-password'
    expect((await login(username, winner)).status).toBe(200)
    if (winner === 'first-new-password') {
      expect((await reset(token, winner, { 'idempotency-key': key })).status).toBe(200)
    }
  })

  it('has a link that ends with its time, with a newer password, and with the smallest change', async () => {
    const { username, jwt } = await operator.join()
    const old = await linkFor(username)
    operator.pass(linkSeconds + 1)
    expect(errorOf(await reset(old, 'another-good-one')).at(2)).toBe('reset.linkInvalid')
    const open = await linkFor(username)
    const flipped = open.endsWith('A') ? `${open.slice(0, -1)}B` : `${open.slice(0, -1)}A`
    for (const wrong of [flipped, `${open}x`, open.split('.')[0] ?? '', randomUUID(), 'ünïcode']) {
      expect(errorOf(await reset(wrong, 'another-good-one')).at(2)).toBe('reset.linkInvalid')
    }
    const body = { current: password, next: 'changed-in-between' }
    expect((await submit(operator, 'POST', '/auth/password/change', { body, token: jwt })).status).toBe(200)
    expect(errorOf(await reset(open, 'another-good-one')).at(2)).toBe('reset.linkInvalid')
  })

  it('has rules for the new password, and a refused one leaves the link usable', async () => {
    const { username } = await operator.join()
    const token = await linkFor(username)
    expect(errorOf(await reset(token, 'iloveyou1')).at(2)).toBe('password.common')
    expect(errorOf(await reset(token, `${username}@example.test`)).at(2)).toBe('password.personal')
    expect((await reset(token, 'a-fine-password')).status).toBe(200)
  })

  it('lets in who set a new one, also where the old one was guessed at too often', async () => {
    const { username } = await operator.join()
    const home = '10.6.0.1'
    const loginAtHome = (secret: string) =>
      operator.send('POST', '/auth/login', { body: { username, password: secret }, address: home })
    expect((await loginAtHome(password)).status).toBe(200)
    for (let guess = 0; guess < accountLimit.count; guess += 1) await loginAtHome('forgotten')
    for (let guess = 0; guess < accountLimit.count; guess += 1) await login(username, 'a guess')
    expect((await reset(await linkFor(username), 'a-fine-password')).status).toBe(200)
    expect((await loginAtHome('a-fine-password')).status).toBe(200)
    expect((await login(username, 'a-fine-password')).status).toBe(200)
  })

  it('may be requested a few times, known or not', async () => {
    const { username } = await operator.join()
    for (const email of [`${username}@example.test`, 'stranger@example.test']) {
      for (let time = 0; time < forgotEmailLimit.count; time += 1) {
        expect((await forgot(email)).status).toBe(200)
      }
      const stopped = await forgot(email.toUpperCase())
      const wait = Number(stopped.headers.get('retry-after'))
      expect([stopped.status, wait > 0]).toEqual([429, true])
      // Who has to wait because of a stranger has a link that works meanwhile.
      expect(wait).toBeLessThanOrEqual(linkSeconds)
    }
  })

  it('gives each account of a shared email a link of its own', async () => {
    const email = 'shared@example.test'
    for (const username of ['sharer_one', 'sharer_two']) {
      const body = { ...registration(username), email }
      expect(
        (await submit(operator, 'POST', '/auth/register', { body, address: nextAddress() })).status,
      ).toBe(200)
    }
    const before = logged.length
    await forgot(email)
    const names = logged
      .slice(before)
      .flatMap((event) => (event.event === 'password_reset' ? [event['username']] : []))
    expect(names).toEqual(['sharer_one', 'sharer_two'])
  })

  it.each(['before', 'after'])(
    'reaches its owner when six strangers joined %s on the same email',
    async (when) => {
      const email = `wanted_${when}@example.test`
      const strangers = Array.from({ length: 6 }, (_, index) => `${when}_stranger_${index}`)
      const owner = `${when}_owner`
      for (const username of when === 'before' ? [...strangers, owner] : [owner, ...strangers]) {
        const body = v.parse(Registration, { ...registration(username), email })
        await operator.db.transaction((tx) => createPlayer(tx, body, 'no hash', 'KRW', 0n))
      }
      const before = logged.length
      await forgot(email)
      const names = logged.slice(before).flatMap((event) => event['username'] ?? [])
      expect(names).toContain(owner)
      expect(names.length).toBeLessThanOrEqual(6)
    },
  )

  it('shows its links in the back office until they are used', async () => {
    const { username } = await operator.join()
    const token = await linkFor(username)
    const office = async () => (await runCommand(operator.db, ['resets'], operator.services.clock())).lines
    expect((await office()).find((line) => line.includes(username))).toContain(token)
    await reset(token, 'another-good-one')
    const used = (await office()).find((line) => line.includes(username))
    expect(used).toContain('used')
    expect(used).not.toContain(token)
  })

  it('stores no token', async () => {
    const { username } = await operator.join()
    const token = await linkFor(username)
    const stored = JSON.stringify(await operator.db.select().from(passwordResets))
    expect(stored).not.toContain(token.split('.')[1])
  })

  it('is sent by email where there is a mail server, and is then not in the log', async () => {
    const { username, jwt } = await operator.join()
    expect(jwt).not.toBe('')
    const emails: ReturnType<typeof resetEmail>[] = []
    const { createApp } = await import('@marquee/operator/app.ts')
    const app = createApp({ ...operator.services, sendEmail: (email) => void emails.push(email) })
    const before = logged.length
    const response = await app.request('https://evil.example/auth/password/forgot', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'text/plain', 'accept-language': 'ko' },
      body: JSON.stringify({ email: `${username}@example.test` }),
    })
    expect(response.status).toBe(200)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.to).toBe(`${username}@example.test`)
    // The address is the operator's own, whatever host the request claimed.
    expect(emails[0]?.text).toContain('https://app.example/account/forgot-password#token=')
    expect(emails[0]?.subject).toContain('비밀번호')
    expect(logged.slice(before).filter((event) => event.event === 'password_reset')).toEqual([])
  })
})

describe('changing the password', () => {
  const change = (token: string, current: string, next: string) =>
    submit(operator, 'POST', '/auth/password/change', { body: { current, next }, token })

  it('keeps this session and ends the others', async () => {
    const { username, jwt } = await operator.join()
    const other = await operator.signIn(username, password)
    expect((await change(jwt, password, 'another-good-one')).status).toBe(200)
    expect([await isSignedIn(jwt), await isSignedIn(other)]).toEqual([true, false])
    expect((await login(username, 'another-good-one')).status).toBe(200)
  })

  it('names a wrong current password without ending the session, and stops guessing', async () => {
    const { jwt } = await operator.join()
    const wrong = await change(jwt, 'not it', 'another-good-one')
    expect(errorOf(wrong)).toEqual([400, 4001, 'password.wrong', { current: 'password.wrong' }])
    for (let guess = 1; guess < 10; guess += 1) await change(jwt, 'not it', 'another-good-one')
    expect((await change(jwt, password, 'another-good-one')).status).toBe(429)
    expect(await isSignedIn(jwt)).toBe(true)
  })

  it('refuses the same, a common and a short one at their field', async () => {
    const { jwt } = await operator.join()
    const keys: unknown[] = []
    for (const next of [password, 'password1', 'short']) {
      keys.push(valueAt((await change(jwt, password, next)).json, 'data', 'fields', 'next'))
    }
    expect(keys).toEqual(['password.same', 'password.common', 'password.tooShort'])
  })
})
