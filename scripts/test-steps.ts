import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../tests/support/postgres.ts'
import { buildIfChanged } from './build.ts'
import { command, type Outcome, script } from './command.ts'
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
      ['test', '--reporter=list,json', ...(filters.length > 0 ? ['--pass-with-no-tests'] : []), ...filters],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    ),
  )
}

/** Calls `work` with the environment for a temporary PostgreSQL; undefined if the machine has no PostgreSQL. */
async function withPostgres<T>(
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

const unit: Step = {
  name: 'unit',
  kind: 'tests',
  folders: ['tests/unit'],
  // PGlite has one session and hides races: the operator's suites run on PostgreSQL if the machine has it.
  run: (filters) =>
    withPostgres((env) => {
      if (env === undefined)
        process.stdout.write('No PostgreSQL on this machine: the operator is tested on PGlite only\n')
      return vitest(['contract', 'operator', 'studio', 'kit', 'unit', 'dom'], filters, env)
    }),
}

/**
 * The operator's suites once more, on PGlite; nothing if `unit` has run them on PGlite already.
 */
const embedded: Step = {
  name: 'embedded',
  kind: 'tests',
  folders: ['tests/unit/operator'],
  async run(filters) {
    if (findPostgres() === undefined) return { passed: 0, failed: 0, output: '' }
    return vitest(['operator'], filters)
  },
}

/** Suites of wallet, sessions and games with two processes on one PostgreSQL, which respond alternately; some of them if not long. */
const processes = (isLong: boolean): Step => ({
  name: 'processes',
  kind: 'tests',
  folders: isLong
    ? ['tests/unit/operator', 'tests/unit/studio']
    : [
        'tests/unit/operator/account/sessions.test.ts',
        'tests/unit/operator/wallet-outcome.test.ts',
        'tests/unit/operator/wallet-session.test.ts',
        'tests/unit/studio/slots/slot-play.test.ts',
      ],
  run(filters) {
    const files = filters.length > 0 ? filters : this.folders
    return withPostgres(async (env) =>
      env === undefined
        ? { passed: 0, failed: 0, output: '' }
        : vitest(['operator', 'studio'], files, { ...env, TEST_PROCESSES: '2' }),
    )
  },
})

/** The steps of a run, in order: fast ones with precise errors first. */
export function stepsOf(isLong: boolean): readonly Step[] {
  return [
    check('format', () => command('oxfmt', ['--check', '.'])),
    check('lint', () => command('oxlint', ['--deny-warnings'])),
    // Forced: an incremental check misses changes of global declarations.
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
    unit,
    ...(isLong ? [embedded] : []),
    processes(isLong),
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
      // With PostgreSQL if there is one; tests of the embedded database open it themselves.
      run: (filters) => withPostgres((env) => vitest(['chaos'], filters, env)),
    },
  ]
}
