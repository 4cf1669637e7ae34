import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runChecks } from '@marquee/kit/conformance/run.ts'
import { studioChecks } from '@marquee/kit/conformance/studio/checks.ts'
import { studioUnderTest } from '../../../support/sandbox/studio-under-test.ts'
import { wrongStudios } from '../../../support/sandbox/wrong-studios.ts'

let studio: Awaited<ReturnType<typeof studioUnderTest>>
beforeAll(async () => {
  studio = await studioUnderTest()
})
afterAll(() => studio.close())

describe('the conformance kit for studios', () => {
  it('finds nothing that the reference studio misses', async () => {
    const { kit, end } = await studio.begin()
    const findings = await runChecks(studioChecks, kit)
    expect(findings.map(({ check, result, why }) => `${check.id} ${result} ${why}`.trim())).toEqual(
      studioChecks.map(({ id }) =>
        // The reference studio takes a stake back only after ten minutes without a response.
        id === 'order.rollbackIds' ? `${id} not applicable nothing was rolled back` : `${id} passes`,
      ),
    )
    await end()
  })

  it.each(wrongStudios)('finds a studio that $does', async ({ checks, flaw }) => {
    const { kit, end } = await studio.begin(flaw)
    const run = studioChecks.filter(
      ({ id }) =>
        checks.includes(id) || (id === 'round.books' && checks.some((one) => one.startsWith('order.'))),
    )
    const findings = await runChecks(run, { ...kit, patience: 1_000 })
    const missed = findings.filter(({ result }) => result === 'misses').map(({ check }) => check.id)
    expect(missed).toEqual(expect.arrayContaining([...checks]))
    await end()
  })
})
