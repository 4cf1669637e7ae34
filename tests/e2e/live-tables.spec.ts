import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { drawer, gameFrame, studio, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo, giveSession, newSession } from '../support/e2e/players.ts'

const velvetRow = { id: '18', name: 'Velvet Row' }
const lanternPier = { id: '21', name: 'Lantern Pier' }

/** Opens a table from its provider's drawer and waits until bets are taken for a while. */
async function openTable(page: Page, title: string, provider = velvetRow): Promise<void> {
  await page.goto(`/game/livecasino?provider=${provider.id}`)
  await tile(drawer(page, provider.name), title).click()
  await expect(gameFrame(page, title)).toBeVisible()
  await untilNewRound(page)
}

/** Waits for a new round, so that the presses of a test come before it closes. */
async function untilNewRound(page: Page): Promise<void> {
  await expect(studio(page).locator('.felt')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await expect(studio(page).locator('.seconds')).toHaveText(/^(9|1\d)$/, { timeout: 40_000 })
}

const spot = (page: Page, name: RegExp) => studio(page).getByRole('group').getByRole('button', { name })

const tables = [
  { title: 'After the Curtain Roulette', bets: [/^17 Black/, /^Red/] },
  { title: 'Curtain Call Baccarat', bets: [/^Player,/, /^Tie/] },
  { title: 'The Final Act', bets: [/^Dragon/, /^Tiger/] },
  { title: 'Three Dice by the Sea', bets: [/^Small/, /^Total 12/], provider: lanternPier },
  { title: 'A Night of Fan Tan', bets: [/^Fan 3/, /^Kwok 1 and 2/], provider: lanternPier },
] as const

for (const { title, bets, ...rest } of tables) {
  test(
    `${title}: a bet by touch and one by key are on the table, and can be taken back`,
    { tag: title.includes('Roulette') ? '@wide' : ['@wide', '@long'] },
    async ({ page, request, account, isMobile }) => {
      await giveSession(page, await newSession(request, account))
      await openTable(page, title, 'provider' in rest ? rest.provider : velvetRow)
      const [first, second] = bets
      const touched = spot(page, first)
      const undo = studio(page).getByRole('button', { name: 'Undo' })
      const soon = { timeout: 5000 }
      // A busy machine may need longer than a round takes bets. The next round does as well.
      await expect(async () => {
        await untilNewRound(page)
        await (isMobile ? touched.tap(soon) : touched.click(soon))
        await expect(touched).toHaveAccessibleName(/On the table/, soon)
        await spot(page, second).focus(soon)
        await page.keyboard.press('Enter')
        await expect(spot(page, second)).toHaveAccessibleName(/On the table/, soon)

        await expect(undo).toBeEnabled(soon)
        await undo.focus(soon)
        await page.keyboard.press('Enter')
        await expect(spot(page, second)).not.toHaveAccessibleName(/On the table/, soon)
        await undo.click(soon)
        await expect(touched).not.toHaveAccessibleName(/On the table/, soon)
        // The end of the round takes all bets away.
        expect(await studio(page).locator('.felt').getAttribute('aria-disabled')).toBe('false')
      }).toPass()
    },
  )
}

const draws = [
  { title: 'The Full Boat Draw', picks: ['7', '31', '80'] },
  { title: 'Mahjong Pier', picks: ['2 of characters', '5 of bamboo', 'Red dragon'] },
] as const

for (const { title, picks } of draws) {
  test(
    `${title}: tickets are made by touch and by key, bet on, and told after the draw`,
    { tag: title === draws[0].title ? '@wide' : ['@wide', '@long'] },
    async ({ page, request, account, isMobile }) => {
      await giveSession(page, await newSession(request, account))
      await openTable(page, title, lanternPier)
      const table = studio(page)
      const pick = (name: string) => table.getByRole('button', { name, exact: true })
      const bet = table.getByRole('button', { name: /^Bet / })
      await expect(bet).toBeDisabled()
      const tickets = table.getByRole('list', { name: 'Your tickets' }).getByRole('listitem')
      const soon = { timeout: 5000 }
      // A busy machine may need longer than a round takes bets. The next round does as well, and begins without tickets.
      await expect(async () => {
        await untilNewRound(page)
        await expect(tickets).toHaveCount(0, soon)
        // What was picked stays picked over the rounds.
        for (const name of picks) {
          if ((await pick(name).getAttribute('aria-pressed', soon)) === 'false')
            await (isMobile ? pick(name).tap(soon) : pick(name).click(soon))
          await expect(pick(name)).toHaveAttribute('aria-pressed', 'true', soon)
        }
        await (isMobile ? bet.tap(soon) : bet.click(soon))
        await expect(tickets).toHaveCount(1, soon)

        await pick(picks[0]).focus(soon)
        await page.keyboard.press('Space')
        await expect(pick(picks[0])).toHaveAttribute('aria-pressed', 'false', soon)
        await bet.focus(soon)
        await page.keyboard.press('Enter')
        await expect(tickets).toHaveCount(2, soon)
        await table.getByRole('button', { name: 'Undo' }).click(soon)
        await expect(tickets).toHaveCount(1, soon)
        // What is undone after the end of the round comes back.
        expect(await table.locator('.felt').getAttribute('aria-disabled')).toBe('false')
      }).toPass()
      await expect(tickets).toContainText(/\d of 3/, { timeout: 40_000 })
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
