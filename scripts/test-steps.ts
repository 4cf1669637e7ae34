import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../tests/support/postgres.ts'
import { buildIfChanged } from './build.ts'
import { command, type Outcome, script } from './command.ts'
import { inProject } from './project.ts'
import { type Counts, countsOf } from './test-counts.ts'

export interface StepResult extends Counts {
  readonly output: string
}

export interface Step {
  readonly name: string
  /** `check`: counts as one test. `tests`: counts its tests and takes file filters. */
  readonly kind: 'check' | 'tests'
  /** Folders whose files it runs. */
  readonly folders: readonly string[]
  run(filters: readonly string[]): Promise<StepResult>
}

/** Unit tests whose operator's database comes from `tests/support/server/database.ts`. */
function operatorSuites(): string[] {
  const folder = join('tests', 'unit')
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => /test(?:Operator|Database)\(/.test(readFileSync(inProject(file), 'utf8')))
}

function check(name: string, work: () => Promise<Outcome>): Step {
  return {
    name,
    kind: 'check',
    folders: [],
    async run() {
      const { code, output } = await work()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

async function withReport(
  kind: 'vitest' | 'playwright',
  work: (file: string) => Promise<Outcome>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-report-'))
  try {
    const file = join(folder, 'report.json')
    const { code, output } = await work(file)
    return { ...countsOf(kind, file, code), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function vitest(
  projects: readonly string[],
  filters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  return withReport('vitest', (file) =>
    command(
      'vitest',
      [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(filters.length > 0 ? ['--passWithNoTests'] : []),
        ...filters,
      ],
      { env },
    ),
  )
}

function playwright(filters: readonly string[]): Promise<StepResult> {
  return withReport('playwright', (file) =>
    command(
      'playwright',
      [
        'test',
        '--project=desktop',
        '--project=phone',
        '--project=webgl',
        '--reporter=list,json',
        ...(filters.length > 0 ? ['--pass-with-no-tests'] : []),
        ...filters,
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  )
}

const withoutPostgres = 'No PostgreSQL on this machine: the operator is tested on PGlite only\n'

/** Works with the environment that names a temporary PostgreSQL, or `undefined` where the machine has none. */
async function besidePostgres<T>(
  work: (env: Readonly<Record<string, string>> | undefined) => Promise<T>,
): Promise<T> {
  const binaries = findPostgres()
  if (binaries === undefined) return work(undefined)
  const postgres = await startPostgres(binaries)
  try {
    return await work({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** The operator's suites once more, on a real PostgreSQL: races that PGlite's single session hides show here. */
function onPostgres(filters: readonly string[]): Promise<StepResult> {
  return besidePostgres(async (env) => {
    if (env) return vitest(['unit'], filters.length > 0 ? filters : operatorSuites(), env)
    process.stdout.write(withoutPostgres)
    return { passed: 0, failed: 0, output: '' }
  })
}

/** Everything that `npm test` does, in order: what is quick and names its fault best comes first. */
export const steps: readonly Step[] = [
  check('format', () => command('oxfmt', ['--check', '.'])),
  check('lint', () => command('oxlint', ['--deny-warnings'])),
  // Forced: an incremental check misses global declarations that come or go.
  check('types', () => command('tsc', ['--build', '--force'])),
  check('unused', () => command('knip', ['--no-progress'])),
  check('files', () => script('scripts/check-files.ts')),
  check('lockfile', () => script('scripts/check-lock.ts')),
  check('messages', async () => {
    const sync = await command('lingui', ['check', 'sync', '--clean'])
    return sync.code === 0 ? command('lingui', ['check', 'missing', '--mode', 'catalog']) : sync
  }),
  check('build', async () => ({ code: (await buildIfChanged()) ? 0 : 1, output: '' })),
  check('size', () => script('scripts/size.ts')),
  {
    name: 'unit',
    kind: 'tests',
    folders: ['tests/unit', 'src', 'server'],
    run: (filters) => vitest(['unit', 'dom'], filters),
  },
  {
    name: 'browser',
    kind: 'tests',
    folders: ['tests/browser'],
    run: (filters) => vitest(['browser'], filters),
  },
  { name: 'e2e', kind: 'tests', folders: ['tests/e2e'], run: playwright },
  {
    name: 'chaos',
    kind: 'tests',
    folders: ['tests/chaos'],
    // With PostgreSQL where there is one; what is about the embedded database asks for that itself.
    run: (filters) => besidePostgres((env) => vitest(['chaos'], filters, env)),
  },
  { name: 'postgres', kind: 'tests', folders: ['tests/unit'], run: onPostgres },
]
