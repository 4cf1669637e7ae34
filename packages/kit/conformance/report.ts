import type { Finding } from './run.ts'

const signs = { passes: 'pass', misses: 'MISS', absent: 'none', 'not applicable': ' -- ' } as const

/** One finding on one line, a miss with its reason on the next. */
export function lineOf({ check, result, why }: Finding): string {
  const line = `${signs[result]}  ${check.id.padEnd(28)} ${check.title}`
  return why === '' ? line : `${line}\n      ${why}`
}

/** The numbers of a report, on its last line. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length
  const numbers = [
    `${count('passes')} pass`,
    `${count('misses')} miss`,
    `${count('absent')} absent, since the site does not announce them`,
    `${count('not applicable')} do not apply to this site`,
  ]
  return numbers.join(', ')
}

/** The findings as JUnit XML, a suite for each area: what build servers read. */
export function junitOf(findings: readonly Finding[], origin: string): string {
  const byArea = Map.groupBy(findings, ({ check }) => check.area)
  const suites = [...byArea].map(([area, found]) => {
    const failures = found.filter(({ result }) => result === 'misses').length
    const skipped = found.filter(({ result }) => result === 'absent' || result === 'not applicable').length
    return [
      `  <testsuite name="${area}" tests="${found.length}" failures="${failures}" skipped="${skipped}">`,
      ...found.map(caseOf),
      '  </testsuite>',
    ].join('\n')
  })
  const head = `<testsuites name="Conformance of ${escaped(origin)}" tests="${findings.length}">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n')
}

function caseOf({ check, result, why }: Finding): string {
  const open = `    <testcase classname="${check.area}" name="${escaped(`${check.id}: ${check.title}`)}"`
  if (result === 'passes') return `${open} />`
  const element = result === 'misses' ? 'failure' : 'skipped'
  return `${open}><${element} message="${escaped(why)}" /></testcase>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text inside an attribute. Characters that XML 1.0 cannot hold become a question mark. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
