import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { isLong } from '../tests/support/length.ts'
import { inProject, root } from './project.ts'

/** Timeout of a command. `STEP_MINUTES` in the environment replaces it. */
const timeoutMs = (Number(process.env['STEP_MINUTES']) || (isLong ? 120 : 30)) * 60_000

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})

export interface Outcome {
  readonly code: number
  /** Both streams, in the order in which they were written. */
  readonly output: string
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Runs an installed tool of the project (`node_modules/.bin`) or another program, without input. Never rejects. */
export function command(
  name: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Outcome> {
  const path = [inProject('node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const parts: string[] = []
  const child = spawn(name, args, {
    cwd: root,
    // The output is collected and printed as plain text.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PATH: path, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: timeoutMs,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${name}: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: parts.join('') }))
  })
}

/** Runs a TypeScript file of the project in a process of its own. */
export function script(
  file: string,
  args: readonly string[] = [],
  options?: CommandOptions,
): Promise<Outcome> {
  return command(process.execPath, [file, ...args], options)
}
