import { type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { giveSession } from '../support/e2e/players.ts'
import { startQuietProduct } from './probe/product.ts'
import { demoSession } from './probe/demo-session.ts'
import { pageUsage } from './probe/page-usage.ts'
import { row, title } from './table.ts'

const routeChanges = 300
const games = 30
/** Caches fill, and the engine compiles what is used often, during these changes, which are not compared. */
const warmUp = 200
const warmUpGames = 10
/** Until the content of a route is shown, ms. */
const routeMs = 300
const restMs = 3000
/** Tiles of the grid that are mounted without scrolling. */
const tilesUsed = 8

const routes = [
  '/game/slotnine',
  '/wallet/depositpage',
  '/account/mypagelist',
  '/promotions',
  '/wallet/history',
  '/game/livecasino',
  '/support',
  '/supports/memopage',
  '/settings',
  '/home',
]

/** Prints what a page retains after many route changes, and after many games that were opened and closed. */
export async function benchMemory(): Promise<void> {
  title(
    `Memory: ${routeChanges} route changes after ${warmUp}, then ${games} games after ${warmUpGames}; after garbage collection`,
  )
  const product = await startQuietProduct()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
    })
    const page = await context.newPage()
    await giveSession(page, await demoSession(product.origin))
    await page.goto('/home')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    row('', 'heap MB', 'nodes', 'listeners', 'documents')
    await navigate(page, warmUp)
    await print(devtools, page, 'before')
    await navigate(page, routeChanges)
    await print(devtools, page, `${routeChanges} route changes`)
    await openGames(page, warmUpGames)
    await print(devtools, page, `${warmUpGames} games`)
    await openGames(page, games)
    await print(devtools, page, `${games} games more`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Clicks on links of the rail, one after the other. */
async function navigate(page: Page, changes: number): Promise<void> {
  for (let change = 0; change < changes; change++) {
    const route = routes[change % routes.length] ?? '/home'
    await page.locator(`nav a[href="${route}"]`).first().click()
    await page.waitForURL(`**${route}`)
    await page.waitForTimeout(routeMs)
  }
}

/** Opens one slot after the other in the frame, waits for its reels and closes it. */
async function openGames(page: Page, count: number): Promise<void> {
  await page.locator('nav a[href="/game/slotnine"]').first().click()
  const tiles = page.locator('[role=grid] article')
  for (let game = 0; game < count; game++) {
    await tiles
      .nth(game % tilesUsed)
      .getByRole('button')
      .first()
      .click()
    const frame = page.getByRole('dialog').filter({ has: page.locator('iframe') })
    await frame.frameLocator('iframe').locator('.drawn img').first().waitFor()
    await frame.getByRole('button', { name: 'Close the game', exact: true }).click()
    await frame.waitFor({ state: 'detached' })
  }
}

/** Prints what is alive now. */
async function print(devtools: CDPSession, page: Page, name: string): Promise<void> {
  await page.waitForTimeout(restMs)
  const { heap, nodes, listeners, documents } = await pageUsage(devtools)
  row(name, (heap / 1_000_000).toFixed(2), String(nodes), String(listeners), String(documents))
}
