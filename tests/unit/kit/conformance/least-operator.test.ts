import { afterEach, describe, expect, it } from 'vitest'
import { createKit } from '@marquee/kit/conformance/kit.ts'
import { allChecks, type Finding, runChecks } from '@marquee/kit/conformance/run.ts'
import { featureNames, specifiedFeatures } from '@marquee/contract/features.ts'
import { type LeastOperator, startLeastOperator } from '../../../support/least-operator/operator.ts'

const appOrigin = 'https://app.example'
let operator: LeastOperator | undefined

afterEach(() => operator?.stop())

/** Runs the whole kit; between two checks the bank has the transfers, since nothing can be taken back here. */
async function findingsOf(variables: Readonly<Record<string, unknown>>): Promise<readonly Finding[]> {
  operator = await startLeastOperator({ appOrigin, variables })
  operator.join('least_player', 'a-good-password')
  const kit = await createKit({
    origin: operator.origin,
    configKey: 'marquee-public-config-key',
    appOrigin,
    account: { username: 'least_player', password: 'a-good-password' },
  })
  const findings: Finding[] = []
  for (const check of allChecks) {
    operator.settle()
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

  it('holds lists that are open to visitors to that', async () => {
    const findings = await findingsOf({ public_lists: true })
    expect(reported(findings, 'misses')).toEqual([])
  })
})
