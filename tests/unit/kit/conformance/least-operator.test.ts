import { afterEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createKit } from '@marquee/kit/conformance/kit.ts'
import { allChecks, type Finding, runChecks } from '@marquee/kit/conformance/run.ts'
import { featureNames, specifiedFeatures } from '@marquee/contract/features.ts'
import { type LeastOperator, startLeastOperator } from '../../../support/least-operator/operator.ts'

const InitBody = v.object({ DATA: v.object({ ui: v.looseObject({}) }) })
const appOrigin = 'https://app.example'
let operator: LeastOperator | undefined

afterEach(() => operator?.stop())

interface Circumstances {
  /** Whether the bank credits deposits between two checks; none can be taken back here. */
  readonly settles?: boolean
  readonly fetcher?: typeof fetch
}

/** Runs the whole kit. */
async function findingsOf(
  variables: Readonly<Record<string, unknown>>,
  { settles = true, fetcher }: Circumstances = {},
): Promise<readonly Finding[]> {
  operator = await startLeastOperator({ appOrigin, variables })
  operator.join('least_player', 'a-good-password')
  const kit = await createKit({
    origin: operator.origin,
    configKey: 'marquee-public-config-key',
    appOrigin,
    ...(fetcher ? { request: fetcher } : {}),
    account: { username: 'least_player', password: 'a-good-password' },
  })
  const findings: Finding[] = []
  for (const check of allChecks) {
    if (settles) operator.settle()
    findings.push(...(await runChecks([check], kit)))
  }
  return findings
}

const reported = (findings: readonly Finding[], wanted: Finding['result']) =>
  findings.filter(({ result }) => result === wanted).map(({ check, why }) => `${check.id}: ${why}`)

/** What the app does without although nothing announces it, and what does not apply to this site. */
const unsaid: ReadonlySet<string> = new Set([
  'lobby.counts: providers name no number of games',
  'http.mark: there is no header x-operator-answer',
])

const specified: readonly string[] = specifiedFeatures
/** What an operator without a configuration of its own does not have. */
const further = featureNames.filter((name) => !specified.includes(name))

describe('the conformance kit, checked against the least operator', () => {
  it('passes what every operator has, and names each feature that is not announced', async () => {
    const findings = await findingsOf({})
    expect(reported(findings, 'misses')).toEqual([])
    const absent = reported(findings, 'absent')
    const notAnnounced = absent.filter((line) => !unsaid.has(line))
    for (const line of notAnnounced)
      expect(further.map((name) => `the site does not announce ${name}`)).toContain(line.split(': ')[1])
    expect(notAnnounced.length).toBeGreaterThan(5)
    expect(reported(findings, 'passes').length).toBeGreaterThan(50)
    // A path that the kit looks for on purpose, and no call of the contract.
    expect(new Set(operator?.unknown)).toEqual(new Set(['GET /main/no-such-call']))
  })

  it('passes an operator that has the calls of no feature at all', async () => {
    const findings = await findingsOf({ features: [] })
    expect(reported(findings, 'misses')).toEqual([])
  })

  it('finds that features are announced and not there', async () => {
    const findings = await findingsOf({ features: featureNames })
    expect(reported(findings, 'misses')).toEqual(
      expect.arrayContaining([
        'wallet.statement: the site announces rounds, and there is no GET /wallet/statement',
        'account.sessions: the site announces account_changes, and there is no GET /account/sessions',
        'support.documents: the site announces terms, and there is no GET /supports/document/terms',
      ]),
    )
  })

  it('asks for one deposit where none can be taken back, and checks the others by that one', async () => {
    const findings = await findingsOf({}, { settles: false })
    expect(reported(findings, 'misses')).toEqual([])
    expect(reported(findings, 'not applicable').filter((line) => line.includes('waiting deposit'))).toEqual(
      [],
    )
    const passed = findings.filter(({ result }) => result === 'passes').map(({ check }) => check.id)
    for (const name of [
      'depositAmounts',
      'deposit',
      'depositTwice',
      'depositCopies',
      'keyRepeated',
      'keyReused',
      'revision',
    ])
      expect(passed).toContain(`wallet.${name}`)
  })

  it('passes an operator that says of the account only what it must', async () => {
    const fetcher: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).includes('/main/init') || init?.method !== 'GET' || !response.ok) return response
      const {
        withdrawing: _,
        wallet_revision: __,
        ...said
      } = v.parse(InitBody, await response.json()).DATA.ui
      return Response.json({ RESULT: true, DATA: { ui: said } }, { headers: response.headers })
    }
    const findings = await findingsOf({}, { fetcher })
    expect(reported(findings, 'misses')).toEqual([])
    expect(reported(findings, 'not applicable')).toContain(
      'wallet.revision: the operator names no wallet_revision',
    )
  })

  it('holds lists that are open to visitors to that', async () => {
    const findings = await findingsOf({ public_lists: true })
    expect(reported(findings, 'misses')).toEqual([])
  })
})
