import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { star } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { type Account, giveSession, newSession } from '../support/e2e/players.ts'

/** Of the app's journal, what becomes older. */
interface Journal {
  readonly notes: readonly { at: number }[]
  readonly queue: Readonly<Record<string, { at: number }>>
}

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

/** What the page has not told the operator becomes a month older, as if it had been closed since. */
function ageByAMonth(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('marquee')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const records = opening.result.transaction('records', 'readwrite').objectStore('records')
          let aged = 0
          const walk = records.openCursor()
          walk.onsuccess = () => {
            const cursor = walk.result
            if (!cursor) return
            const { journal } = cursor.value as { journal?: Journal }
            if (journal) {
              for (const change of [...journal.notes, ...Object.values(journal.queue)]) {
                change.at -= 30 * 86_400_000
                aged += 1
              }
              cursor.update(cursor.value)
            }
            cursor.continue()
          }
          records.transaction.oncomplete = () => {
            opening.result.close()
            resolve(aged)
          }
        }
      }),
  )
}

/** A press on another device comes with the init poll, every ten seconds. */
const pollMs = 30_000

test('a star follows the player to another device, one made offline too, and an old one undoes nothing', async ({
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

  // Offline the phone takes it away and stars another one; a month passes, and the desktop stars the first anew.
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkLoadError/)
  await page.context().setOffline(true)
  await starOf(page, first).click()
  await starOf(page, second).click()
  await expect.poll(() => ageByAMonth(page), { timeout: pollMs }).toBeGreaterThanOrEqual(2)
  await starOf(other, first).click()
  await expect(starOf(other, first)).toHaveAttribute('aria-pressed', 'false')
  await starOf(other, first).click()
  await page.context().setOffline(false)
  for (const device of [page, other])
    for (const title of [first, second])
      await expect(starOf(device, title)).toHaveAttribute('aria-pressed', 'true', { timeout: pollMs })
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
