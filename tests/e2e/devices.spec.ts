import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { star } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { type Account, giveSession, newSession } from '../support/e2e/players.ts'

/** A further device of the player: a profile of its own, on a wide window. */
async function desktop(
  browser: Browser,
  request: APIRequestContext,
  account: Account,
  baseURL = '',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await giveSession(page, await newSession(request, account))
  return page
}

/** A press on another device comes with the init poll, every ten seconds. */
const pollMs = 30_000

test('a star follows the player to another device, one made offline too, and the last to arrive wins', async ({
  guard,
  page,
  browser,
  request,
  say,
  account,
  baseURL,
}) => {
  const slots = 'New slot games'
  await giveSession(page, await newSession(request, account))
  await page.goto('/home')
  const headings = page.getByRole('region', { name: slots }).getByRole('heading', { level: 3 })
  await expect(headings.nth(1)).not.toBeEmpty()
  const titles = await headings.allTextContents()
  const [first = '', second = ''] = titles
  const starOf = (on: Page, title: string) => star(on.getByRole('region', { name: slots }), say, title)
  await starOf(page, first).click()

  const other = await desktop(browser, request, account, baseURL)
  await other.goto('/home')
  await expect(starOf(other, first)).toHaveAttribute('aria-pressed', 'true', { timeout: pollMs })

  // Offline the phone takes it away and stars another one; the desktop stars the first anew before the phone is back.
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError/)
  await page.context().setOffline(true)
  await starOf(page, first).click()
  await starOf(page, second).click()
  await starOf(other, first).click()
  await expect(starOf(other, first)).toHaveAttribute('aria-pressed', 'false')
  const arrived = other.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/me/favourites/'),
  )
  await starOf(other, first).click()
  await arrived
  await page.context().setOffline(false)
  for (const device of [page, other]) {
    await expect(starOf(device, first)).toHaveAttribute('aria-pressed', 'false', { timeout: pollMs })
    await expect(starOf(device, second)).toHaveAttribute('aria-pressed', 'true', { timeout: pollMs })
  }
  await other.context().close()
})

test('settings follow to a device on which the player switched that on, without a reload', async ({
  page,
  browser,
  request,
  account,
  baseURL,
}) => {
  const switchOf = (on: Page) => on.getByRole('checkbox', { name: 'Use these settings on all my devices' })
  await giveSession(page, await newSession(request, account))
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark red' }).click()
  await switchOf(page).check()
  const other = await desktop(browser, request, account, baseURL)
  await other.goto('/settings')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.evaluate(() => Object.assign(window, { isSamePage: true }))
  await expect(async () => {
    await switchOf(other).check()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'darkRed')
  }).toPass({ timeout: pollMs })
  await other.getByRole('radio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: pollMs })
  expect(await other.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await other.context().close()
})
