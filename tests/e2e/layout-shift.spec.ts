import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

test(
  'nothing moves while home loads for somebody new, nor on the second visit',
  { tag: '@wide' },
  async ({ page }) => {
    await watchLayout(page)
    for (const visit of ['first', 'second']) {
      await page.goto('/home')
      await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page), `${visit} visit`).toEqual([])
    }
  },
)

test('nothing moves while home starts for somebody with favourites, whose place is kept before they are read', async ({
  page,
}) => {
  await page.goto('/home')
  await page
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click()
  const favourites = page.getByRole('region', { name: 'Favourites' })
  await untilControlled(page)
  await watchLayout(page)
  await page.goto('/home')
  await expect(favourites.getByRole('article')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
})

test(
  'nothing moves while home loads for a player, nor on the second visit',
  { tag: '@wide' },
  async ({ player }) => {
    await watchLayout(player)
    for (const visit of ['first', 'second']) {
      await player.goto('/home')
      await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
      await expect(player.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
      await player.waitForLoadState('networkidle')
      expect(await shiftsOf(player), `${visit} visit`).toEqual([])
    }
  },
)

test('nothing moves in the wallet when the balance comes after the page', async ({ player }) => {
  await watchLayout(player)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await player.route('**/main/init', async (route) => {
    await asked
    await route.continue()
  })
  // The browser is new and keeps no balance: the wallet shows placeholders until the operator answers.
  await player.goto('/wallet/history')
  await expect(player.getByRole('heading', { level: 1 })).toBeAttached()
  answer()
  await expect(player.getByRole('region', { name: 'Wallet' }).getByRole('status').first()).toHaveText(/\d/)
  expect(await shiftsOf(player)).toEqual([])
})

test('nothing moves on a page over covers when the first configuration comes after it', async ({ page }) => {
  await watchLayout(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cnf**', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  answer()
  await expect(page.getByText(/Play\smoney/).first()).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})
