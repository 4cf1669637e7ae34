import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { aurumvale, drawer, gameFrame, readyToSpin, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { isLong, visited } from '../support/length.ts'

test.describe.configure({ mode: 'parallel' })

/** What axe finds wrong: the rule, and the elements. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map((one) => one.html.slice(0, 160)).join(' | ')}`,
  )
}

const phone = { width: 360, height: 800 }
const desktop = { width: 1440, height: 900 }
/** A window of 1280 px at 400 %. */
const narrowest = { width: 320, height: 640 }

/** How far the page can be scrolled sideways, px. */
function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  return page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
}

/**
 * Visits a route and checks everything: axe on a desktop in one theme and, in the long run, on a phone in the other, no
 * scrolling sideways at 400 %, nothing that moves while it loads. A route that leads elsewhere for this visitor is left to
 * where it leads.
 */
async function visit(
  page: Page,
  route: string,
  onPhone: 'dark' | 'light',
  onDesktop: 'dark' | 'light',
): Promise<void> {
  await watchLayout(page)
  await page.setViewportSize(phone)
  await page.goto(route)
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  if (new URL(page.url()).pathname !== route) return
  // On a busy machine the network is idle before the page has rendered.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  expect.soft(await shiftsOf(page), 'moved while it loaded').toEqual([])
  if (isLong) {
    await wear(page, onPhone)
    expect.soft(await violationsOf(page), `phone, ${onPhone}`).toEqual([])
  }
  await page.setViewportSize(narrowest)
  expect.soft(await overhangOf(page), 'px beyond the window at 400 %').toBeLessThanOrEqual(0)
  await page.setViewportSize(desktop)
  await wear(page, onDesktop)
  expect.soft(await violationsOf(page), `desktop, ${onDesktop}`).toEqual([])
}

for (const route of everyRoute()) {
  test(`${route} holds for everybody, signed out`, { tag: '@long' }, async ({ page, guard }) => {
    test.slow()
    guard.allow(/status of 404/)
    await visit(page, route, 'light', 'dark')
  })
}

for (const route of visited(everyRoute())) {
  if (route === '/login') continue
  test(`${route} holds for everybody, signed in`, async ({ player, guard }) => {
    test.slow()
    guard.allow(/status of 404/)
    await visit(player, route, 'dark', 'light')
  })
}

test(
  'axe finds nothing in the drawer, the side menu, and around a game',
  { tag: ['@wide', '@long'] },
  async ({ player }) => {
    test.slow()
    await player.goto('/game/slot?provider=list')
    await expect(drawer(player, 'Game providers')).toBeVisible()
    expect(await violationsOf(player), 'the list of providers').toEqual([])

    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    const games = drawer(player, aurumvale.name.en)
    const title = 'Key of the Pharaoh'
    await expect(tile(games, title)).toBeVisible()
    expect(await violationsOf(player), 'a provider’s games').toEqual([])

    await tile(games, title).click()
    await readyToSpin(player, 'Spin')
    expect(await violationsOf(player), 'a game').toEqual([])

    await gameFrame(player, title).getByRole('button', { name: 'Menu' }).click()
    await expect(player.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(await violationsOf(player), 'the menu over a game').toEqual([])
    await player.keyboard.press('Escape')

    await gameFrame(player, title).getByRole('button', { name: 'Minimise' }).click()
    await expect(player.getByRole('complementary', { name: 'Current game' })).toBeVisible()
    expect(await violationsOf(player), 'a minimised game').toEqual([])
  },
)
