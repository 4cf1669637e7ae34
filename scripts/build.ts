import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { inProject } from './project.ts'

const dist = inProject('dist')
const stamp = join(dist, '.fingerprint')
const next = join(dist, '.next')
const programs = [
  { name: 'app', config: 'vite.config.ts' },
  { name: 'prerender', config: 'vite.prerender.config.ts' },
  { name: 'studio', config: 'vite.studio.config.ts' },
]

/**
 * Builds the app (`dist/app`) and the games (`dist/studio`) where their inputs changed since the last build, with
 * compressed copies. The assets of the previous build are in `dist/previous/assets`, for tabs that are still open. A failed
 * build does not replace the last good one. Resolves with whether there is a current build.
 */
export async function buildIfChanged(): Promise<boolean> {
  const wanted = fingerprint()
  const isBuilt = programs.every(({ name }) => existsSync(join(dist, name)))
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  process.stdout.write('Building the app and the games\n')
  rmSync(next, { recursive: true, force: true })
  const outcomes = await Promise.all(
    programs.map(({ name, config }) =>
      command('vite', ['build', '--config', config, '--outDir', join(next, name), '--emptyOutDir'], {
        // A build within a test run must not contain React's development build.
        env: { NODE_ENV: 'production' },
      }),
    ),
  )
  const failed = outcomes.filter(({ code }) => code !== 0)
  if (failed.length > 0) {
    for (const { output } of failed) process.stderr.write(output)
    return false
  }
  for (const name of ['app', 'studio']) await precompress(join(next, name))
  rmSync(stamp, { force: true })
  keepPreviousAssets()
  for (const { name } of programs) {
    rmSync(join(dist, name), { recursive: true, force: true })
    renameSync(join(next, name), join(dist, name))
  }
  rmSync(next, { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** Moves the last build's assets to `dist/previous`, unless the new build has all of them. */
function keepPreviousAssets(): void {
  const old = join(dist, 'app', 'assets')
  if (!existsSync(old)) return
  const fresh = new Set(readdirSync(join(next, 'app', 'assets')))
  if (readdirSync(old).every((name) => fresh.has(name))) return
  const previous = join(dist, 'previous')
  rmSync(previous, { recursive: true, force: true })
  mkdirSync(previous)
  renameSync(old, join(previous, 'assets'))
}

if (import.meta.main && !(await buildIfChanged())) process.exitCode = 1
