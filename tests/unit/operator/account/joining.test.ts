import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureNames } from '@marquee/contract/features.ts'
import { availableLimit, referralLimit } from '@marquee/operator/account/limits.ts'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import {
  noOverrides,
  readOverrides,
  type SiteOverrides,
  siteVariables,
} from '@marquee/operator/site/site-config.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { submit, errorOf } from '../../../support/server/calls.ts'
import { registration, type TestOperator, testOperator, valueAt } from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  const VARIABLES = { ...noOverrides.VARIABLES, referral_required: true, minimum_age: 19 }
  operator = await testOperator({ siteOverrides: { ...noOverrides, VARIABLES } })
  await runCommand(operator.db, ['referral', 'friends-1', 'for', 'tests'], new Date())
})
afterAll(() => operator.close())

let senders = 0
const join = (change: object) =>
  submit(operator, 'POST', '/auth/register', {
    body: { ...registration(`joining_${(senders += 1)}`), referral_code: 'FRIENDS-1', ...change },
    address: `10.8.${senders >> 8}.${senders & 255}`,
  })

/** The date of birth of somebody who is `years` old in the site's time zone, `days` from today. */
function bornAgo(years: number, days = 0): string {
  const today = new Date(operator.services.clock().getTime() + 9 * 3_600_000)
  const born = new Date(today)
  born.setUTCFullYear(today.getUTCFullYear() - years)
  born.setUTCDate(born.getUTCDate() + days)
  return born.toISOString().slice(0, 10)
}

describe('joining', () => {
  it('requests the age that the site states, to the day', async () => {
    expect(errorOf(await join({ birth_date: bornAgo(19, 1) }))).toEqual([
      400,
      4001,
      'birth_date.tooYoung',
      { birth_date: 'birth_date.tooYoung' },
    ])
    expect((await join({ birth_date: bornAgo(19) })).status).toBe(200)
    expect(errorOf(await join({ birth_date: bornAgo(-1) })).at(2)).toBe('birth_date.invalid')
  })

  it('requests the terms in force and keeps which were accepted', async () => {
    expect(errorOf(await join({ terms_version: '1999-01' })).at(2)).toBe('terms_version.outdated')
    expect(errorOf(await join({ terms_version: undefined })).at(2)).toBe('terms_version.required')
    const [joined] = await operator.db.select().from(players).limit(1)
    expect(joined?.termsVersion).toBe(registration('x')['terms_version'])
  })

  it('requests a referral code where the site shows it, and takes it in any case', async () => {
    expect(errorOf(await join({ referral_code: undefined }))).toEqual([
      400,
      4000,
      'referral_code.required',
      { referral_code: 'referral_code.required' },
    ])
    expect(errorOf(await join({ referral_code: 'STRANGERS' })).at(2)).toBe('referral_code.unknown')
    expect((await join({ referral_code: ' friends-1 ' })).status).toBe(200)
  })

  it.each([
    ['Password123', 'password.common'],
    ['13101988', 'password.common'],
    ['jackpot777', 'password.common'],
    ['1234567', 'password.tooShort'],
    ['own_name_long', 'password.personal'],
    ['own.mail@example.test', 'password.personal'],
    ['x'.repeat(201), 'password.tooLong'],
  ])('refuses the password %s', async (password, key) => {
    const response = await join({ username: 'own_name_long', email: 'own.mail@example.test', password })
    expect(errorOf(response)).toEqual([400, 4001, key, { password: key }])
  })

  it('takes a password of emoji, spaces or another script as typed', async () => {
    const password = ' 🐢🐢 열두글자 비밀번호 '
    const username = 'odd_password'
    expect((await join({ username, password })).status).toBe(200)
    const login = (secret: string) =>
      operator.send('POST', '/auth/login', { body: { username, password: secret } })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.trim())).status).toBe(401)
    const longest = '🐢'.repeat(200)
    expect((await join({ username: 'turtles', password: longest })).status).toBe(200)
    const signedIn = await operator.send('POST', '/auth/login', {
      body: { username: 'turtles', password: longest },
    })
    expect(signedIn.status).toBe(200)
  })

  it('names every field that is wrong by the rules of the site', async () => {
    const response = await join({
      birth_date: bornAgo(12),
      password: 'qwertyuiop',
      referral_code: 'NOBODY',
      terms_version: 'old',
    })
    expect(valueAt(response.json, 'data', 'fields')).toEqual({
      password: 'password.common',
      birth_date: 'birth_date.tooYoung',
      terms_version: 'terms_version.outdated',
      referral_code: 'referral_code.unknown',
    })
  })
})

