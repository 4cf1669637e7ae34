import type { Page } from '@playwright/test'
import { languages } from '../../src/contract/config.ts'
import { expect } from '../support/console-guard.ts'
import { chooseElsewhere, misfits, readCatalogues, wrongWords } from '../support/e2e/languages.ts'
import { test } from '../support/e2e/player-test.ts'
import { hardCoded, servePseudoCatalogue } from '../support/e2e/pseudo.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { survey } from '../support/e2e/survey.ts'

// What moves would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(readCatalogues)

/** What the demo player is called, banks at, and sits before. */
const playersOwn = [/^demo\b/i, /Play Bank|Play Money/, /Chrom|Linux/, /₩|KRW/]

/** Shows each route in every language, without a reload, and collects what does not fit and what is not said in it. */
async function read(page: Page, routes: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (new URL(page.url()).pathname !== route) continue
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    for (const language of languages) {
      await chooseElsewhere(page, language)
      const shown = await survey(page)
      for (const fault of [...wrongWords(shown, language), ...misfits(shown, language)]) {
        found.add(`${route} ${fault}`)
      }
    }
    expect(await page.evaluate(() => 'stayed' in window), `${route} was loaded again`).toBe(true)
  }
  return [...found]
}

test(
  'every page is in each language and fits a small phone, signed in',
  { tag: '@phone' },
  async ({ player, guard }) => {
    test.setTimeout(300_000)
    guard.allow(/status of 404/)
    expect(
      await read(
        player,
        everyRoute().filter((route) => route !== '/login'),
      ),
    ).toEqual([])
  },
)

test(
  'home, signing in, joining and support are in each language, signed out',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const routes = [
      '/home',
      '/login',
      '/account/register',
      '/account/forgot',
      '/support',
      '/wallet/depositpage',
    ]
    expect(await read(page, routes)).toEqual([])
  },
)

test.describe('words', () => {
  // A worker would keep the true catalogue.
  test.use({ serviceWorkers: 'block' })

  test('all come through the catalogue', { tag: '@desktop' }, async ({ player, guard }) => {
    test.setTimeout(180_000)
    guard.allow(/status of 404|Service Worker registration blocked/)
    await servePseudoCatalogue(player)
    const found: string[] = []
    // The page for the support names browsers and settings as they are.
    for (const route of everyRoute().filter((one) => !one.startsWith('/devil'))) {
      await player.goto(route)
      await expect(player.getByRole('main')).toBeVisible()
      await player.waitForLoadState('networkidle')
      for (const text of hardCoded(await survey(player), playersOwn)) found.push(`${route}: ${text}`)
    }
    expect(found).toEqual([])
  })
})
