import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inProject, root } from './project.ts'

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})

export interface Outcome {
  readonly code: number
  /** Both streams, in the order in which they were written. */
  readonly output: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs an installed tool of the project (`node_modules/.bin`) or another program, without input, and ends it after two hours or
 * `STEP_MINUTES`. Never rejects.
 */
export function command(
  name: string,
  args: readonly string[],
  { env }: { readonly env?: Environment } = {},
): Promise<Outcome> {
  const path = [inProject('node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const parts: string[] = []
  const child = spawn(name, args, {
    cwd: root,
    // The output is collected and printed as plain text.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    timeout: (Number(process.env['STEP_MINUTES']) || 120) * 60_000,
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${name}: ${error.message}` }))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: parts.join('') })
    })
  })
}

/** Runs a TypeScript file of the project in a process of its own. */
export function script(
  file: string,
  args: readonly string[] = [],
  options?: { readonly env?: Environment },
): Promise<Outcome> {
  return command(process.execPath, [file, ...args], options)
}
