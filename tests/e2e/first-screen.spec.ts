import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { untilHomeIsCached } from '../support/e2e/prerendered-home.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

/** What the page loaded and read until home had replaced the shell. */
interface FirstScreen {
  readonly scripts: readonly string[]
  readonly transactions: number
  /** Pictures that home fetches before they are near the window. */
  readonly pictures: number
  /** Whether the page began as home itself, and not as the shell. */
  readonly isPrerendered: boolean
}

/** Modules with a chunk of their own that the first screen does not wait for. */
const laterModules = [
  'src/features/lobby/home/lower-shelves.tsx',
  'src/platform/http/requests.ts',
  'src/shell/bars/rail.tsx',
  'src/shell/overlays/automatic-overlays.tsx',
  'src/shell/start/deferred.ts',
]

const Manifest = v.record(v.string(), v.object({ file: v.string() }))
const manifestFile = new URL('../../dist/app/.vite/manifest.json', import.meta.url)

/** The path of a module's chunk. Throws if the build has none. */
function chunkOf(module: string): string {
  const chunk = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')))[module]
  if (!chunk) throw new Error(`the build has no chunk of ${module}`)
  return `/${chunk.file}`
}

declare global {
  interface Window {
    firstScreen?: FirstScreen
  }
}

/** Counts in every document that opens, until home has replaced the shell, or has taken over the prerendered home. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let transactions = 0
    const prototype = IDBDatabase.prototype
    const begin = Reflect.get(prototype, 'transaction') as IDBDatabase['transaction']
    prototype.transaction = function (...parameters) {
      transactions += 1
      return begin.apply(this, parameters)
    }
    const observer = new MutationObserver(() => {
      if (document.querySelector('.shell') || !document.querySelector('main h2')) return
      observer.disconnect()
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js'))
      const pictures = document.querySelectorAll('main img:not([loading=lazy])').length
      const isPrerendered = document.getElementById('home-data') !== null
      window.firstScreen = { scripts, transactions, pictures, isPrerendered }
    })
    observer.observe(document, { subtree: true, childList: true })
  })
}

async function firstScreen(page: Page): Promise<FirstScreen> {
  const counted = await page.waitForFunction(() => window.firstScreen)
  const none = { scripts: [], transactions: 0, pictures: 0, isPrerendered: false }
  return counted.evaluate((value, nothing) => value ?? nothing, none)
}

test('home waits for few scripts and reads, and for nothing that is not on its first screen', async ({
  page,
}) => {
  await count(page)
  await page.goto('/home')
  await firstScreen(page)
  await untilControlled(page)
  await untilHomeIsCached(page)
  await page.goto('/home')
  const { scripts, transactions, pictures, isPrerendered } = await firstScreen(page)
  expect(isPrerendered).toBe(true)
  // One for all records, the configuration's, and one for each stored query that home shows.
  expect(transactions).toBeLessThanOrEqual(6)
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(8)
  // The hero's, twice one file.
  expect(pictures).toBeLessThanOrEqual(2)
  for (const module of laterModules) expect(scripts).not.toContain(chunkOf(module))
  // The parts that the first screen leaves out are rendered afterwards.
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
})
