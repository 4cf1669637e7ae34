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
