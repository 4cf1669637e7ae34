// `npm test` and `npm run test:long` (`--long`): `tests/support/length.ts` says what each of them runs. Words choose steps by their
// names (`check`: all static checks) and test files by parts of their paths.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPackages } from '../tests/support/engines/installed.ts'
import { findPostgres, startPostgres } from '../tests/support/postgres.ts'
import { ensureChromium } from './chromium.ts'
import { command, type Outcome } from './command.ts'
import { onStop } from './on-stop.ts'
import { inProject, root } from './project.ts'

interface Step {
  readonly name: string
  /** Programs with their arguments, run until one fails. */
  readonly commands: readonly string[]
  /** What repairs a failure, if its output does not say so. */
  readonly hint?: string
  /** Where its test files are. A step without counts as one test. */
  readonly tests?: readonly string[]
  /** Those that it runs where none is named; without it all. */
  readonly sample?: readonly string[]
  /** Whether it repeats files of another step: it runs only by its name, or without words. */
  readonly repeats?: boolean
  /** `required`: the step is left out where the machine has no PostgreSQL. */
  readonly postgres?: 'used' | 'required'
  readonly env?: Readonly<Record<string, string>>
}

/** What is used of the JSON reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

interface Result extends Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
}

const words = process.argv.slice(2).filter((word) => word !== '--long')
const isLong = process.argv.includes('--long')
if (isLong) process.env['TEST_LENGTH'] = 'long'
// Many tests start the product, which is faster with it.
process.env['NODE_COMPILE_CACHE'] ??= inProject('node_modules', '.cache', 'node')
const binaries = findPostgres()
let postgres: ReturnType<typeof startPostgres> | undefined
/** Of all steps that use it, started with the first of them. */
const sharedPostgres = () => (binaries === undefined ? undefined : (postgres ??= startPostgres(binaries)))
async function cleanUp(): Promise<void> {
  await postgres?.then(({ stop }) => stop()).catch(() => undefined)
  rmSync(reports, { recursive: true, force: true })
}
const operatorTests = 'tests/unit/operator'
/** What depends on the process that responds: wallet, sessions and games. */
const processTests = [
  `${operatorTests}/account/sessions.test.ts`,
  `${operatorTests}/wallet-outcome.test.ts`,
  `${operatorTests}/wallet-session.test.ts`,
  'tests/unit/studio/slots/slot-play.test.ts',
]
const unitProjects = ['contract', 'operator', 'studio', 'kit', 'unit', 'dom']
const vitest = (...projects: string[]): string =>
  `vitest run ${projects.map((project) => `--project=${project}`).join(' ')}`

/** None depends on another. */
const checks: readonly Step[] = [
  { name: 'format', commands: ['oxfmt --check .'] },
  { name: 'lint', commands: ['oxlint --deny-warnings'] },
  // Forced: an incremental check misses changes of global declarations.
  { name: 'types', commands: ['tsc --build --force'] },
  { name: 'unused', commands: ['knip --no-progress'] },
  {
    name: 'messages',
    commands: ['lingui check sync --clean', 'lingui check missing --mode catalog'],
    hint: '`npm run i18n:extract` writes locales/*.po, where the empty `msgstr` are to be translated',
  },
  { name: 'files', commands: ['node scripts/check-files.ts'] },
]
const build: Step = { name: 'build', commands: ['node scripts/build.ts'] }
/** In order. */
const onBuild: readonly Step[] = [
  build,
  { name: 'size', commands: ['node scripts/size.ts'] },
  { name: 'unit', commands: [vitest(...unitProjects)], tests: ['tests/unit/'], postgres: 'used' },
  // `unit` runs them on PostgreSQL, because PGlite has one session and hides races.
  ...(isLong && binaries !== undefined
    ? [{ name: 'embedded', commands: [vitest('operator')], tests: [operatorTests], repeats: true }]
    : []),
  {
    name: 'processes',
    commands: [vitest('operator', 'studio')],
    tests: [operatorTests, 'tests/unit/studio/'],
    ...(isLong ? {} : { sample: processTests }),
    repeats: true,
    postgres: 'required',
    // Two processes respond alternately.
    env: { TEST_PROCESSES: '2' },
  },
  { name: 'browser', commands: [vitest('browser')], tests: ['tests/browser/'] },
  { name: 'e2e', commands: ['playwright test'], tests: ['tests/e2e/'] },
  {
    name: 'engines',
    commands: [vitest('engines')],
    tests: ['tests/engines/'],
    ...(isLong ? {} : { sample: ['tests/engines/journey', 'tests/engines/locked-database'] }),
  },
  { name: 'chaos', commands: [vitest('chaos')], tests: ['tests/chaos/'], postgres: 'used' },
]

const steps = [...checks, ...onBuild]
const filters = words.filter((word) => word !== 'check' && !steps.some(({ name }) => name === word))
const testFiles = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
for (const folder of steps.flatMap(({ tests = [], sample = [] }) => [...tests, ...sample])) {
  if (!testFiles.some((file) => file.startsWith(folder))) throw new Error(`${folder} has no tests`)
}

