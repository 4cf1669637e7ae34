import { existsSync, readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/files.ts'
import { inputs } from '../../../scripts/fingerprint.ts'
import { inProject, root } from '../../../scripts/project.ts'

/** The specifier of an import of a file of the project; what is imported as a type is not in a build. */
const specifiers =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'((?:\.|@marquee\/)[^']+)'|\bimport\(\s*'((?:\.|@marquee\/)[^']+)'/gm
/** A file that a configuration names beside itself. */
const besideConfig = /new URL\('([^']+)', import\.meta\.url\)/g

const below = (folder: string) =>
  filesBelow(inProject(folder)).map((file) => relative(root, file).replaceAll('\\', '/'))

/** All files that are reached by imports from the given ones. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    if (!/\.(?:ts|tsx|mjs)$/.test(path)) continue
    const text = readFileSync(inProject(path), 'utf8')
    const targets = [...text.matchAll(specifiers)].map(([, fixed, lazy]) => fixed ?? lazy ?? '')
    const beside = path.endsWith('.config.ts')
      ? [...text.matchAll(besideConfig)].map(([, name = '']) => name)
      : []
    for (const target of [...targets, ...beside]) {
      const file = target.startsWith('@marquee/')
        ? target.replace('@marquee/', 'packages/')
        : posix.join(posix.dirname(path), target.replace(/\?.*$/, ''))
      if (existsSync(inProject(file))) waiting.push(file)
    }
  }
  return reached
}

// After a change of a file that is missing in them, `npm start` and `npm test` would use the old build.
test('a new build is made after a change of any file that the app and the games import', () => {
  const reached = reachedFrom([
    'vite.config.ts',
    'vite.prerender.config.ts',
    'vite.studio.config.ts',
    'lingui.config.ts',
    'sw/sw.ts',
    'src/main.ts',
    'src/pre-paint.ts',
    'src/recovery.ts',
    'src/boot.tsx',
    'src/prerender.tsx',
    ...below('src/routes'),
    ...below('packages/studio/client'),
  ])
  expect(reached).toContain('packages/studio/shared/protocol.ts')
  expect(reached).toContain('packages/studio/verifier/verify.ts')
  const missing = [...reached].filter(
    (file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)),
  )
  expect(missing).toEqual([])
})

test('each input exists', () => {
  expect(inputs.filter((input) => !existsSync(inProject(input)))).toEqual([])
})
