import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { translate } from '../support/translator.ts'

/** Opens a page that is translated from its start, and waits until the app follows the translation. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.addInitScript(`addEventListener('load', () => (${translate.toString()})(document.body))`)
  await page.goto(path)
  await expect(page.locator('main font').first()).toBeAttached()
  await page.waitForFunction(() => !Node.prototype.removeChild.toString().includes('native code'))
}

const failed = (page: Page) => page.getByText(/could not be shown|did not load|went wrong/i)

for (const where of ['on a phone', 'on a desktop @desktop']) {
  test(`a translated home is shown ${where}`, async ({ page, guard }) => {
    // A home that is translated before it is hydrated is rendered anew.
    guard.allow(/Minified React error #418/)
    await openTranslated(page, '/home')
    await expect(page.getByRole('heading', { name: 'ANNOUNCEMENTS' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(failed(page)).toHaveCount(0)
    await page.locator('nav a[href^="/game/"]:visible').first().click()
    await expect(page).not.toHaveURL('/home')
    await page.goBack()
    await expect(page.locator('#hero-title')).toBeVisible()
    await expect(failed(page)).toHaveCount(0)
  })
}

test('the search of a translated page', async ({ player }) => {
  await openTranslated(player, '/game/slotnine')
  await player.getByRole('button', { name: 'Search games or providers' }).click()
  const box = player.getByRole('dialog').getByRole('combobox')
  const status = player.getByRole('dialog').getByRole('status')
  for (const text of ['dragon', 'zzzzzz', '', 'dragon']) {
    await box.fill(text)
    await expect(status).toHaveText(text === 'dragon' ? /\d+ RESULTS/ : text === '' ? '' : /NOTHING FOUND/)
  }
  await expect(failed(player)).toHaveCount(0)
})

test('the filters of a translated list', async ({ player }) => {
  await openTranslated(player, '/game/slotnine')
  const count = player.locator('main output').filter({ hasText: /GAME/ })
  await expect(count).toHaveText(/\d GAMES/)
  const box = player.getByRole('main').getByRole('search').locator('input')
  await box.fill('zzzzzz')
  await expect(count).toHaveText('0 GAMES')
  await box.fill('dragon')
  await expect(count).not.toHaveText('0 GAMES')
  await box.fill('')
  await expect(count).toHaveText(/\d GAMES/)
  await expect(failed(player)).toHaveCount(0)
})

test('the amount in the review of a translated deposit', async ({ player }) => {
  await openTranslated(player, '/wallet/depositpage')
  const main = player.getByRole('main')
  for (const sum of ['50,000', '70,000']) {
    await main.locator('form input').first().fill(sum)
    await main.getByRole('button', { name: 'REVIEW DEPOSIT' }).click()
    // The first deposit offers a limit.
    if (sum === '50,000') await main.getByRole('button', { name: 'NO DEPOSIT LIMIT' }).click()
    await expect(main.locator('dl').first()).toContainText(`₩${sum}`)
    await main.getByRole('button', { name: 'CHANGE', exact: true }).click()
  }
})
