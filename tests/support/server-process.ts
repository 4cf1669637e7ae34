import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareDataFolder } from './template-database.ts'

const root = join(import.meta.dirname, '..', '..')
const startTimeoutMs = 240_000
const stopTimeoutMs = 15_000

/** A command of package.json that serves the product, and its output when it is ready. */
interface Program {
  readonly args: readonly string[]
  readonly ready: string
}

const built: Program = { args: ['scripts/serve.ts'], ready: 'Marquee is ready' }

/** `npm run dev`; `DEV_PORT` in the environment names the port of the app. */
export const dev: Program = {
  args: ['scripts/dev.ts'],
  ready: 'The app with hot reload',
}

export interface ProductOptions {
  readonly port: number
  readonly studioPort: number
  /** The folder of the project; without it this one (`copyProject` makes another). */
  readonly project?: string
  /** An own folder that outlives the process; without it a fresh one, removed by `stop()`. */
  readonly dataDir?: string
  /** Whether the product makes its database itself, as on a machine where it never ran: takes seconds more. */
  readonly isEmpty?: boolean
  /** Serve HTTP/2 over TLS with the product's own certificate. */
  readonly tls?: boolean
  /** What is started; without it the built product. */
  readonly program?: Program
  /** Further environment, for example `DATABASE_URL`. */
  readonly env?: Readonly<Record<string, string>>
}

export interface Product {
  /** Address of the app and the operator, without a trailing slash. */
  readonly origin: string
  readonly studioOrigin: string
  readonly dataDir: string
  readonly pid: number
  /** What the process has written so far, both streams. */
  output(): string
  /** Ends the process (SIGTERM), waits, and removes the data folder if it was created here. */
  stop(): Promise<void>
  /** Ends the process (SIGTERM) and waits; the data folder stays. */
  end(): Promise<void>
  /** Ends the process at once (SIGKILL); the data folder stays. */
  kill(): Promise<void>
  /** Starts again on the same ports and data after `kill()` or `end()`. */
  restart(): Promise<void>
}

/**
 * Starts the product (`scripts/serve.ts`, the operator, the studio and the built app) as a process of its own
 * and waits until it is ready. Throws with the process's output when it ends or is not ready in time.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const scheme = options.tls === true ? 'https' : 'http'
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'marquee-data-'))
  const usesFolder = options.env?.['DATABASE_URL'] === undefined
  if (options.isEmpty !== true && usesFolder && !existsSync(join(dataDir, 'pglite')))
    await prepareDataFolder(dataDir)
  const log: string[] = []
  let child = await launch(options, dataDir, log)

  return {
    origin: `${scheme}://localhost:${options.port}`,
    studioOrigin: `${scheme}://localhost:${options.studioPort}`,
    dataDir,
    get pid() {
      return child.pid ?? 0
    },
    output: () => log.join(''),
    async stop() {
      await end(child, 'SIGTERM')
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
    end: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      await end(child, 'SIGKILL')
      child = await launch(options, dataDir, log)
    },
  }
}

/** Runs the product where it is expected to refuse; resolves with its exit code and everything it wrote. */
export async function runProductToExit(
  env: Readonly<Record<string, string>>,
  program: Program = built,
): Promise<{ code: number | null; output: string }> {
  const log: string[] = []
  const child = spawnServer(program, env, log)
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, output: log.join('') }
}

async function launch(options: ProductOptions, dataDir: string, log: string[]): Promise<ChildProcess> {
  const startsAt = log.length
  const { program = built } = options
  const child = spawnServer(
    program,
    {
      PORT: String(options.port),
      STUDIO_PORT: String(options.studioPort),
      DATA_DIR: dataDir,
      ...(options.tls === true ? { TLS: 'auto' } : {}),
      ...options.env,
    },
    log,
    options.project,
  )
  const written = (): string => log.slice(startsAt).join('')
  const closed = once(child, 'close')
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (hasEnded(child)) {
      await closed
      throw new Error(`the product ended while starting:\n${written()}`)
    }
    if (written().includes(program.ready)) return child
    await delay(20)
  }
  await end(child, 'SIGKILL')
  throw new Error(`the product was not ready within ${startTimeoutMs / 1000} s:\n${written()}`)
}

function spawnServer(
  program: Program,
  env: Readonly<Record<string, string>>,
  log: string[],
  project = root,
): ChildProcess {
  const inherited = { ...process.env }
  // A developer's own database must never be what tests write to.
  delete inherited['DATABASE_URL']
  const child = spawn(process.execPath, program.args, {
    cwd: project,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => log.push(text))
  }
  return child
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const forced = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(forced)
}
