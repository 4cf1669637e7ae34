import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { command } from './command.ts'
import { inProject, root } from './project.ts'

const dist = inProject('dist')
const stamp = join(dist, '.fingerprint')
const next = join(dist, '.next')
/** Each is built by Vite into a folder of `dist` by this name. */
const programs = {
  app: 'vite.config.ts',
  prerender: 'vite.prerender.config.ts',
  studio: 'vite.studio.config.ts',
}
const names = Object.keys(programs)
const inputs = [
  '{src,sw,brand,locales,public,build}/**/*.*',
  'packages/{contract,studio/client,studio/shared,studio/verifier}/**/*.*',
  '{lingui,vite,vite.*}.config.ts',
  '{index.html,tsconfig.base.json,package.json,package-lock.json}',
]
/** Written by the build, or never part of it. */
const ignored = /route-tree\.gen\.ts$|node_modules/

/** A hash of the builds' inputs, including the `VITE_*` environment that Vite writes into the app. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { cwd: root, exclude: (path) => ignored.test(path) }).toSorted()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.toSorted())).digest('hex')
}

/**
 * Builds the app, its renderer of home and the games where their inputs changed since the last build, with compressed copies.
 * The assets of the previous build are in `dist/previous/assets`, for tabs that are still open. A failed build does not replace
 * the last good one. Resolves with whether there is a current build.
 */
export async function buildIfChanged(): Promise<boolean> {
  const wanted = fingerprint()
  const isBuilt = [...names.map((name) => join(dist, name)), stamp].every((path) => existsSync(path))
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return true
  process.stdout.write('Building the app and the games\n')
  rmSync(next, { recursive: true, force: true })
  const outcomes = await Promise.all(
    Object.entries(programs).map(([name, config]) =>
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
  const texts = globSync('{app,studio}/**/*.{html,js,css,json,webmanifest,svg,txt,xml}', { cwd: next })
  await Promise.all(texts.map((file) => compress(join(next, file))))
  rmSync(stamp, { force: true })
  keepPreviousAssets()
  for (const name of names) {
    rmSync(join(dist, name), { recursive: true, force: true })
    renameSync(join(next, name), join(dist, name))
  }
  rmSync(next, { recursive: true })
  await writeFile(stamp, wanted)
  return true
}

/** Writes a Brotli and a gzip copy beside a file of text, for the servers to send as they are. */
async function compress(file: string): Promise<void> {
  const raw = readFileSync(file)
  if (raw.length < 256) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(raw, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }))
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
