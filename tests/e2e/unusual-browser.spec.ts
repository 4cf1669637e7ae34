import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { aurumvale, drawer, gameFrame, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'

test('a browser that draws no frames starts the app', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  for (const path of ['/home', '/login']) {
    await page.goto(path)
    await expect(page.locator('.shell, .recovery'), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(/./)
  }
})

test('keys in a game do not scroll the page behind it', async ({ player }) => {
  await player.goto(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(player, aurumvale.name.en), 'The Beetle Amulet').click()
  await expect(gameFrame(player, 'The Beetle Amulet')).toBeVisible()
  const scrolled = () => player.evaluate(() => [scrollX, scrollY])
  const before = await scrolled()
  for (const key of ['Space', 'PageDown', 'ArrowDown', 'End']) await player.keyboard.press(key)
  expect(await scrolled()).toEqual(before)
})

test('nothing is announced while nothing happens', { tag: '@long' }, async ({ player }) => {
  await player.goto('/home')
  await expect(player.locator('#hero-title')).toBeVisible()
  await player.waitForLoadState('networkidle')
  // As long as it takes until all polls and the clocks of a minute have run.
  const spoken = await player.evaluate(async () => {
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
    const texts: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        if (region) texts.push(region.outerHTML.slice(0, 200))
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await new Promise((resolve) => setTimeout(resolve, 62_000))
    return texts
  })
  expect(spoken).toEqual([])
})

test.describe('with its worker', () => {
  test.use(whole)

  test('no answer that cannot be read is cached: each would count as megabytes', async ({ page }) => {
    await page.goto('/home')
    await untilControlled(page)
    await page.reload()
    await page.waitForLoadState('networkidle')
    const types = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const response of await cache.matchAll()) found.push(response.type)
      }
      return found
    })
    expect(types.length).toBeGreaterThan(10)
    expect(types).not.toContain('opaque')
  })
})