/** The test files of a step that the words ask for. */
function filesOf({ tests = [], sample = tests }: Step): string[] {
  const folders = filters.length === 0 ? sample : tests
  return testFiles.filter(
    (file) =>
      folders.some((folder) => file.startsWith(folder)) &&
      (filters.length === 0 || filters.some((filter) => file.includes(filter))),
  )
}

function isChosen(step: Step): boolean {
  if (step.postgres === 'required' && binaries === undefined) return false
  if (step.tests !== undefined && filesOf(step).length === 0) return false
  if (words.length === 0 || words.includes(step.name)) return true
  if (step.tests === undefined) return words.includes('check')
  return filters.length === words.length && step.repeats !== true
}

const chosen = onBuild.filter((step) => step !== build && isChosen(step))
const plan = [...checks.filter(isChosen), ...(chosen.length > 0 || isChosen(build) ? [build] : []), ...chosen]
const reports = mkdtempSync(join(tmpdir(), 'marquee-reports-'))
// The exit handler of command.ts ends the steps that are running.
onStop(() => void cleanUp().finally(() => process.exit(143)))
if (binaries === undefined && plan.some((step) => step.postgres !== undefined))
  process.stdout.write('No PostgreSQL on this machine: the operator is tested on PGlite only\n')
const missing = (['firefox', 'webkit'] as const).flatMap((engine) => missingPackages(engine))
if (missing.length > 0 && plan.some(({ name }) => name === 'engines'))
  process.stdout.write(
    `Tests in other browsers are skipped: this machine lacks ${missing.join(', ')} (docs/browsers.md)\n`,
  )

// Downloading a browser takes time but little CPU: steps without a browser run meanwhile.
const inBrowser = new Set(['browser', 'e2e', 'chaos'])
const chromium = plan.some(({ name }) => inBrowser.has(name)) ? ensureChromium() : undefined

async function run(step: Step): Promise<Result> {
  const report = join(reports, `${step.name}.json`)
  const isPart = filters.length > 0 || step.sample !== undefined || step.repeats === true
  const selection = isPart ? filesOf(step) : []
  const testArgs = step.commands[0]?.startsWith('vitest')
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...selection]
    : ['--reporter=list,json', '--pass-with-no-tests', ...selection]
  const database = step.postgres === undefined ? undefined : await sharedPostgres()
  const env = {
    ...step.env,
    ...(database === undefined ? {} : { TEST_DATABASE_URL: database.url }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  let outcome: Outcome = { code: 0, output: '' }
  for (const text of step.commands) {
    const [name = '', ...args] = text.split(' ')
    outcome = await command(name, step.tests === undefined ? args : [...args, ...testArgs], { env })
    if (outcome.code !== 0) break
  }
  // A runner may fail without a failed test, for example because a file did not load.
  const failed = outcome.code === 0 ? 0 : 1
  if (step.tests === undefined) return { ...outcome, passed: 1 - failed, failed }
  if (!existsSync(report)) return { ...outcome, passed: 0, failed: 1 }
  const { stats, ...vitestCounts } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return {
    ...outcome,
    passed: stats ? stats.expected + stats.flaky : (vitestCounts.numPassedTests ?? 0),
    failed: Math.max(stats?.unexpected ?? vitestCounts.numFailedTests ?? 0, failed),
    skipped: vitestCounts.numPendingTests ?? 0,
  }
}

let passed = 0
let failed = 0

async function runAndReport(step: Step): Promise<void> {
  const start = performance.now()
  if (inBrowser.has(step.name)) {
    const path = await chromium
    if (path === undefined)
      process.stdout.write(
        'No Chromium could be found or installed: name one in the environment as CHROMIUM\n',
      )
    else process.env['CHROMIUM'] = path
  }
  const result = await run(step).catch((error: unknown): Result => ({
    code: 1,
    passed: 0,
    failed: 1,
    output: String(error),
  }))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  const counts =
    step.tests === undefined ? '' : `  ${result.passed} passed, ${result.failed} failed${skipped}`
  const verdict = result.failed === 0 ? 'ok' : 'FAILED'
  if (result.failed > 0) {
    process.stdout.write(`${[result.output.trimEnd(), step.hint].filter(Boolean).join('\n')}\n`)
  }
  process.stdout.write(`${step.name.padEnd(10)} ${verdict.padEnd(6)} ${seconds.padStart(6)} s${counts}\n`)
  // Playwright's summary names the tests that passed on the second try.
  const [flaky] = result.failed === 0 ? (/^ +\d+ flaky\n[^]*/m.exec(result.output) ?? []) : []
  if (flaky !== undefined) process.stdout.write(`${flaky.trimEnd()}\n`)
  passed += result.passed
  failed += result.failed
}

// Each of the checks uses half of a small machine: two at a time.
const queue = plan.filter((step) => checks.includes(step)).values()
const lane = async (): Promise<void> => {
  for (const step of queue) await runAndReport(step)
}
await Promise.all([lane(), lane()])
for (const step of plan.filter((one) => onBuild.includes(one))) await runAndReport(step)

await cleanUp()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
