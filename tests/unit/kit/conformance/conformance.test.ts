import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configurationChecks } from '@marquee/kit/conformance/checks/configuration.ts'
import { createKit } from '@marquee/kit/conformance/kit.ts'
import { junitOf, lineOf, summaryOf } from '@marquee/kit/conformance/report.ts'
import { allChecks, type Finding, runChecks } from '@marquee/kit/conformance/run.ts'
import { sendMemo } from '@marquee/operator/support/memos.ts'
import { faults, faulty } from '../../../support/server/faults.ts'
import {
  claimsOf,
  password,
  type TestOperator,
  testOperator,
  walletMove,
} from '../../../support/server/operator.ts'
import { fetchOf } from '../../../support/server/operator-fetch.ts'

const app = 'https://app.example'
let operator: TestOperator
let account: Promise<{ readonly username: string; readonly id: string }> | undefined

beforeAll(async () => {
  operator = await testOperator({ appOrigins: [app] })
})
afterAll(() => operator.close())

/** An account with some play and a bank account, and the kit for it. */
async function kitFor(request: typeof fetch) {
  const { username, id } = await (account ??= newAccount())
  const memo = { title: 'Memo', content: 'Something to read.' }
  await sendMemo(operator.db, { to: [id], kind: 'direct', ...memo }, new Date())
  return createKit({
    origin: 'http://localhost:4173',
    request,
    configKey: 'test-key',
    appOrigin: app,
    account: { username, password },
  })
}

async function newAccount() {
  const { username, jwt } = await operator.join()
  const player = claimsOf(jwt)
  for (const round of ['r1', 'r2', 'r3'])
    await operator.move('debit', walletMove(player, 100, { round_id: round }))
  await operator.send('PATCH', '/account/me', {
    token: jwt,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { bank_code: '000', bank_account: '110-2040-7789', bank_name: 'Player', password },
  })
  return { username, id: player.id }
}

const reported = (findings: readonly Finding[]) =>
  findings.map(({ check, result, why }) => `${check.id} ${result} ${why}`.trim())

describe('the conformance kit', () => {
  it('finds nothing that the reference operator misses', async () => {
    const findings = await runChecks(allChecks, await kitFor(fetchOf(operator)))
    expect(reported(findings)).toEqual(allChecks.map(({ id }) => `${id} passes`))
  })

  it.each(faults)('finds an operator that $does', async ({ check, begin }) => {
    const honest = fetchOf(operator)
    let request = honest
    const kit = await kitFor((input, init) => request(input, init))
    request = faulty(honest, begin())
    // Some faults take the token of an earlier sign-in. One of them leaves the sign-in without a token.
    await kit.token().catch(() => undefined)
    const findings = await runChecks(
      allChecks.filter(({ id }) => id === check),
      kit,
    )
    expect(findings.map(({ result }) => `${check} ${result}`)).toEqual([`${check} misses`])
  })

  it('finds a configuration that names a currency, a time zone, amounts or features that cannot be', async () => {
    const kit = await kitFor(fetchOf(operator))
    const wrong = {
      currency: 'KRX',
      time_zone: 'Asia/Nowhere',
      amount_max: 1,
      features: ['favorites'],
      banks: ['bank'],
    }
    for (const [name, value] of Object.entries(wrong)) {
      const site = { ...kit.config.VARIABLES, [name]: value }
      const findings = await runChecks(configurationChecks, {
        ...kit,
        config: { ...kit.config, VARIABLES: site },
      })
      const missed = findings.filter(({ result }) => result === 'misses').map(({ why }) => why)
      expect([name, missed.length, missed[0]]).toEqual([name, 1, expect.stringContaining(String(value))])
    }
  })

  it('has a fault for each of its checks of responses', () => {
    const covered = new Set(faults.map(({ check }) => check))
    const never = allChecks.map(({ id }) => id).filter((id) => !covered.has(id))
    expect(never).toEqual([
      'configuration.zone',
      'configuration.banks',
      'configuration.features',
      'configuration.amounts',
    ])
    expect(faults.length).toBeGreaterThanOrEqual(40)
  })
})

describe('the report', () => {
  const [first, second, third] = allChecks
  if (!first || !second || !third) throw new Error('there are fewer than three checks')
  const findings: readonly Finding[] = [
    { check: first, result: 'passes', why: '' },
    { check: second, result: 'misses', why: 'it is "<b>" & more \u0001' },
    { check: third, result: 'absent', why: 'there is no such call' },
  ]

  it('says on a line each what passes, what misses and why', () => {
    expect(findings.map(lineOf).join('\n')).toMatch(
      /^pass {2}\S+ .*\nMISS {2}\S+ .*\n {6}it is "<b>" & more .*\nnone {2}\S+ .*\n {6}there is no such call$/,
    )
    expect(summaryOf(findings)).toMatch(/^1 pass, 1 miss, 1 absent/)
  })

  it('is XML that a build server can read', () => {
    const { DOMParser } = new JSDOM('', { url: 'https://a.example' }).window
    const page = new DOMParser().parseFromString(junitOf(findings, 'https://a.example/?a&b'), 'text/xml')
    expect(page.querySelector('parsererror')).toBeNull()
    expect(page.querySelectorAll('testcase')).toHaveLength(3)
    expect(page.querySelector('failure')?.getAttribute('message')).toBe('it is "<b>" & more ?')
    expect(page.querySelector('testsuite')?.getAttribute('failures')).toBe('1')
  })
})
