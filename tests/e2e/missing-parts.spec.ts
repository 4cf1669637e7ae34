import type { Browser } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'

// Without the service worker: it would have cached the chunks, and its requests pass the test's routes by.

/** The message of the browser about a script that failed to load. */
const notLoaded =
  /Failed to load resource|net::ERR_FAILED|Failed to fetch dynamically imported module|ChunkLoadError/

/** Whether a module that failed to load can be loaded without a new page: Chromium has since cached no failure. */
const loadsAgain = (browser: Browser) => Number.parseInt(browser.version(), 10) >= 156
const why = 'this Chromium caches the failure of a module until the page is reloaded'

test('a part of home that does not load leaves the rest as it is, and comes by itself later', async ({
  player,
  browser,
  guard,
}) => {
  test.skip(!loadsAgain(browser), why)
  guard.allow(notLoaded)
  await player.route('**/assets/announcements-shelf*.js', (route) => route.abort())
  const refused = player.waitForEvent('requestfailed')
  await player.goto('/home')
  await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
  await refused
  await expect(player.getByRole('heading', { name: 'Table games' })).toBeVisible()
  await expect(player.getByRole('alert')).toHaveCount(0)

  await player.unroute('**/assets/announcements-shelf*.js')
  await expect(player.getByRole('heading', { name: 'Announcements' })).toBeVisible({ timeout: 30_000 })
})

test('a page whose code does not load shows an error between the bars, and loads at a press', async ({
  player,
  guard,
}) => {
  guard.allow(notLoaded)
  await player.route('**/assets/mileagepage*.js', (route) => route.abort())
  await player.goto('/wallet/mileagepage')
  await expect(player.getByRole('alert')).toContainText('This page could not be shown')
  await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()

  await player.unroute('**/assets/mileagepage*.js')
  await player.getByRole('button', { name: 'Try again' }).click()
  await expect(player.getByRole('heading', { level: 1, name: 'Points' })).toBeVisible()
})

test('a page whose own chunk does not load comes with a press, with its styles', async ({
  player,
  guard,
}) => {
  guard.allow(notLoaded)
  guard.allow(/Unable to preload CSS/)
  await player.route(/\/assets\/settings-[^/]*\.(js|css)$/, (route) => route.abort())
  await player.goto('/settings')
  const again = player.getByRole('main').getByRole('button', { name: 'Try again' })
  // The site responds, so a retry that fails loads the page anew, which fails as well.
  const reloaded = player.waitForEvent('load')
  await again.click()
  await reloaded
  await expect(player.getByRole('alert')).toContainText('This page could not be shown')

  await player.unroute(/\/assets\/settings-[^/]*\.(js|css)$/)
  await again.click()
  await expect(player.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const arrived = () =>
    player.evaluate(
      () => [...document.styleSheets].filter(({ href }) => href?.includes('/settings-') === true).length,
    )
  await expect.poll(arrived).toBe(1)
})

test(
  'while a page loads, the shell of index.html or the page before shows, never an empty screen',
  { tag: '@long' },
  async ({ player, guard }) => {
    guard.allow(notLoaded)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await player.route('**/assets/settings-*.js', async (route) => {
      await held
      await route.continue()
    })
    const asked = player.waitForRequest('**/assets/settings-*.js')
    await player.goto('/settings', { waitUntil: 'commit' })
    await asked
    // Everything else has loaded before.
    await player.waitForLoadState('load')
    await expect(player.locator('.shell')).toBeVisible()
    release()
    await expect(player.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  },
)

test('a language that does not load is said, the page keeps its own, and a press brings it', async ({
  page,
  browser,
  guard,
}) => {
  test.skip(!loadsAgain(browser), why)
  guard.allow(notLoaded)
  await page.route('**/assets/locale-de-*.js', (route) => route.abort())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'English' }).click()
  await page
    .getByRole('dialog', { name: 'Language' })
    .getByRole('button', { name: /Deutsch/ })
    .click()
  const said = page.locator('#toasts')
  await expect(said).toContainText('Part of the app did not load.')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await page.unroute('**/assets/locale-de-*.js')
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(said.getByText('Part of the app')).toHaveCount(0)
})

test(
  'without any catalogue the way out shows, and no page of message names',
  { tag: '@long' },
  async ({ page, guard }) => {
    guard.allow(notLoaded)
    guard.allow(/no catalogue loaded/)
    await page.route('**/assets/locale-*.js', (route) => route.abort())
    await page.goto('/home')
    const out = page.getByRole('alert')
    await expect(out).toContainText('The app did not start')
    await expect(page.locator('.shell')).not.toHaveCount(0)
    // The prerendered home under it cannot be reached.
    await page.keyboard.press('Tab')
    await expect(out.getByRole('button', { name: 'Try again' })).toBeFocused()
  },
)
