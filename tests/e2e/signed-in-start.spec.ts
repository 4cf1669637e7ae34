import type { Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { test as withPlayers } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { openWithoutScripts, untilHomeIsKept, untilRendered } from '../support/e2e/prerendered-home.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { whole } from '../support/e2e/whole.ts'

declare global {
  interface Window {
    strangersSaw?: string[]
  }
}

/** The player is of this test alone: stars of other tests would come to the shelf of favourites. */
const test = withPlayers.extend({
  player: async ({ page, account, request }, use) => {
    await giveSession(page, await newSession(request, account))
    await use(page)
  },
})

/** Notes in every frame which parts for strangers can be seen. */
async function watchStrangersParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    window.strangersSaw = seen
    const look = () => {
      for (const part of document.querySelectorAll(
        '#root header a[href^="/login"], #root header a[href^="/account/register"]',
      ))
        if (part.checkVisibility({ visibilityProperty: true })) seen.push(part.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const banner = (page: Page) => page.getByRole('banner')
const balance = (page: Page) => banner(page).getByRole('link', { name: /^Balance/ })
const signIn = (page: Page) => banner(page).getByRole('link', { name: 'Sign in' })
const joinLine = (page: Page) => page.getByText('Join for free to play and to see every game.')

/** A page that is left while a record is being written loses it. */
async function untilLaunchIsStored(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(() => storedTexts(page)).toContain('"value":[{"game":')
}

test('a player’s home stands before the scripts as everybody gets it, without what strangers see, and nothing moves', async ({
  player,
  account,
  request,
}) => {
  const document = await untilRendered(request, 'en-US')
  expect(document).not.toContain(account.username)
  await player.goto('/home')
  await player
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click()
  await expect(balance(player)).toBeVisible()
  await expect.poll(() => player.evaluate(() => sessionStorage.getItem('home_more'))).toBe('1')
  await player.locator('main article button').first().click()
  await untilLaunchIsStored(player)
  await player.goto('/home')
  await expect.poll(() => player.evaluate(() => sessionStorage.getItem('home_continue'))).toBe('1')

  await watchLayout(player)
  await watchStrangersParts(player)
  const release = await openWithoutScripts(player)
  await expect(signIn(player)).toBeHidden()
  await expect(joinLine(player)).toBeHidden()
  release()
  await expect(balance(player)).toBeVisible()
  const favourites = player.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('article')).toHaveCount(1)
  const last = player.getByRole('region', { name: 'Continue playing' })
  await expect(last.getByRole('listitem')).toHaveCount(1)
  await player.waitForLoadState('networkidle')
  expect(await shiftsOf(player)).toEqual([])
  expect(await player.evaluate(() => window.strangersSaw)).toEqual([])
})

test.describe('with its worker', () => {
  test.use(whole)

  test('a repeat visit through the worker begins with home too, with the places of what the player has', async ({
    player,
    request,
  }) => {
    await untilRendered(request, 'en-US')
    await player.goto('/home')
    await untilControlled(player)
    await player.locator('main article button').first().click()
    await untilLaunchIsStored(player)
    await untilHomeIsKept(player)
    // A home that is left before it is painted keeps no place.
    await expect.poll(() => player.evaluate(() => sessionStorage.getItem('home_continue'))).toBe('1')
    await player.goto('/home')
    const last = player.getByRole('region', { name: 'Continue playing' })
    await expect(last.getByRole('listitem')).toHaveCount(1)

    await watchLayout(player)
    await watchStrangersParts(player)
    await player.goto('/home')
    await expect(player.locator('#home-data')).toBeAttached()
    await expect(last.getByRole('listitem')).toHaveCount(1)
    await expect(balance(player)).toBeVisible()
    await player.waitForLoadState('networkidle')
    expect(await shiftsOf(player)).toEqual([])
    expect(await player.evaluate(() => window.strangersSaw)).toEqual([])
  })
})

test('home of a second tab, which hears of the session after its first paint: nothing moves', async ({
  player,
  context,
  request,
}) => {
  await untilRendered(request, 'en-US')
  await player.goto('/home')
  await player
    .getByRole('button', { name: /^Favourite:/, pressed: false })
    .first()
    .click()
  await expect(balance(player)).toBeVisible()
  // What a sign-in leaves for the device.
  await player.evaluate(() =>
    localStorage.setItem('signed_in_after', localStorage.getItem('sign_out_mark') ?? ''),
  )
  const second = await context.newPage()
  await watchLayout(second)
  await watchStrangersParts(second)
  const release = await openWithoutScripts(second)
  await expect(joinLine(second)).toBeHidden()
  const star = second.getByRole('button', { name: /^Favourite:/, pressed: false }).nth(1)
  const chosen = (await star.getAttribute('aria-label')) ?? ''
  await star.click()
  release()
  await expect(balance(second)).toBeVisible()
  await second.waitForLoadState('networkidle')
  await expect(joinLine(second)).toBeHidden()
  await expect(second.getByRole('main').getByText(/^Welcome, /)).toBeVisible()
  expect(await shiftsOf(second)).toEqual([])
  expect(await second.evaluate(() => window.strangersSaw)).toEqual([])
  // What is the player's alone has its place from the next visit on.
  await expect.poll(() => second.evaluate(() => sessionStorage.getItem('home_more'))).toBe('1')
  await second.goto('/home')
  const favourites = second.getByRole('region', { name: 'Favourites' })
  await expect(favourites.getByRole('button', { name: chosen })).toBeVisible()
})

test('a tab that slept through a sign-out in another one starts as a stranger’s', async ({
  player,
  context,
  request,
}) => {
  await untilRendered(request, 'en-US')
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
  await expect(joinLine(player)).toBeVisible()
  release()
  await expect(player.locator('html')).not.toHaveAttribute('data-document', /./)
  await expect(signIn(player)).toBeVisible()
  await expect(balance(player)).toHaveCount(0)
})

test('a session that the operator ended meanwhile: home stands, and sign-in opens over it', async ({
  player,
  request,
  guard,
}) => {
  guard.allow(/status of 40[13]/)
  await untilRendered(request, 'en-US')
  await player.goto('/home')
  await expect(balance(player)).toBeVisible()
  const token = await player.evaluate(() => sessionStorage.getItem('jwt') ?? '')
  // A page of the site without the app.
  await player.goto('/icon.svg')
  const ended = await request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)

  const release = await openWithoutScripts(player)
  await expect(signIn(player)).toBeHidden()
  release()
  await expect(player.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await expect(balance(player)).toHaveCount(0)
})
