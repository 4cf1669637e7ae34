import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../support/chromium.ts'
import type { Product } from '../support/server-process.ts'
import { signIn } from './load.ts'
import { startQuietProduct } from './probe/product.ts'
import { DevTools } from './probe/devtools.ts'
import { EmulatedPage, type Load } from './probe/emulated-page.ts'
import { machineSpeed, untilQuiet } from './probe/machine.ts'
import { median } from './probe/median.ts'
import { slowPhone } from './probe/profile.ts'
import { row, title } from './table.ts'

/** Whether the reels are there. */
const reels = "document.querySelector('.drawn img')"
/** A slot of the reference operator. */
const slot = '1001'

/** Prints when a game's page first shows its reels on a slow phone that opens a game for the first time. */
export async function benchGame(runs: number): Promise<void> {
  const executable = findChromium()
  if (executable === undefined) throw new Error('no Chromium: name one in the environment as CHROMIUM')
  const { downKbps, rttMs, cpu } = slowPhone
  title(`Game: ${downKbps} kbit/s, ${rttMs} ms, processor ${cpu}x slower; medians of ${runs}`)
  const product = await startQuietProduct()
  try {
    const loads: Load[] = []
    for (let run = 0; run < runs; run++) loads.push(await open(await launch(product), executable))
    row('', 'first paint', 'reels', 'blocking', 'JS kB', 'speed')
    row(
      'a slot',
      ...[
        median(loads.map(({ firstPaint }) => firstPaint)),
        median(loads.map(({ usable }) => usable)),
        median(loads.map(({ blocking }) => blocking)),
      ].map((value) => value?.toFixed(0) ?? 'never'),
      ((median(loads.map(({ jsBytes }) => jsBytes)) ?? 0) / 1000).toFixed(1),
      machineSpeed().toFixed(0),
    )
  } finally {
    await product.stop()
  }
}

/** The address of a slot, with a token of the demo player. */
async function launch(product: Product): Promise<string> {
  const headers = { authorization: `Bearer ${await signIn(product)}` }
  const response = await fetch(`${product.origin}/game/launch?game_id=${slot}&type=slot`, { headers })
  const { DATA } = (await response.json()) as { DATA?: { url?: string } }
  if (DATA?.url === undefined) throw new Error(`the game could not be launched (${response.status})`)
  return DATA.url
}

/** One load in a browser of its own. */
async function open(url: string, executable: string): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-game-'))
  await untilQuiet()
  const browser = DevTools.launch({ executable, profile: folder })
  try {
    const page = await EmulatedPage.open(browser, { profile: slowPhone, selector: '#game', ready: reels })
    const load = await page.load(url)
    await page.close()
    await browser.close()
    return load
  } finally {
    browser.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
