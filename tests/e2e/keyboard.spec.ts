import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { aurumvale, drawer, gameFrame, star, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { untilStarted } from '../support/e2e/prerendered-home.ts'

const title = 'Key of the Pharaoh'

/** Presses Tab until `target` has the focus; fails when it never gets it. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached with ${most} presses of Tab: ${target.toString()}`)
}

test(
  'sign in, open a provider, mark a favourite, play and close, with the keyboard alone',
  { tag: '@desktop' },
  async ({ page, say, account }) => {
    await page.goto('/login?redirect=%2Fgame%2Fslot')
    await tabTo(page, page.getByLabel('Username', { exact: true }))
    await page.keyboard.type(account.username)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(account.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Slots by provider' })).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: 'Aurumvale', exact: true }))
    await page.keyboard.press('Enter')
    const games = drawer(page, aurumvale.name.en)
    await tabTo(page, star(games, say, title))
    await page.keyboard.press('Space')
    await expect(star(games, say, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('iframe')).toHaveCount(0)

    // Escape closes the drawer, and the focus is back on the provider.
    await page.keyboard.press('Escape')
    await expect(games).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeFocused()

    await page.keyboard.press('Enter')
    await tabTo(page, tile(games, title))
    await page.keyboard.press('Enter')
    const frame = gameFrame(page, title)
    await expect(frame.getByRole('heading', { name: title })).toBeFocused()
    await tabTo(page, frame.getByRole('button', { name: 'Close the game' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toHaveCount(0)
    // The tile is gone with the drawer; the focus is on the page, not lost.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  },
)

test(
  'what the search or an address opened gives the focus back to the page',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    await player.goto('/game/slot?provider=list')
    await expect(drawer(player, 'Game providers')).toBeVisible()
    await player.keyboard.press('Escape')
    await expect(drawer(player, 'Game providers')).toHaveCount(0)
    await expect(player.getByRole('main')).toBeFocused()

    const search = player.getByRole('banner').getByRole('button', { name: 'Search games or providers' })
    await search.press('Enter')
    await expect(player.getByRole('combobox')).toBeFocused()
    await player.keyboard.type(title)
    await expect(player.getByRole('option', { selected: true })).toContainText(title)
    await player.keyboard.press('Enter')
    await gameFrame(player, title).getByRole('button', { name: 'Close the game' }).press('Enter')
    await expect(player.locator('iframe')).toHaveCount(0)
    // The search, which had the focus before, is closed.
    await expect(player.getByRole('main')).toBeFocused()
  },
)

/** What lies over the middle of the focused element, of bars and the tour. */
function over(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const lying = top?.closest('nav, header, [aria-labelledby=tutorial-title]')
    return lying && !lying.contains(focused) ? `${lying.localName} over ${focused.outerHTML}` : undefined
  })
}

test('no bar lies over what the keyboard has reached, down the page and up again', async ({ player }) => {
  await player.goto('/settings')
  await expect(player.getByRole('button', { name: 'A short tour' })).toBeAttached()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 40; press++) {
      await player.keyboard.press(key)
      expect(await over(player)).toBeUndefined()
    }
  // What is reached in a bar leaves the page where it is.
  await player.evaluate(() => scrollTo(0, 600))
  await player.getByRole('main').focus()
  await player.keyboard.press('Shift+Tab')
  await expect(player.getByRole('banner').getByRole('button').last()).toBeFocused()
  expect(await player.evaluate(() => scrollY)).toBe(600)
})

test('the tour lies over nothing that the keyboard has reached, to the end of the page', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'A short tour' }).click()
  await expect(page.getByRole('region', { name: 'A short tour' })).toBeVisible()
  // A page that does not grow while shelves come.
  const links = page.getByRole('contentinfo').getByRole('link')
  await links.filter({ hasText: 'Help centre' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await links.first().focus()
  await page.keyboard.press('Shift+Tab')
  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect.poll(() => over(page)).toBeUndefined()
  }
})

test('the heading of a page takes no focus that has been moved on meanwhile', async ({ page }) => {
  // The code that moves the focus is also fetched ahead of time, so it is delayed from the start of the page.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/focus-heading-*.js', async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest('**/focus-heading-*.js')
  await page.goto('/home')
  await untilStarted(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).press('Enter')
  await requested
  await expect(page).toHaveTitle(/^All slots/)
  // The router reports the new location shortly after the page is rendered.
  await page.waitForTimeout(500)
  await page.keyboard.press('Shift+Tab')
  const reached = await page.evaluateHandle(() => document.activeElement)
  const arrived = page.waitForResponse('**/focus-heading-*.js')
  release()
  await arrived
  await page.waitForLoadState('networkidle')
  expect(await reached.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the first stop leads past the bars', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('main')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'the rail folds to its icons, keeps its names, and stays folded',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/settings')
    const rail = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('navigation', { name: 'Main' }) })
    await rail.getByRole('button', { name: 'Collapse the menu' }).press('Enter')
    const unfold = rail.getByRole('button', { name: 'Expand the menu' })
    await expect(unfold).toBeFocused()
    expect((await rail.boundingBox())?.width).toBe(72)
    await page.reload()
    await expect(unfold).toBeVisible()
    expect((await rail.boundingBox())?.width).toBe(72)
    await rail.getByRole('link', { name: 'Table games by provider', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Table games by provider' })).toBeFocused()
  },
)

test('the focus goes to the heading of a page whose code comes late, and stays there', async ({
  page,
  say,
}) => {
  await page.goto('/home')
  const links = page.getByRole('contentinfo')
  await expect(links.getByRole('link').first()).toBeAttached()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fallback()
  })
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name: say(name) })
  const follow = async (link: Locator) => {
    await link.focus()
    await page.keyboard.press('Enter')
  }
  await follow(links.getByRole('link', { name: say('Help centre') }))
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(heading('Help centre')).toBeFocused()
  // A page without bars has another frame, which comes late, too.
  await follow(page.getByRole('banner').getByRole('link', { name: say('Sign in') }))
  await expect(page).toHaveURL(/\/login/)
  await expect(heading('Sign in')).toBeFocused()
})
