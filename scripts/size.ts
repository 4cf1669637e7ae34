import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PageList } from '../build/page-files.ts'
import { filesBelow } from './files.ts'
import { inProject } from './project.ts'
import { brotliSize, routeSizes, studioSizes } from './route-size.ts'

const dist = inProject('dist', 'app')

/**
 * Most kB (1000 bytes, brotli 11) that a first visit to any route may load. The aim is 125 of JavaScript and 8 of
 * CSS and HTML; 2.5 of the HTML are the tokens and the shell, in the shapes of all pages, that let the first paint come before any other request.
 */
const budget = { js: 130, cssAndHtml: 11, worker: 12, catalogue: 26 }
const aim = { js: 125, cssAndHtml: 8 }
/** Most kB of scripts that a game waits for; the slot loads its drawing of reels after them. */
const gameBudget = { slot: 25, table: 25 }
/** Most kB (brotli 11) of the files that the worker precaches: every script, style and catalogue. */
const precacheBudget = 900

/**
 * Most files that home waits for before its first content, beside the document and one catalogue. A request costs a slow
 * phone a few ms even from the worker's cache. `tests/e2e/first-screen.spec.ts` counts what a visit really loads and reads.
 */
const homeFiles = { scripts: 7, styles: 3 }
/**
 * Most that any other page waits for beside the start, with its parts (`build/page-files.ts`), catalogues apart: files, and kB
 * (brotli 11). The history of transactions has the most.
 */
const pageBudget = { files: 30, kB: 85 }

const routesFolder = inProject('src', 'routes')
const routes = filesBelow(routesFolder)
  .map((file) => relative(routesFolder, file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx'))

const problems: string[] = []
let missed = 0
const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

function hold(what: string, bytes: number, limit: number): void {
  if (bytes > limit * 1000) problems.push(`${what}: ${kB(bytes)} kB, the budget is ${limit} kB`)
}

function print(what: string, ...columns: readonly (string | number)[]): void {
  process.stdout.write(`${what.padEnd(48)}${columns.map((column) => String(column).padStart(10)).join('')}\n`)
}

print('first visit (brotli 11, kB = 1000)', 'JS', 'CSS+HTML', 'scripts', 'styles')
const measured = routeSizes(dist, routes).toSorted((a, b) => b.js - a.js)
if (measured.length === 0) problems.push('no routes found in src/routes')
for (const { route, js, cssAndHtml, scripts, styles } of measured) {
  print(route, kB(js), kB(cssAndHtml), scripts, styles)
  hold(`${route}, JavaScript`, js, budget.js)
  hold(`${route}, CSS and HTML`, cssAndHtml, budget.cssAndHtml)
  if (js > aim.js * 1000 || cssAndHtml > aim.cssAndHtml * 1000) missed += 1
}
const home = measured.find(({ route }) => route === 'home.tsx')
if (!home) problems.push('no home found among the routes')
else if (home.scripts > homeFiles.scripts || home.styles > homeFiles.styles) {
  problems.push(
    `home waits for ${home.scripts} scripts and ${home.styles} style sheets, the budget is ${homeFiles.scripts} and ${homeFiles.styles}`,
  )
}
const { pages } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageList
print('what a page waits for beside the start', 'files', 'kB')
for (const [page, { files }] of Object.entries(pages)) {
  const bytes = files.reduce((total, file) => total + brotliSize(join(dist, file)), 0)
  print(page, files.length, kB(bytes))
  hold(`${page} with its parts`, bytes, pageBudget.kB)
  if (files.length > pageBudget.files) {
    problems.push(`${page} waits for ${files.length} files, the budget is ${pageBudget.files}`)
  }
}
const worker = brotliSize(join(dist, 'sw.js'))
print('service worker', kB(worker))
hold('service worker', worker, budget.worker)
const entries = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)]
const precache = entries.reduce((total, [, url = '']) => total + brotliSize(join(dist, url)), 0)
print('precache', kB(precache), '', entries.length)
if (entries.length === 0) problems.push('no precached files found in sw.js')
hold('precache', precache, precacheBudget)
for (const name of readdirSync(join(dist, 'assets')).filter((file) => /^locale-.*\.js$/.test(file))) {
  const catalogue = brotliSize(join(dist, 'assets', name))
  print(`catalogue ${name}`, kB(catalogue))
  hold(`catalogue ${name}`, catalogue, budget.catalogue)
}
for (const { game, js } of studioSizes(inProject('dist', 'studio'))) {
  print(`game ${game}, first load`, kB(js))
  hold(`game ${game}`, js, game === 'main' ? gameBudget.slot : gameBudget.table)
}
if (missed > 0) print(`routes over the aim of ${aim.js} and ${aim.cssAndHtml} kB`, missed)
for (const problem of problems) process.stdout.write(`over budget: ${problem}\n`)
if (problems.length > 0) process.exitCode = 1
