import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { inProject } from './project.ts'

/** Maximum kB (1000 bytes, brotli 11) of JavaScript for the first render of a page or a game, without catalogues. */
const budgets = { home: 139, page: 219, game: 26.5 }

let isOver = false

function report(name: string, dist: string, files: ReadonlySet<string>, budget: number): void {
  const bytes = [...files].reduce((sum, file) => sum + brotliSize(join(dist, file)), 0)
  const kB = (bytes / 1000).toFixed(1)
  const verdict = bytes > budget * 1000 ? `  over the budget of ${budget}` : ''
  if (verdict) isOver = true
  process.stdout.write(
    `${name.padEnd(48)}${kB.padStart(8)} kB${String(files.size).padStart(4)} files${verdict}\n`,
  )
}

/** The build compresses all but the smallest files. */
function brotliSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function readManifest(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** The scripts of a chunk and of its static imports. */
function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found)
  return found
}

const app = inProject('dist', 'app')
const manifest = readManifest(app)
const start = scriptsOf(manifest, 'index.html')
report('the start, with home', app, start, budgets.home)
// Every page but home is rendered in Chakra's provider (`src/shell/layout/root-layout.tsx`), which `build/chunks.ts` puts into this chunk.
const provider = Object.keys(manifest).find((key) => key.startsWith('_shared-'))
if (provider === undefined) throw new Error('the build has no chunk with the component library')
const pageStart = scriptsOf(manifest, provider, new Set(start))
for (const key of Object.keys(manifest).filter((name) => name.endsWith('?tsr-split=component'))) {
  const [route = ''] = key.split('?')
  report(route, app, scriptsOf(manifest, key, new Set(pageStart)), budgets.page)
}
const studio = inProject('dist', 'studio')
for (const [key, { isEntry }] of Object.entries(readManifest(studio))) {
  if (isEntry) report(key, studio, scriptsOf(readManifest(studio), key), budgets.game)
}
if (isOver) process.exitCode = 1
