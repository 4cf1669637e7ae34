import { writeFileSync } from 'node:fs'
import type { Check } from './check.ts'
import { junitOf, lineOf, summaryOf } from './report.ts'
import { runChecks } from './run.ts'

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Runs checks and prints each finding, and all of them as JUnit XML where a file is named. Returns the exit code. */
export async function reportAll<Given>(
  checks: readonly Check<Given>[],
  kit: Given,
  { origin, junit }: { readonly origin: string; readonly junit: string | undefined },
): Promise<number> {
  const findings = await runChecks(checks, kit, (finding) => print(lineOf(finding)))
  print(summaryOf(findings))
  if (junit !== undefined) writeFileSync(junit, junitOf(findings, origin))
  return findings.some(({ result }) => result === 'misses') ? 1 : 0
}
