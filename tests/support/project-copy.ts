import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..', '..')
/** What is no source, and what others write while tests run. */
const leftOut = new Set(['.cache', '.data', '.git', 'node_modules', 'playwright-report', 'test-results'])

/** A copy of the project in a folder of its own, which a test may change. */
export interface ProjectCopy {
  readonly folder: string
  remove(): void
}

/** Copies the sources and the build; the dependencies are linked, all but Vite's cache, which belongs to one project. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-copy-'))
  for (const name of readdirSync(project)) {
    if (!leftOut.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  const dependencies = join(project, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(dependencies)) {
    const from = join(dependencies, name)
    const to = join(folder, 'node_modules', name)
    if (!statSync(from).isDirectory()) copyFileSync(from, to)
    else if (!/^\.(?:vite|cache)/.test(name)) symlinkSync(from, to, 'junction')
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
