import type { Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { test as withPlayers } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { openWithoutScripts, untilHomeIsCached, untilStarted } from '../support/e2e/prerendered-home.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { whole } from '../support/e2e/whole.ts'

/** The player is of this test alone: stars of other tests would come to the shelf of favourites. */
const test = withPlayers.extend({
  player: async ({ page, account, request }, use) => {
    await giveSession(page, await newSession(request, account))
    await use(page)
  },
})

const banner = (page: Page) => page.getByRole('banner')
const balance = (page: Page) => banner(page).getByRole('link', { name: /^Balance/ })
const signIn = (page: Page) => banner(page).getByRole('link', { name: 'Sign in' })
const welcomeLine = (page: Page) =>
  page.getByText('Try slots and table games with a demo balance. No account needed.')

/** A page that is left while a record is being written loses it. */
async function untilLaunchIsStored(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(() => storedTexts(page)).toContain('"value":[{"game":')
}

test('a player’s home is the same document as everybody’s, and nothing moves when it shows what is the player’s', async ({
  player,
  account,
  request,
}) => {
  const document = await (await request.get('/home', { headers: { accept: 'text/html' } })).text()
  expect(document).not.toContain(account.username)
  await player.goto('/home')
  await player
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click()
  await expect(balance(player)).toBeVisible()
  await player.locator('main article button').first().click()
  await untilLaunchIsStored(player)

  await watchLayout(player)
  const release = await openWithoutScripts(player)
  release()
  await expect(balance(player)).toBeVisible()
  await expect(player.getByRole('main').getByText(/^Welcome, /)).toBeVisible()
  await expect(signIn(player)).toHaveCount(0)
  await expect(welcomeLine(player)).toBeHidden()
  const favourites = player.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('article')).toHaveCount(1)
  const last = player.getByRole('region', { name: 'Continue playing' })
  await expect(last.getByRole('listitem')).toHaveCount(1)
  await player.waitForLoadState('networkidle')
  expect(await shiftsOf(player)).toEqual([])
})

test.describe('with its worker', () => {
  test.use(whole)

  test('a repeat visit through the worker begins with home too', async ({ player }) => {
    await player.goto('/home')
    await untilControlled(player)
    await player.locator('main article button').first().click()
    await untilLaunchIsStored(player)
    await untilHomeIsCached(player)
    await watchLayout(player)
    await player.goto('/home')
    await expect(player.locator('#home-data')).toBeAttached()
    const last = player.getByRole('region', { name: 'Continue playing' })
    await expect(last.getByRole('listitem')).toHaveCount(1)
    await expect(balance(player)).toBeVisible()
    await player.waitForLoadState('networkidle')
    expect(await shiftsOf(player)).toEqual([])
  })
})

test('home of a second tab, which gets the session after its first paint: nothing moves', async ({
  player,
  context,
}) => {
  await player.goto('/home')
  const stars = (page: Page) => page.getByRole('button', { name: /^Favourite:/, pressed: false })
  const chosen = (await stars(player).first().getAttribute('aria-label')) ?? ''
  await stars(player).first().click()
  await expect(balance(player)).toBeVisible()
  const second = await context.newPage()
  await watchLayout(second)
  await second.goto('/home')
  await expect(balance(second)).toBeVisible()
  await expect(second.getByRole('main').getByText(/^Welcome, /)).toBeVisible()
  const favourites = second.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('button', { name: chosen })).toBeAttached()
  await second.waitForLoadState('networkidle')
  expect(await shiftsOf(second)).toEqual([])
})

test('a tab that slept through a sign-out in another one starts as a stranger’s', async ({
  player,
  context,
}) => {
  await player.goto('/home')
  await expect(balance(player)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  await expect(balance(other)).toBeVisible()
  // A page of the site without the app.
  await player.goto('/icon.svg')
  await banner(other).getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(signIn(other)).toBeVisible()

  const release = await openWithoutScripts(player)
  await expect(signIn(player)).toBeVisible()
  await expect(welcomeLine(player)).toBeVisible()
  release()
  await untilStarted(player)
  await expect(signIn(player)).toBeVisible()
  await expect(balance(player)).toHaveCount(0)
})

test('a session that the operator ended meanwhile: home is shown, and sign-in opens over it', async ({
  player,
  request,
  guard,
}) => {
  guard.allow(/status of 40[13]/)
  await player.goto('/home')
  await expect(balance(player)).toBeVisible()
  const token = await player.evaluate(() => sessionStorage.getItem('jwt') ?? '')
  // A page of the site without the app.
  await player.goto('/icon.svg')
  const ended = await request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)

  await player.goto('/home')
  await expect(player.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(balance(player)).toHaveCount(0)
})
