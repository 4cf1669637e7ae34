import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './files.ts'
import { inProject, root } from './project.ts'

/** The inputs of the builds of app and games: folders and files (`fingerprint.test.ts`). */
export const inputs = [
  'src',
  'sw',
  'locales',
  'public',
  'build',
  'index.html',
  'scripts/project.ts',
  'packages/contract',
  'packages/studio/client',
  'packages/studio/shared',
  'packages/studio/verifier',
  'lingui.config.ts',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'vite.studio.config.ts',
  'tsconfig.base.json',
  // Its version is in the app.
  'package.json',
  'package-lock.json',
]

/** Written by the build, or never part of it. */
const ignored = /route-tree\.gen\.ts$|\.test\.tsx?$/

/** A hash of the build's inputs by content, including the `VITE_*` environment that Vite writes into the app. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(inProject(input)))) {
    if (!ignored.test(file)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.toSorted())).digest('hex')
}
