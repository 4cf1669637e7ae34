import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

/** Has the browser offer installing, as Chromium does for a site that it finds installable. */
async function offerInstalling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset['prompted'] = 'yes'
        return { outcome: 'accepted' }
      },
    })
    dispatchEvent(offer)
  })
}

test(
  'Chromium finds nothing that keeps the app from being installed, and reads its manifest without a fault',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    // A profile on disk: a private window cannot install an app.
    const profile = mkdtempSync(join(tmpdir(), 'marquee-profile-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...chromiumLaunch({ complete: true }),
      locale: 'en-US',
    })
    try {
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text())
      })
      await page.goto(`${baseURL}/home`)
      await untilControlled(page)
      const devtools = await context.newCDPSession(page)
      await expect
        .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
        .toEqual([])
      const { errors, data = '' } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const manifest = JSON.parse(data) as Record<string, { src?: string; url?: string }[]>
      for (const { src } of [...(manifest['icons'] ?? []), ...(manifest['screenshots'] ?? [])]) {
        expect(existsSync(join('public', src ?? '')), src).toBe(true)
      }
      expect(manifest['shortcuts']?.map(({ url }) => url)).toContain('/favourites')
      expect(complaints).toEqual([])
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    }
  },
)

test(
  'installing is offered at the second visit, and a refusal holds for a month',
  { tag: '@phone' },
  async ({ page }) => {
    const offer = page.getByRole('region', { name: 'Install the app' })
    const start = Date.now()
    const day = 86_400_000
    await page.clock.setFixedTime(start)
    await page.goto('/favourites')
    await untilControlled(page)
    await offerInstalling(page)
    await page.goto('/settings')
    await offerInstalling(page)
    await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible()
    await expect(offer).toHaveCount(0)

    await page.clock.setFixedTime(start + day / 24)
    await page.reload()
    await offerInstalling(page)
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect(offer).toHaveCount(0)
    await expect.poll(() => storedTexts(page)).toMatch(/"dismissedAt":\d/)

    await page.clock.setFixedTime(start + 29 * day)
    await page.reload()
    await offerInstalling(page)
    await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible()
    await expect(offer).toHaveCount(0)

    await page.clock.setFixedTime(start + 31 * day)
    await page.reload()
    await offerInstalling(page)
    await offer.getByRole('button', { name: 'Install', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
    await expect(offer).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(page.getByText('The app is installed on this device.')).toBeVisible()
  },
)

test(
  'an iPhone is shown how, in steps with pictures',
  { tag: ['@phone', '@long'] },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'en-US',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    })
    const page = await context.newPage()
    await page.goto('/settings')
    const steps = page.getByRole('listitem').filter({ hasText: /share button|Add to Home Screen|Tap “Add”/ })
    await expect(steps).toHaveCount(3)
    for (const step of await steps.all()) await expect(step.locator('svg')).toBeVisible()
    await context.close()
  },
)
