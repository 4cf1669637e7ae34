import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { gameFrame, studio, tile } from '../support/e2e/lobby.ts'
import type { Say } from '../support/e2e/phrases.ts'
import { test } from '../support/e2e/player-test.ts'
import { clickBack } from '../support/e2e/click-back.ts'

const title = 'The Beetle Amulet'
const androidAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The search over the page. */
const search = (page: Page) => page.getByRole('dialog', { name: 'Search games or providers' })

/** Opens all slots from the settings, which going back returns to. */
async function openSlots(page: Page, say: Say): Promise<void> {
  await page.goto('/settings')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Menu'), exact: true })
    .click()
  await page
    .getByRole('dialog', { name: say('Menu') })
    .getByRole('link', { name: say('All slots') })
    .click()
  await expect(page).toHaveURL('/game/slotnine')
}

test('the back button closes the topmost overlay and keeps the page', async ({ player, say }) => {
  await openSlots(player, say)
  const main = player.getByRole('main')

  const menu = player.getByRole('dialog', { name: say('Menu') })
  await expect(menu).toHaveCount(0)
  await player.getByRole('button', { name: say('Menu'), exact: true }).click()
  await expect(menu).toBeVisible()
  await clickBack(player)
  await expect(menu).toHaveCount(0)

  await player
    .getByRole('button', { name: say('Search games or providers') })
    .first()
    .click()
  await expect(search(player)).toBeVisible()
  await clickBack(player)
  await expect(search(player)).toHaveCount(0)

  const filters = player.getByRole('dialog', { name: say('Filters') })
  await main.getByRole('button', { name: say('Filters'), exact: true }).click()
  await filters.getByRole('button', { name: 'Fruit', exact: true }).click()
  await expect(player).toHaveURL(/theme=fruit/)
  await clickBack(player)
  await expect(filters).toHaveCount(0)
  // What was chosen under the sheet stays.
  await expect(player).toHaveURL('/game/slotnine?theme=fruit')
  await clickBack(player)
  await expect(player).toHaveURL('/settings')
})

test(
  'on the first page of a visit, going back closes the menu',
  { tag: '@desktop' },
  async ({ player, say }) => {
    await player.goto('/settings')
    await player.getByRole('button', { name: say('Menu'), exact: true }).click()
    const menu = player.getByRole('dialog', { name: say('Menu') })
    await expect(menu).toBeVisible()
    await clickBack(player)
    await expect(menu).toHaveCount(0)
    await expect(player).toHaveURL('/settings')
  },
)

