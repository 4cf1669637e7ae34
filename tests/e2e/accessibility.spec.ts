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
 * Visits each route once and checks everything: axe on a desktop in one theme and, in the long run, on a phone in the other, no
 * scrolling sideways at 400 %, nothing that moves while it loads. Routes that lead elsewhere for this visitor are left to
 * where they lead.
 */
async function visitAll(
  page: Page,
  routes: readonly string[],
  onPhone: 'dark' | 'light',
  onDesktop: 'dark' | 'light',
): Promise<string[]> {
  const found: string[] = []
  await watchLayout(page)
  for (const route of routes) {
    await page.setViewportSize(phone)
    await page.goto(route)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (new URL(page.url()).pathname !== route) continue
    // On a busy machine the network is idle before the page has rendered.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    const note = (what: string, all: readonly string[]) =>
      found.push(...all.map((one) => `${route}, ${what}: ${one}`))
    note('moved while it loaded', await shiftsOf(page))
    if (isLong) {
      await wear(page, onPhone)
      note(`phone, ${onPhone}`, await violationsOf(page))
    }
    await page.setViewportSize(narrowest)
    const overhang = await overhangOf(page)
    if (overhang > 0) note('400 %', [`reaches ${overhang} px beyond the window`])
    await page.setViewportSize(desktop)
    await wear(page, onDesktop)
    note(`desktop, ${onDesktop}`, await violationsOf(page))
  }
  return found
}

test('every page holds for everybody, signed out', { tag: '@long' }, async ({ page, guard }) => {
  test.setTimeout(420_000)
  guard.allow(/status of 404/)
  expect(await visitAll(page, everyRoute(), 'light', 'dark')).toEqual([])
})

test('every page holds for everybody, signed in', { tag: '@phone' }, async ({ player, guard }) => {
  test.setTimeout(420_000)
  guard.allow(/status of 404/)
  const routes = visited(everyRoute()).filter((route) => route !== '/login')
  expect(await visitAll(player, routes, 'dark', 'light')).toEqual([])
})

test(
  'axe finds nothing in the drawer, the side menu, and around a game',
  { tag: '@wide' },
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
    await expect(player.getByRole('complementary', { name: 'Open game' })).toBeVisible()
    expect(await violationsOf(player), 'a minimised game').toEqual([])
  },
)
