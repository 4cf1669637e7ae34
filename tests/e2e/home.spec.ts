import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { closeGame, gameFrame, joinSheet, readyToSpin, star } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newPlayer, newSession } from '../support/e2e/players.ts'
import { storedFavouriteChanges } from '../support/e2e/stored-favourites.ts'

/** Where an element is on the page, px: a press may scroll the page, but what comes above the element moves it. */
const placeOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top + scrollY)

const shelf = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true })

const game = (id: string) => ({
  id,
  game_title: `Played ${id}`,
  game_image: `/images/cover/${id}.en.webp`,
  category: 'Slots',
  is_service: 1,
})
const popular = ['1001', '1002', '1003'].map(game)
const wins = popular.map((one, place) => ({ game: one, amount: 90_000 - place }))

/** An operator on whose games somebody has played. */
async function operatorWithPlayers(page: Page): Promise<void> {
  await page.route('**/game/highlights', (route) =>
    route.fulfill({ json: { RESULT: true, DATA: { popular, wins }, message: '' } }),
  )
}

test(
  'the shelves come in the site’s order, those below the first screen together, and nothing moves',
  { tag: '@wide' },
  async ({ page }) => {
    await operatorWithPlayers(page)
    await watchLayout(page)
    await page.goto('/home')
    const announcements = shelf(page, 'Announcements')
    await expect(announcements).toBeAttached()
    const titles = await page.locator('main section > header h2').allTextContents()
    expect(titles.filter((title) => title !== 'Asia')).toEqual([
      'Table games',
      'New slot games',
      'Games by type',
      'Popular now',
      'Recent big wins',
      'Game providers',
      'Announcements',
    ])
    await expect(shelf(page, 'Recent big wins').getByRole('button').first()).toContainText('₩90,000')
    await announcements.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
  },
)

test('the first star moves nothing under the finger', async ({ page, say }) => {
  await page.goto('/home')
  const tile = shelf(page, 'New slot games').getByRole('article').first()
  const title = (await tile.getByRole('heading').textContent()) ?? ''
  const pressed = star(tile, say, title)
  await pressed.click()
  await joinSheet(page, say)
    .getByRole('button', { name: say('Continue browsing') })
    .click()
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  const before = await placeOf(tile)
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-pressed', 'false')
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-pressed', 'true')
  expect(await placeOf(tile)).toBe(before)
  await expect.poll(() => storedFavouriteChanges(page)).toBe(3)
  await page.reload()
  await expect(shelf(page, 'Favourites').getByRole('heading', { name: title })).toBeVisible()
})

test('the first game played moves nothing either: the next visit begins with it, and has a shelf of its like', async ({
  page,
  request,
}) => {
  await giveSession(page, await newSession(request, await newPlayer(request)))
  await page.goto('/home')
  const tile = shelf(page, 'New slot games').getByRole('article').first()
  const title = (await tile.getByRole('heading').textContent()) ?? ''
  const cover = tile.getByRole('button', { name: title, exact: true })
  const before = await placeOf(tile)
  await cover.click()
  await readyToSpin(page, 'Spin')
  await closeGame(page, title, 'Close the game')
  await expect(gameFrame(page, title)).toHaveCount(0)
  expect(await placeOf(tile)).toBe(before)
  await page.reload()
  await expect(shelf(page, 'Continue playing').getByRole('button').first()).toContainText(title)
  await expect(shelf(page, `Because you played ${title}`).getByRole('article').first()).toBeAttached()
})

test('on a phone on its side the first screen has a row of games', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  await page.goto('/home')
  const cover = shelf(page, 'Table games').getByRole('article').first().getByRole('button').first()
  const box = await cover.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(360)
})
