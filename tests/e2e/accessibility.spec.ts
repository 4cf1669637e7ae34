import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { aurumvale, drawer, gameFrame, readyToSpin, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { everyRoute } from '../support/e2e/routes.ts'

test.describe.configure({ mode: 'parallel' })
// What fades or moves would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe finds wrong: the rule, and the elements. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map((one) => one.html.slice(0, 160)).join(' | ')}`,
  )
}

/** Visits each route and collects what axe finds; routes that lead elsewhere for this visitor are left to where they lead. */
async function visitAll(page: Page, routes: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (new URL(page.url()).pathname !== route) continue
    for (const violation of await violationsOf(page)) found.push(`${route}: ${violation}`)
  }
  return found
}

test('axe finds nothing on any page, signed out', { tag: '@desktop' }, async ({ page, guard }) => {
  test.slow()
  guard.allow(/status of 404/)
  expect(await visitAll(page, everyRoute())).toEqual([])
})

test('axe finds nothing on any page, signed in', { tag: '@phone' }, async ({ player, guard }) => {
  test.slow()
  guard.allow(/status of 404/)
  const routes = everyRoute().filter((route) => route !== '/login')
  expect(await visitAll(player, routes)).toEqual([])
})

test(
  'axe finds nothing in the drawer, the side menu, and around a game',
  { tag: '@both' },
  async ({ player }) => {
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