test('the back button closes the facts, the menu over a game and the game, one after the other', async ({
  player,
  say,
}) => {
  await openSlots(player, say)
  await player.getByRole('textbox', { name: 'Search' }).fill('beetle')
  await player.getByRole('button', { name: say('About {title}', { title }) }).click()
  const facts = player.getByRole('dialog', { name: title })
  await expect(facts.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
  await clickBack(player)
  await expect(facts).toHaveCount(0)

  await tile(player, title).click()
  const frame = gameFrame(player, title)
  await expect(frame).toBeVisible()
  await frame.getByRole('button', { name: say('Menu'), exact: true }).click()
  const menu = player.getByRole('dialog', { name: say('Menu') })
  await expect(menu).toBeVisible()
  await clickBack(player)
  await expect(menu).toHaveCount(0)
  await expect(frame).toBeVisible()

  // What the game itself has open closes before the game, by Escape too.
  const paytable = studio(player).getByRole('dialog', { name: 'Paytable' })
  const openPaytable = studio(player).getByRole('button', { name: 'Paytable' })
  await openPaytable.click()
  await expect(paytable).toBeVisible()
  await player.keyboard.press('Escape')
  await expect(paytable).toHaveCount(0)
  await openPaytable.click()
  await expect(paytable).toBeVisible()
  await clickBack(player)
  await expect(paytable).toHaveCount(0)
  await expect(frame).toBeVisible()
  await clickBack(player)
  await expect(frame).toHaveCount(0)
  await expect(player).toHaveURL('/game/slotnine?q=beetle')

  // A link in an overlay leads to its page, and one step leads back.
  await player.getByRole('button', { name: say('Menu'), exact: true }).click()
  await menu.getByRole('link', { name: say('Settings') }).click()
  await expect(player).toHaveURL('/settings')
  await clickBack(player)
  await expect(player).toHaveURL('/game/slotnine?q=beetle')
  await expect(menu).toHaveCount(0)
})

test(
  'on wide windows the back button closes the search, a list of filters and a game, and a reload leaves no dead step',
  { tag: '@desktop' },
  async ({ player, say }) => {
    await player.goto('/settings')
    await player
      .getByRole('navigation')
      .getByRole('link', { name: say('All slots') })
      .click()
    await player.getByRole('textbox', { name: 'Search' }).fill('beetle')
    await expect(player).toHaveURL('/game/slotnine?q=beetle')
    const open = player.getByRole('button', { name: say('Search games or providers') }).first()
    await open.click()
    await expect(search(player)).toBeVisible()
    await player.reload()
    await open.click()
    await expect(search(player)).toBeVisible()
    await player.keyboard.press('Escape')
    await expect(search(player)).toHaveCount(0)

    const filter = player.getByRole('button', { name: say('Volatility') })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-expanded', 'true')
    await clickBack(player)
    await expect(filter).toHaveAttribute('aria-expanded', 'false')

    await tile(player, title).click()
    const frame = gameFrame(player, title)
    await expect(frame).toBeVisible()
    await clickBack(player)
    await expect(frame).toHaveCount(0)
    await expect(player).toHaveURL('/game/slotnine?q=beetle')
    await clickBack(player)
    await expect(player).toHaveURL('/settings')
  },
)

test.describe('on Android', () => {
  test.use({ userAgent: androidAgent })
  test('the back button closes the menu and the game on the first page of a visit', async ({
    player,
    say,
  }) => {
    await player.goto('/game/slotnine?q=beetle')
    await tile(player, title).click()
    const frame = gameFrame(player, title)
    await frame.getByRole('button', { name: say('Menu'), exact: true }).click()
    const menu = player.getByRole('dialog', { name: say('Menu') })
    await expect(menu).toBeVisible()
    // The same close request as Android's back button. Only the menu handles the key itself.
    await player.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(frame).toBeVisible()
    await player.keyboard.press('Escape')
    await expect(frame).toHaveCount(0)
    await expect(player).toHaveURL('/game/slotnine?q=beetle')
  })
})

test(
  'going back minimises a game first, also after its page was loaded by its address',
  { tag: '@wide' },
  async ({ player }) => {
    await player.goto('/wallet/withdrawpage')
    await player.goto('/game/slotnine?q=beetle')
    await tile(player, title).click()
    const frame = gameFrame(player, title)
    await expect(frame).toBeVisible()
    await clickBack(player)
    await expect(frame).toHaveCount(0)
    await expect(player).toHaveURL('/game/slotnine?q=beetle')
    await expect(player.getByRole('button', { name: 'Back to game' })).toBeVisible()
    await clickBack(player)
    await expect(player).toHaveURL('/wallet/withdrawpage')
  },
)

for (const [path, top, last] of [
  ['/home', 1200, 'Announcements'],
  ['/support', 1200, ''],
  ['/game/slotnine', 7500, ''],
] as const) {
  test(`a reload of ${path} shows the position at which it was, although its lists are rendered later`, async ({
    player: page,
  }) => {
    const scrollTop = () => page.evaluate(() => scrollY)
    await page.goto(path)
    if (last) await expect(page.getByRole('region', { name: last })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(async () => {
      await page.evaluate((to) => scrollTo(0, to), top)
      expect(await scrollTop()).toBe(top)
    }).toPass()
    await page.reload()
    await expect.poll(scrollTop).toBe(top)
    await page.waitForLoadState('networkidle')
    expect(await scrollTop()).toBe(top)
    // The player's own scroll ends it.
    await page.mouse.wheel(0, -300)
    await expect.poll(scrollTop).toBe(top - 300)
  })
}

test('a page that is shown again has its scroll position, also after a reload', async ({ page }) => {
  await page.goto('/home')
  // The last of the shelves.
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
  const scrollTop = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 600))
  await expect.poll(scrollTop).toBe(600)

  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/game/slotnine')
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await expect.poll(scrollTop).toBe(600)
  await page.reload()
  await expect.poll(scrollTop).toBe(600)
})
