import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import {
  aurumvale,
  drawer,
  gameFrame,
  joinSheet,
  readyToSpin,
  studio,
  tile,
  toast,
} from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'

const title = 'The Beetle Amulet'
const longTitle = 'Dream of the Desert Fox'
const closedTitle = 'Seal of the Dynasty'

/** Opens the game from its provider's drawer. */
async function openGame(page: Page, name: string = title): Promise<void> {
  await page.goto(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(page, aurumvale.name.en), name).click()
  await expect(gameFrame(page, name)).toBeVisible()
  await expect(page).toHaveURL('/game/slot')
}

/** Size of the game's own area, CSS px. */
async function gameSize(page: Page): Promise<{ width: number; height: number }> {
  const box = await page.locator('iframe').boundingBox()
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
}

test(
  'desktop: 80 % wide, stretched 100 %, always the window less its bars; fullscreen and back',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    await openGame(player)
    const frame = gameFrame(player, title)
    await expect.poll(() => gameSize(player)).toEqual({ width: 1152, height: 820 })
    await frame.getByRole('button', { name: 'Wider' }).click()
    await expect.poll(() => gameSize(player)).toEqual({ width: 1440, height: 820 })

    await frame.getByRole('button', { name: 'Fullscreen' }).click()
    const isFullscreen = () => player.evaluate(() => document.fullscreenElement !== null)
    await expect.poll(isFullscreen).toBe(true)
    await expect
      .poll(async () => (await gameSize(player)).height - (await player.evaluate(() => innerHeight)))
      .toBe(-36)
    await frame.getByRole('button', { name: 'Title bar' }).click()
    await expect(frame.getByRole('button', { name: 'Narrower' })).toHaveCount(0)

    // Leaving comes back to the size before it; the game is still the same one.
    await frame.getByRole('button', { name: 'Leave fullscreen' }).click()
    await expect.poll(() => gameSize(player)).toEqual({ width: 1440, height: 820 })
    await expect.poll(isFullscreen).toBe(false)
    await frame.getByRole('button', { name: 'Fullscreen' }).click()
    await expect.poll(isFullscreen).toBe(true)
    await player.keyboard.press('Escape')
    await expect.poll(isFullscreen).toBe(false)
    await expect.poll(() => gameSize(player)).toEqual({ width: 1440, height: 820 })
    await frame.getByRole('button', { name: 'Narrower' }).click()
    await expect.poll(() => gameSize(player)).toEqual({ width: 1152, height: 820 })
  },
)

test('phone: stretched from the start, its title whole', { tag: '@phone' }, async ({ player }) => {
  await openGame(player, longTitle)
  const frame = gameFrame(player, longTitle)
  await expect.poll(() => gameSize(player)).toEqual({ width: 360, height: 720 })
  await expect(frame.getByRole('button', { name: 'Fullscreen' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Wider' })).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Narrower' })).toHaveCount(0)
  const cut = await frame
    .getByRole('heading', { name: longTitle })
    .evaluate((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  expect(cut).toBe(false)
  // Held sideways, the phone gives the game the window but for the bar of the session, and the handle gives the bars back.
  await player.setViewportSize({ width: 800, height: 360 })
  await expect.poll(() => gameSize(player)).toEqual({ width: 800, height: 324 })
  await frame.getByRole('button', { name: 'Title bar' }).press('Enter')
  await frame.getByRole('button', { name: 'Minimise' }).click()
  await expect(frame).toBeHidden()
})

test('the same game goes on while the player reads another page; closing clears its address', async ({
  player,
}) => {
  await openGame(player)
  const frame = gameFrame(player, title)
  await readyToSpin(player, 'Spin')
  // What the page in the frame remembers is gone if it is loaded anew.
  await studio(player)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-kept', 'yes'))
  const address = await player.locator('iframe').getAttribute('src')

  await frame.getByRole('button', { name: 'Minimise' }).click()
  await expect(frame).toBeHidden()
  await player.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await player.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click()
  await expect(player.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  await player
    .getByRole('complementary', { name: 'Current game' })
    .getByRole('button', { name: title })
    .click()
  await expect(frame).toBeVisible()
  await expect(player).toHaveURL('/settings')
  await expect(player.locator('iframe')).toHaveAttribute('src', address ?? '')
  await expect(studio(player).locator('body')).toHaveAttribute('data-kept', 'yes')

  await frame.getByRole('button', { name: 'Close the game' }).click()
  await expect(player.locator('iframe')).toHaveCount(0)
  await expect(player.getByRole('complementary', { name: 'Current game' })).toHaveCount(0)
})

test('the menu opens over the game and leads on without ending it', { tag: '@long' }, async ({ player }) => {
  await openGame(player)
  await gameFrame(player, title).getByRole('button', { name: 'Menu' }).click()
  const menu = player.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Account' }).click()
  await expect(player).toHaveURL('/account/mypagelist')
  await expect(menu).toHaveCount(0)
  await expect(player.locator('iframe')).toHaveCount(1)
})

test(
  'a game out of service shows a message and opens nothing',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    const games = drawer(player, aurumvale.name.en)
    await games.getByRole('textbox', { name: 'Search' }).fill(closedTitle)
    await tile(games, `${closedTitle}, unavailable`).click()
    await expect(toast(player, 'This game is currently unavailable.')).toBeVisible()
    await expect(player.locator('iframe')).toHaveCount(0)
    await expect(games).toBeVisible()
  },
)

test('a game pressed before signing in: the bar and a link to a provider lead to it too', async ({
  page,
  say,
}) => {
  await page.goto(`/game/slot?provider=${aurumvale.id}`)
  await expect(joinSheet(page, say)).toBeVisible()
  await expect(page).toHaveURL('/game/slot')
  await page.keyboard.press('Escape')
  await expect(joinSheet(page, say)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fgame%2Fslot',
  )
})
