import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { gameFrame, studio, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { pressBack, untilHistoryHas } from '../support/e2e/press-back.ts'

const title = 'The Beetle Amulet'

/** The search over the page. */
const search = (page: Page) => page.getByRole('dialog', { name: 'Search games or providers' })

test('the back button closes what is on top and keeps the page, on a page that was just loaded', async ({
  player,
  say,
}) => {
  // Whatever leaves the app arrives here.
  await player.goto('/settings')
  await player.goto('/game/slotnine')
  const main = player.getByRole('main')

  await player.getByRole('button', { name: say('Menu'), exact: true }).click()
  const menu = player.getByRole('dialog', { name: say('Menu') })
  await expect(menu).toBeVisible()
  await pressBack(player, 'a layer')
  await expect(menu).toHaveCount(0)

  await player
    .getByRole('button', { name: say('Search games or providers') })
    .first()
    .click()
  await expect(search(player)).toBeVisible()
  await pressBack(player, 'a layer')
  await expect(search(player)).toHaveCount(0)

  const filters = player.getByRole('dialog', { name: say('Filters') })
  await main.getByRole('button', { name: say('Filters'), exact: true }).click()
  await filters.getByRole('button', { name: 'Fruit', exact: true }).click()
  await expect(player).toHaveURL(/theme=fruit/)
  await pressBack(player, 'a layer')
  await expect(filters).toHaveCount(0)
  // What was chosen under the sheet stays.
  await expect(player).toHaveURL('/game/slotnine?theme=fruit')
  await pressBack(player, 'no layer')
  await expect(player).toHaveURL('/settings')
})

test('the back button closes the facts, the menu over a game and the game, one after the other', async ({
  player,
  say,
}) => {
  await player.goto('/game/slotnine?q=beetle')
  await player.getByRole('button', { name: say('About {title}', { title }) }).click()
  const facts = player.getByRole('dialog', { name: title })
  await expect(facts.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
  await pressBack(player, 'no layer')
  await expect(facts).toHaveCount(0)

  await tile(player, title).click()
  const frame = gameFrame(player, title)
  await expect(frame).toBeVisible()
  await frame.getByRole('button', { name: say('Menu'), exact: true }).click()
  const menu = player.getByRole('dialog', { name: say('Menu') })
  await expect(menu).toBeVisible()
  await pressBack(player, 'a layer')
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
  await pressBack(player, 'a layer')
  await expect(paytable).toHaveCount(0)
  await expect(frame).toBeVisible()
  await pressBack(player, 'a layer')
  await expect(frame).toHaveCount(0)
  await expect(player).toHaveURL('/game/slotnine?q=beetle')

  // A link in a layer leads on, and one press leads back.
  await player.getByRole('button', { name: say('Menu'), exact: true }).click()
  await menu.getByRole('link', { name: say('Settings') }).click()
  await expect(player).toHaveURL('/settings')
  await pressBack(player, 'no layer')
  await expect(player).toHaveURL('/game/slotnine?q=beetle')
  await expect(menu).toHaveCount(0)
})

test(
  'on wide windows the back button closes the search, a list of filters and a game, and a reload leaves no dead press',
  { tag: '@desktop' },
  async ({ player, say }) => {
    await player.goto('/settings')
    await player.goto('/game/slotnine?q=beetle')
    const open = player.getByRole('button', { name: say('Search games or providers') }).first()
    await open.click()
    await expect(search(player)).toBeVisible()
    // Chromium mixes the entries up when it reloads in the moment in which one is added.
    await untilHistoryHas(player, 'a layer')
    await player.reload()
    await open.click()
    await expect(search(player)).toBeVisible()
    await player.keyboard.press('Escape')
    await expect(search(player)).toHaveCount(0)
    await untilHistoryHas(player, 'no layer')

    const filter = player.getByRole('button', { name: say('Volatility') })
    await filter.click()
    await expect(filter).toHaveAttribute('aria-expanded', 'true')
    await pressBack(player, 'a layer')
    await expect(filter).toHaveAttribute('aria-expanded', 'false')

    await tile(player, title).click()
    const frame = gameFrame(player, title)
    await expect(frame).toBeVisible()
    await pressBack(player, 'a layer')
    await expect(frame).toHaveCount(0)
    await expect(player).toHaveURL('/game/slotnine?q=beetle')
    await pressBack(player, 'no layer')
    await expect(player).toHaveURL('/settings')
  },
)

test('a page that is shown again stands where it was left, also after a reload', async ({ page }) => {
  await page.goto('/home')
  // The last of the shelves.
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
  const placeOf = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 1000))
  await expect.poll(placeOf).toBe(1000)

  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/game/slot')
  await expect.poll(placeOf).toBe(0)
  await page.goBack()
  await expect.poll(placeOf).toBe(1000)
  await page.reload()
  await expect.poll(placeOf).toBe(1000)
})

test('a page that is shown again stays where it is scrolled before its place is known', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
  const placeOf = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 1000))
  await expect.poll(placeOf).toBe(1000)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/scroll-back-*.js')
  await page.route('**/scroll-back-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/game/slot')
  await page.goBack()
  await asked
  await page.evaluate(() => {
    dispatchEvent(new WheelEvent('wheel'))
    scrollTo(0, 200)
  })
  const arrived = page.waitForResponse('**/scroll-back-*.js')
  release()
  await arrived
  await page.waitForLoadState('networkidle')
  expect(await placeOf()).toBe(200)
})
