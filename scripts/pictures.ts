/**
 * `npm run pictures`: takes the screenshots in `public/screenshots`, which `build/manifest.ts` lists, and in `docs/pictures` again,
 * from the built product.
 */
import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { startProduct } from '../tests/support/server-process.ts'

/** `manifest` and `readme` are how the names in the two folders end. */
const sizes = [
  {
    manifest: 'narrow',
    readme: 'phone',
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  {
    manifest: 'wide',
    readme: 'desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    hasTouch: false,
  },
]
async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.locator('[name=username]').fill('demo')
  await page.locator('[name=password]').fill('demo-pass-1')
  await page.locator('[type=submit]').click()
  await page.waitForURL('**/home')
}

/** Opens a page and waits until pictures and animations have finished. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

/** Closes the announcements over home. */
async function closeNotices(page: Page): Promise<void> {
  const notice = page.locator('main aside')
  await notice.waitFor({ timeout: 5000 }).catch(() => {})
  while ((await notice.count()) > 0) await notice.locator('button').first().click()
}

const product = await startProduct({ port: 4190, studioPort: 4191, env: { SIMULATED_BANK: 'off' } })
const browser = await chromium.launch(chromiumLaunch({ complete: true }))
try {
  for (const { manifest, readme, ...size } of sizes) {
    const page = await browser.newPage({
      ...size,
      baseURL: product.origin,
      locale: 'ko',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const take = async (what: string): Promise<void> => {
      for (const file of [
        `public/screenshots/${what}-${manifest}.png`,
        `docs/pictures/${what}-${readme}.png`,
      ]) {
        if (existsSync(file)) await page.screenshot({ path: file })
      }
    }
    await open(page, '/settings')
    await take('settings')
    await signIn(page)
    await open(page, '/home')
    await closeNotices(page)
    await take('home')
    await page.locator('section[aria-labelledby=new] li button').first().click()
    await page.waitForTimeout(6000)
    await take('game')
    await open(page, '/wallet/depositpage')
    await take('wallet')
    await page.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
