import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../support/chromium.ts'
import { giveSession } from '../support/e2e/players.ts'
import { startQuietProduct } from './probe/product.ts'
import { spkiOf } from './probe/certificate.ts'
import { demoSession } from './probe/demo-session.ts'
import { launchFlags } from './probe/devtools.ts'
import { median } from './probe/median.ts'
import { row, title } from './table.ts'

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
/** What must be perfect wherever a player goes. */
const perfect: readonly Category[] = ['accessibility', 'best-practices']

interface Visit {
  readonly path: string
  /** Whether the demo player is signed in there. */
  readonly signedIn: boolean
}

const home: Visit = { path: '/home', signedIn: false }
const others: readonly Visit[] = [
  { path: '/game/slot', signedIn: false },
  { path: '/login', signedIn: false },
  { path: '/wallet/depositpage', signedIn: true },
  { path: '/support', signedIn: false },
]

type Scores = Readonly<Record<string, number | null>>

/**
 * Prints Lighthouse's mobile scores: of `/home` the medians of some runs, of the other pages those of one. The process
 * fails when what must be perfect is not.
 */
export async function benchLighthouse(runs: number): Promise<void> {
  const executable = findChromium()
  if (executable === undefined) throw new Error('no Chromium: name one in the environment as CHROMIUM')
  title(`Lighthouse, mobile, medians of ${runs} for ${home.path}`)
  const product = await startQuietProduct({ tls: true })
  try {
    const spki = await spkiOf(product.origin)
    const scoresOf = (visit: Visit, wanted: readonly Category[]) =>
      withChromium(executable, spki, (port) => examine(product.origin, visit, wanted, port))
    row('', ...categories)
    const ofHome: Scores[] = []
    for (let run = 0; run < runs; run++) ofHome.push(await scoresOf(home, categories))
    print(home, (name) => median(ofHome.map((each) => each[name] ?? null)))
    for (const visit of others) {
      const scores = await scoresOf(visit, categories)
      print(visit, (name) => scores[name])
    }
  } finally {
    await product.stop()
  }
}

function print({ path }: Visit, scoreOf: (name: Category) => number | null | undefined): void {
  row(path, ...categories.map((name) => scoreOf(name)?.toFixed(0) ?? '-'))
  for (const name of perfect) {
    if (scoreOf(name) === 100) continue
    process.stdout.write(`${path}: ${name} is not 100\n`)
    process.exitCode = 1
  }
}

async function examine(
  origin: string,
  { path, signedIn }: Visit,
  wanted: readonly Category[],
  port: number,
): Promise<Scores> {
  // Beside Lighthouse, which knows no sessions: whatever tab it opens gets the player's.
  const beside = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = beside.contexts()
  if (signedIn && context) await giveSession(context, await demoSession(origin))
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...wanted],
  })
  await beside.close()
  const { categories: found = {}, finalDisplayedUrl = '' } = result?.lhr ?? {}
  if (new URL(finalDisplayedUrl, origin).pathname !== path)
    throw new Error(`Lighthouse arrived at ${finalDisplayedUrl}, not at ${path}`)
  for (const name of perfect) {
    for (const { id } of found[name]?.auditRefs ?? []) {
      const audit = result?.lhr.audits[id]
      if (typeof audit?.score === 'number' && audit.score < 1) row(`  ${path}`, `${id}: ${audit.title}`)
    }
  }
  return Object.fromEntries(
    wanted.map((name) => {
      const score = found[name]?.score ?? null
      return [name, score === null ? null : score * 100]
    }),
  )
}

/** Runs something with the debugging port of a fresh Chromium. */
async function withChromium<T>(
  executable: string,
  spki: string,
  run: (port: number) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'))
  const browser = spawn(
    executable,
    [...launchFlags({ profile, spki }), '--remote-debugging-port=0', 'about:blank'],
    { stdio: 'ignore' },
  )
  try {
    return await run(await portOf(profile))
  } finally {
    const ended = once(browser, 'exit')
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Chromium writes the port that it chose into its profile. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 300; tries++) {
    if (existsSync(file)) {
      const port = Number(readFileSync(file, 'utf8').split('\n')[0])
      if (port > 0) return port
    }
    await delay(50)
  }
  throw new Error('Chromium opened no debugging port')
}
