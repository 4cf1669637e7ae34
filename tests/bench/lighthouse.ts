import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { findChromium } from '../support/chromium.ts'
import { freePort } from '../support/postgres.ts'
import { startProduct } from '../support/server-process.ts'
import { spkiOf } from './probe/certificate.ts'
import { launchFlags } from './probe/devtools.ts'
import { median } from './probe/median.ts'
import { row, title } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Prints Lighthouse's mobile scores of `/home`, medians of some runs. */
export async function benchLighthouse(runs: number): Promise<void> {
  const executable = findChromium()
  if (executable === undefined) throw new Error('no Chromium: name one in the environment as CHROMIUM')
  title(`Lighthouse, mobile, medians of ${runs}`)
  const product = await startProduct({
    port: await freePort(),
    studioPort: await freePort(),
    tls: true,
    env: { LOG: 'silent' },
  })
  try {
    const scores: Record<string, number | null>[] = []
    for (let run = 0; run < runs; run++) {
      scores.push(await scoresOf(`${product.origin}/home`, executable, await spkiOf(product.origin)))
    }
    row('', ...categories)
    row('/home', ...categories.map((name) => median(scores.map((each) => each[name]))?.toFixed(0) ?? '-'))
  } finally {
    await product.stop()
  }
}

async function scoresOf(
  url: string,
  executable: string,
  spki: string,
): Promise<Record<string, number | null>> {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'))
  const browser = spawn(
    executable,
    [...launchFlags({ profile, spki }), '--remote-debugging-port=0', 'about:blank'],
    { stdio: 'ignore' },
  )
  try {
    const result = await lighthouse(url, { port: await portOf(profile), output: 'json', logLevel: 'silent' })
    const found = result?.lhr.categories ?? {}
    return Object.fromEntries(
      categories.map((name) => {
        const score = found[name]?.score ?? null
        return [name, score === null ? null : score * 100]
      }),
    )
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
