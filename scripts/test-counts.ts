import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** How many of those that passed needed a second try. */
  readonly retried?: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Counts of Playwright's JSON report; a test that passed on its second try has passed, and is counted apart too. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky } = stats
  return { passed: expected + flaky, failed: unexpected + errors.length, retried: flaky }
}

/** The counts of a run: its report's, but never green when the runner itself failed or left no report. */
export function countsOf(kind: 'vitest' | 'playwright', file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const counts =
    kind === 'vitest' ? vitestCounts(report as VitestReport) : playwrightCounts(report as PlaywrightReport)
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
