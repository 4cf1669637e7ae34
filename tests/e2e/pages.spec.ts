import { expect } from '../support/console-guard.ts'
import { aurumvale, drawer, tile, toast } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'

test(
  'the root spins and goes to home, without a stop for the back button',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/settings')
    await page.goto('/')
    await expect(page).toHaveURL('/home')
    await page.goBack()
    await expect(page).toHaveURL('/settings')
  },
)

test('an unknown address shows an error page with links', async ({ page }) => {
  await page.goto('/no/such/page?x=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
  await page.getByRole('link', { name: 'See the games' }).click()
  await expect(page).toHaveURL('/game/slot')
  await page.goBack()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

test('the focus goes to the heading of the next page without another request', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/)
  const code = page.waitForRequest(/focus-heading/)
  await page.goto('/home')
  await (await code).response()
  await page.route('**/assets/focus-heading-*', (route) => route.abort())
  await page.getByRole('link', { name: 'Join', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Join for free' })).toBeFocused()
})

test(
  'a toast stays 2 s, waits while it is hovered or focused, and goes on a click',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    await player.clock.install()
    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    const games = drawer(player, aurumvale.name.en)
    await games.getByRole('textbox', { name: 'Search' }).fill('Seal of the Dynasty')
    const closed = tile(games, 'Seal of the Dynasty, unavailable')
    await expect(closed).toBeVisible()
    const said = toast(player, 'This game is currently unavailable.')
    // The first toast loads the code of all.
    await closed.click()
    await said.click()
    await expect(said).toHaveCount(0)
    // From here on only the test advances the clock.
    await player.clock.pauseAt(await player.evaluate(() => Date.now() + 1000))

    // A toast needs some frames to arrive and to disappear.
    const click = async () => {
      await closed.click()
      await player.clock.runFor(100)
    }
    await click()
    await expect(said).toBeVisible()
    // The message, and beside it the button that says more.
    const box = await said.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(20)
    // Right below the app bar, whose buttons stay free.
    const bar = await player.locator('header').first().boundingBox()
    const gap = (box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(20)
    await player.clock.runFor(1800)
    await expect(said).toBeVisible()
    await player.clock.runFor(500)
    await expect(said).toHaveCount(0)

    await click()
    await said.hover()
    await player.clock.runFor(10_000)
    await expect(said).toBeVisible()
    await closed.hover()
    await player.clock.runFor(2500)
    await expect(said).toHaveCount(0)

    await click()
    await said.click()
    await player.clock.runFor(500)
    await expect(said).toHaveCount(0)
    await expect(games).toBeVisible()
  },
)
