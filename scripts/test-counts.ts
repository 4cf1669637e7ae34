import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Passed tests that needed a retry: browser, location, title, and the first error in a line. */
  readonly retried?: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

/** Counts of Vitest's JSON report; a file that failed to load counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Counts of Playwright's JSON report; a test that passed on a retry counts as passed, and is listed in `retried`. */
export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = stats
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    retried: suites.flatMap(retriedOf),
  }
}

function retriedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${file}:${line} ${title}: ${oneLine(results[0]?.error?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(retriedOf)]
}

/** The start of a coloured message of many lines, in one line. */
function oneLine(message = 'no error'): string {
  return stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 240)
}

/** The counts of a run's report; at least one failure if the runner failed or wrote no report. */
export function countsOf(kind: 'vitest' | 'playwright', file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const counts =
    kind === 'vitest' ? vitestCounts(report as VitestReport) : playwrightCounts(report as PlaywrightReport)
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