describe('a site with terms of its own, which have no version', () => {
  const overridesWith = (domains: SiteOverrides['domains'] = {}): SiteOverrides => ({
    ...noOverrides,
    VARIABLES: {
      features: featureNames.filter((name) => name !== 'terms'),
      documents: { terms: { link: 'https://site.example/terms' } },
    },
    domains,
  })
  let own: TestOperator
  beforeAll(async () => {
    own = await testOperator({ siteOverrides: overridesWith() })
  })
  afterAll(() => own.close())

  it('is joined without one, and neither games nor deposits wait for one', async () => {
    expect(siteVariables(overridesWith()).terms_version_required).toBe(false)
    const { terms_version: _, ...body } = registration('own_terms')
    const joined = await submit(own, 'POST', '/auth/register', { body })
    expect(joined.status).toBe(200)
    const token = String(valueAt(joined.json, 'data', 'jwt'))
    const init = await own.send('GET', '/main/init', { token })
    expect(valueAt(init.json, 'DATA', 'ui', 'terms_due')).toBeNull()
    expect((await own.send('GET', '/game/launch?game_id=1001&type=slot', { token })).status).toBe(200)
    const deposit = { amount: 10_000, depositor: 'Kim' }
    expect((await submit(own, 'POST', '/wallet/deposit', { token, body: deposit })).status).toBe(200)
  })

  it('may not differ from its domains in that', () => {
    const path = `${tmpdir()}/own-terms-${randomUUID()}.json`
    const domains = { 'a.example': { VARIABLES: { features: [...featureNames] }, WEB_VARIABLES: {} } }
    writeFileSync(path, JSON.stringify(overridesWith(domains)))
    expect(() => readOverrides(path)).toThrow('a.example has features of its own')
  })
})

describe('asking whether a name is free', () => {
  const request = (query: string, address = '10.7.0.1') =>
    operator.send('GET', `/auth/available?${query}`, { address })

  it('responds for user names and nicknames as joining will', async () => {
    await join({ username: 'known_name', nickname: 'Known Nick' })
    const responses = await Promise.all(
      ['username=KNOWN_name', 'username=free_name', 'nickname=known%20nick', 'nickname=free'].map((query) =>
        request(query),
      ),
    )
    expect(responses.map((response) => valueAt(response.json, 'data', 'available'))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('cannot be asked about emails, and handles one question at a time', async () => {
    expect((await request('email=known_name@example.test')).status).toBe(400)
    expect((await request('username=some_name&nickname=some')).status).toBe(400)
    expect(errorOf(await request('username=a')).at(2)).toBe('username.invalid')
  })

  it('stops who requests lists', async () => {
    const statuses: number[] = []
    for (let index = 0; index <= availableLimit.count; index += 1) {
      statuses.push((await request(`username=guess_${index}`, '10.7.0.9')).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await request('username=guess_0', '10.7.0.10')).status).toBe(200)
  })

  it('tells valid referral codes from others, within limits', async () => {
    const referral = (code: string, address = '10.6.0.1') =>
      operator.send('GET', `/auth/referral/${code}`, { address })
    expect(valueAt((await referral('friends-1')).json, 'data')).toEqual({ valid: true })
    expect(valueAt((await referral('nobody')).json, 'data')).toEqual({ valid: false })
    expect(valueAt((await referral('%3Cb%3E')).json, 'data')).toEqual({ valid: false })
    const statuses: number[] = []
    for (let index = 0; index <= referralLimit.count; index += 1) {
      statuses.push((await referral(`CODE-${index}`, '10.6.0.9')).status)
    }
    expect(statuses.at(-1)).toBe(429)
    await runCommand(operator.db, ['end-referral', 'FRIENDS-1'], new Date())
    expect(valueAt((await referral('FRIENDS-1')).json, 'data')).toEqual({ valid: false })
  })
})
