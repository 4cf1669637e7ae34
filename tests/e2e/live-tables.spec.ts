import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { drawer, gameFrame, studio, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo, giveSession, newSession } from '../support/e2e/players.ts'

const provider = { id: '18', name: 'Velvet Row' }

/** Opens a table from its provider's drawer and waits until bets are taken for a while. */
async function openTable(page: Page, title: string): Promise<void> {
  await page.goto(`/game/livecasino?provider=${provider.id}`)
  await tile(drawer(page, provider.name), title).click()
  await expect(gameFrame(page, title)).toBeVisible()
  await expect(studio(page).locator('.felt')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  // A new round, so that the presses of a test come before it closes.
  await expect(studio(page).locator('.seconds')).toHaveText(/^(9|1\d)$/, { timeout: 40_000 })
}

const spot = (page: Page, name: RegExp) => studio(page).getByRole('group').getByRole('button', { name })

const tables = [
  { title: 'After the Curtain Roulette', bets: [/^17 Black/, /^Red/] },
  { title: 'Curtain Call Baccarat', bets: [/^Player,/, /^Tie/] },
  { title: 'The Final Act', bets: [/^Dragon/, /^Tiger/] },
] as const

for (const { title, bets } of tables) {
  test(
    `${title}: a bet by touch and one by key are on the table, and can be taken back`,
    { tag: title.includes('Roulette') ? '@wide' : ['@wide', '@long'] },
    async ({ page, request, account, isMobile }) => {
      await giveSession(page, await newSession(request, account))
      await openTable(page, title)
      const [first, second] = bets
      const touched = spot(page, first)
      await (isMobile ? touched.tap() : touched.click())
      await expect(touched).toHaveAccessibleName(/On the table/)
      await spot(page, second).focus()
      await page.keyboard.press('Enter')
      await expect(spot(page, second)).toHaveAccessibleName(/On the table/)

      const undo = studio(page).getByRole('button', { name: 'Undo' })
      await expect(undo).toBeEnabled()
      await undo.focus()
      await page.keyboard.press('Enter')
      await expect(spot(page, second)).not.toHaveAccessibleName(/On the table/)
      await undo.click()
      await expect(touched).not.toHaveAccessibleName(/On the table/)
    },
  )
}

test(
  'two players at a table see the same result',
  { tag: '@long' },
  async ({ page, context, request, account }) => {
    await giveSession(page, await newSession(request, account))
    const { title } = tables[0]
    await openTable(page, title)
    const other = await context.newPage()
    await giveSession(other, await newSession(request, demo))
    await openTable(other, title)
    await expect(studio(page).locator('.people')).toHaveText('2')
    await spot(page, /^Red/).click()
    const said = (one: Page) => studio(one).getByRole('status')
    await expect(said(page)).toHaveText(/^Result: /, { timeout: 40_000 })
    await expect(said(other)).toHaveText(/^Result: /, { timeout: 40_000 })
    const newest = (one: Page) => studio(one).locator('.results li').first().textContent()
    expect(await newest(other)).toBe(await newest(page))
  },
)
