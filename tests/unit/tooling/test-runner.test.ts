import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/project.ts'
import { playwrightCounts, vitestCounts } from '../../../scripts/test-counts.ts'
import { planFor } from '../../../scripts/test-plan.ts'
import { stepsOf } from '../../../scripts/test-steps.ts'

const steps = stepsOf(false)
const names = (...words: string[]): string[] => planFor(words, steps).steps.map(({ name }) => name)

test('without words everything runs, checks before tests', () => {
  const all = names()
  expect(all).toEqual(steps.map(({ name }) => name))
  expect(all.indexOf('build')).toBeLessThan(all.indexOf('unit'))
})

test('a step brings the build it runs on', () => {
  expect(names('e2e')).toEqual(['build', 'e2e'])
  expect(names('lint', 'types')).toEqual(['lint', 'types'])
})

test('check means every check and no test', () => {
  expect(names('check')).toEqual(steps.filter(({ kind }) => kind === 'check').map(({ name }) => name))
})

test('a file chooses the steps that may have it, a folder its own, and is passed on', () => {
  expect(names('tests/e2e/journey.spec.ts')).toEqual(['build', 'e2e'])
  expect(names('tests/unit/app/platform')).toEqual(['build', 'unit'])
  expect(names('ledger')).toEqual(['build', 'unit', 'browser', 'e2e', 'chaos'])
  expect(planFor(['unit', 'ledger'], steps).filters).toEqual(['ledger'])
})

test('the long command adds to the steps of the gate and leaves none out', () => {
  const long = stepsOf(true).map(({ name }) => name)
  expect(long).toEqual(expect.arrayContaining(steps.map(({ name }) => name)))
  expect(planFor(['ledger'], stepsOf(true)).steps.map(({ name }) => name)).toEqual(names('ledger'))
  expect(planFor(['embedded'], stepsOf(true)).steps.map(({ name }) => name)).toEqual(['build', 'embedded'])
})

// A folder outside of the step's project runs nothing, and the step passes.
test('every folder and file that a step names has tests in its project', () => {
  const found = (pattern: string) => globSync(pattern, { cwd: root })
  for (const { name, folders } of [...stepsOf(true), ...steps]) {
    for (const folder of folders) {
      const files = folder.endsWith('.ts') ? found(folder) : found(`${folder}/**/*.{test,spec}.{ts,tsx}`)
      expect(files, `${name}: ${folder}`).not.toEqual([])
    }
  }
})

test('a file that does not load counts as a failure, and so does a test that needed a retry', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 3, failed: 2 })
  const spec = (title: string, status: string) => ({
    title,
    file: 'tabs.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ error: { message: 'Error: \u001B[31mno\u001B[39m\n  row' } }, {}],
      },
    ],
  })
  expect(
    playwrightCounts({
      stats: { expected: 4, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] }],
    }),
  ).toEqual({ passed: 5, failed: 1, retried: ['[phone] tabs.spec.ts:7 two: Error: no row'] })
})
