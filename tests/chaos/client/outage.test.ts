import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, expect as playwrightExpect, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newPhone } from '../../support/browser.ts'
import { aurumvale, drawer, gameFrame, readyToSpin, tile } from '../../support/e2e/lobby.ts'
import { ledgerOf } from '../../support/e2e/office.ts'
import { demo, giveSession, newSession } from '../../support/e2e/players.ts'
import { startFaultProxy } from '../../support/fault-proxy.ts'
import { countOf, isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Product, startProduct } from '../../support/server-process.ts'

const outageSeconds = countOf('OUTAGE_SECONDS')
/** The app is itself again by itself. How soon is not asserted: the machine may be busy with other tests. */
const recovery = { timeout: 60_000 }
const title = 'The Beetle Amulet'
const see = playwrightExpect.configure({ timeout: 60_000 })

let folder: string
let product: Product
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-outage-'))
  product = await startProduct({ port: await freePort(), studioPort: await freePort(), dataDir: folder })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A phone on which the demo player is signed in, against the operator at `origin`. */
async function openPhone(origin: string): Promise<Page> {
  const phone = await newPhone(browser, origin)
  const page = await phone.newPage()
  await giveSession(page, await newSession(phone.request, demo))
  return page
}

const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('jwt'))
/** The line over the page; the strip under a game says the same words. */
const banner = (page: Page) => page.locator('output').filter({ hasText: /^The site cannot be reached/ })

test(`the server is stopped for ${outageSeconds} s in the middle of play: signed in, marked with its time, back by itself`, async () => {
  const page = await openPhone(product.origin)
  await page.goto(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(page, aurumvale.name.en), title).click()
  const frame = gameFrame(page, title)
  const spin = await readyToSpin(page, 'Spin')
  const strip = frame.getByRole('contentinfo')
  await see(strip).toContainText('1,000,000')
  const token = await tokenIn(page)

  await product.kill()
  const stoppedAt = Date.now()
  // A spin into the void: nothing may be lost or staked twice by it.
  await spin.click()
  await see(banner(page)).toBeVisible({ timeout: 60_000 })
  await see(strip.locator('time')).toHaveText(/\d/)
  await see(strip).toContainText('1,000,000')
  await delay(Math.max(0, stoppedAt + outageSeconds * 1000 - Date.now()))
  expect(await tokenIn(page)).toBe(token)
  await see(frame).toBeVisible()

  await product.restart()
  await see(banner(page)).toHaveCount(0, recovery)
  await see(strip.locator('time')).toHaveCount(0, recovery)
  expect(await tokenIn(page)).toBe(token)

  // The spin ends: the balance on screen is the ledger's, and one stake was taken for it.
  await see(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  const movements = await ledgerOf(demo.username, folder)
  expect(movements.filter(({ amount }) => amount < 0)).toHaveLength(1)
  await see(strip).toContainText((movements[0]?.after ?? 0).toLocaleString('en-US'))
  await page.context().close()
})

// In the gate an end-to-end test responds to the poll with 503 (`game-area-failures.spec.ts`).
test.runIf(isLong)(
  '503s for longer than a poll: signed in, marked with its time, back by itself',
  async () => {
    const proxy = await startFaultProxy(Number(new URL(product.origin).port))
    const page = await openPhone(proxy.origin)
    await page.goto('/home')
    const balance = page.getByRole('banner').getByRole('link', { name: /^Balance/ })
    await see(balance).toBeVisible()
    await see(balance).not.toHaveAccessibleName(/as of/)
    const token = await tokenIn(page)

    proxy.setPlan(() => ({ kind: 'status', status: 503 }))
    await see(balance).toHaveAccessibleName(/, as of .*\d/, { timeout: 60_000 })
    await see(balance).toContainText('₩')
    expect(await tokenIn(page)).toBe(token)

    proxy.setPlan(() => undefined)
    await see(balance).not.toHaveAccessibleName(/as of/, recovery)
    expect(await tokenIn(page)).toBe(token)
    await page.context().close()
    await proxy.close()
  },
)
