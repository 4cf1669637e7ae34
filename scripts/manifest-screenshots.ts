/**
 * `npm run manifest-screenshots`: the screenshots of the manifest, from the built product (`npm run build`) into
 * `public/screenshots/`. Sizes and names are those of `build/manifest.ts`.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { startProduct } from '../tests/support/server-process.ts'

const folder = 'public/screenshots'

/** One row per form factor: 360 x 800 at twice the density is 720 x 1600. */
const factors = [
  { name: 'narrow', viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, touch: true },
  { name: 'wide', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, touch: false },
] as const

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.locator('[name=username]').fill('demo')
  await page.locator('[name=password]').fill('demo-pass-1')
  await page.locator('[type=submit]').click()
  await page.waitForURL('**/home')
}

/** Opens a page and waits until pictures and animations have finished. */
async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

mkdirSync(folder, { recursive: true })
const product = await startProduct({ port: 4192, studioPort: 4193, env: { SIMULATED_BANK: 'off' } })
const browser = await chromium.launch(chromiumLaunch({ complete: true }))
try {
  for (const { name, viewport, deviceScaleFactor, touch } of factors) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      hasTouch: touch,
      locale: 'ko',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const take = (what: string) => page.screenshot({ path: `${folder}/${what}-${name}.png` })
    await signIn(page, product.origin)
    await openSettled(page, `${product.origin}/home`)
    // An announcement may cover the games.
    await page.getByRole('button', { name: '닫기' }).first().click({ timeout: 3000 })
    await take('home')
    await page.locator('section[aria-labelledby=new] li button').first().click()
    await page.waitForTimeout(6000)
    await take('game')
    if (name === 'narrow') {
      await openSettled(page, `${product.origin}/wallet/depositpage`)
      await take('wallet')
    }
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
