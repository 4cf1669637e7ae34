import type { Page } from '@playwright/test'
import { type Language, languages } from '@marquee/contract/config.ts'
import { textsIn } from '@marquee/studio/texts.ts'
import { catalogueOf } from '../support/catalogues.ts'
import { expect } from '../support/console-guard.ts'
import { chooseElsewhere, misfits, readCatalogues, wrongWords } from '../support/e2e/languages.ts'
import { test } from '../support/e2e/player-test.ts'
import { goInside, networkOf } from '../support/e2e/inside.ts'
import { hardCoded, serveStretchedCatalogues, stretched } from '../support/e2e/pseudo.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { survey } from '../support/e2e/survey.ts'
import { isLong, sampled, visited } from '../support/length.ts'
import { productPorts } from '../support/product-ports.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(readCatalogues)

/** Texts on screen that are not translated: the demo player's name, bank and device. */
const playersOwn = [
  /^demo\b|, demo$/i,
  /demo@example\.invalid/,
  /Play Bank|Play Money/,
  /Chrom|Linux/,
  /₩|KRW/,
  /^\d+\.\d+\.\d+ \(/,
]

/** The app's words for an English message. */
async function sayIn(language: Language, message: string): Promise<string> {
  const entry = [...(await catalogueOf(language)).values()].find(({ source }) => source === message)
  if (!entry?.translation) throw new Error(`${language} has no words for '${message}'`)
  return entry.translation
}

interface Opened {
  readonly over: string
  readonly path: string
  open(page: Page, press: (message: string) => Promise<void>): Promise<void>
}

/** Parts of pages that open on a press and have no address of their own. */
const opened: readonly Opened[] = [
  { over: 'side menu', path: '/home', open: (_, press) => press('Menu') },
  { over: 'providers', path: '/home?provider=list', open: (page) => page.getByRole('dialog').waitFor() },
  { over: 'a provider', path: '/home?provider=1', open: (page) => page.getByRole('dialog').waitFor() },
  { over: 'search', path: '/home', open: (_, press) => press('Search games or providers') },
  { over: 'filters', path: '/game/slotnine', open: (_, press) => press('Filters') },
  {
    over: 'languages',
    path: '/settings',
    open: (page) => page.getByRole('button', { name: '한국어' }).click(),
  },
  { over: 'the tour', path: '/settings', open: (_, press) => press('A short tour') },
  { over: 'clearing everything', path: '/settings', open: (_, press) => press('Clear everything') },
  {
    over: 'profile',
    path: '/account/mypagelist?edit=profile',
    open: (page) => page.locator('form').waitFor(),
  },
  { over: 'bank', path: '/account/mypagelist?edit=bank', open: (page) => page.locator('form').waitFor() },
  {
    over: 'password',
    path: '/account/mypagelist?edit=password',
    open: (page) => page.locator('form').waitFor(),
  },
  { over: 'leaving', path: '/account/mypagelist', open: (_, press) => press('Sign out on all devices') },
  {
    over: 'my page over home',
    path: '/home?modal=mypage-info',
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    over: 'a deposit to confirm',
    path: '/wallet/depositpage',
    async open(page) {
      await page.getByRole('textbox').first().fill('10000')
      await page.locator('main form button[type=submit]').click()
    },
  },
]

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
  { tag: '@long' },
  async ({ player, guard }) => {
    // Some forty routes in sixteen languages.
    test.setTimeout(1_200_000)
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
  { tag: ['@phone', '@long'] },
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
    expect(await read(page, sampled(routes, 2))).toEqual([])
  },
)

test.describe('the longest texts of all languages', () => {
  // With a service worker the test would get the cached catalogues in place of its own.
  test.use({ serviceWorkers: 'block' })

  test(
    'fit every page on a small phone, and no other texts are there',
    { tag: '@phone' },
    async ({ player: page, guard }) => {
      test.setTimeout(isLong ? 900_000 : 180_000)
      guard.allow(/status of 404|Service Worker registration blocked/)
      await page.goto('/robots.txt')
      await serveStretchedCatalogues(page)
      // Not home: the operator rendered it with the words that these stand in for.
      await page.goto('/support')
      const quiet = networkOf(page)
      const found: string[] = []
      const order: Language[] = [...stretched]
      for (const route of visited(everyRoute()).filter((one) => one !== '/login')) {
        await goInside(page, route)
        await expect(page.getByRole('main')).toBeVisible()
        await quiet()
        for (const language of order) {
          await chooseElsewhere(page, language)
          const texts = await survey(page)
          found.push(...misfits(texts, language).map((fault) => `${route} ${fault}`))
          // The diagnostics page has names of browsers and settings that are not translated, and names of languages from `Intl`.
          if (language !== 'en' || route.startsWith('/devil')) continue
          found.push(...hardCoded(texts, playersOwn).map((text) => `${route} not of the catalogue: ${text}`))
        }
        // The next page begins with the one that is there.
        order.reverse()
      }
      expect([...new Set(found)]).toEqual([])
    },
  )

  test(
    'fit what opens over the pages of a small phone',
    { tag: ['@phone', '@long'] },
    async ({ player: page, guard }) => {
      test.setTimeout(120_000)
      guard.allow(/status of 404|Service Worker registration blocked/)
      await page.goto('/robots.txt')
      await serveStretchedCatalogues(page)
      const quiet = networkOf(page)
      await page.goto('/support')
      await expect(page.getByRole('main')).toBeVisible()
      await quiet()
      const found: string[] = []
      const press = async (message: string) => {
        const name = await sayIn('ko', message)
        await page.getByRole('button', { name, exact: true }).first().click()
      }
      for (const { over, path, open } of sampled(opened, 5)) {
        // In a language whose words are known until it is open.
        await chooseElsewhere(page, 'ko')
        // Closes what the part before has opened.
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        // The history comes to rest: what was open had an entry of its own.
        await quiet()
        await goInside(page, path)
        await quiet()
        await open(page, press)
        await quiet()
        for (const language of stretched) {
          await chooseElsewhere(page, language)
          found.push(...misfits(await survey(page), language).map((fault) => `${over}: ${fault}`))
        }
      }
      expect([...new Set(found)]).toEqual([])
    },
  )
})

test(
  'a link may carry a language; chosen from the list in any reader’s words, all tabs follow without a reload',
  { tag: '@desktop' },
  async ({ page: linked, context, request }) => {
    await linked.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { firstLanguage: document.documentElement.lang })
      })
    })
    await linked.goto('/home?lang=zh-Hant-HK')
    await expect(linked.getByRole('link', { name: await sayIn('zh-TW', 'Home') }).first()).toBeVisible()
    expect(await linked.evaluate(() => Reflect.get(window, 'firstLanguage'))).toBe('zh-TW')

    const other = await context.newPage()
    await other.goto('/home')
    await expect(other.getByRole('heading', { name: 'New slot games' })).toBeVisible()
    await other.evaluate(() => Object.assign(window, { stayed: true }))

    // `?lang=` applies to its own tab only, and until the player chooses a language in any tab.
    const page = await context.newPage()
    await page.goto('/settings')
    await page.getByRole('button', { name: 'English' }).click()
    const list = page.getByRole('dialog', { name: 'Language' })
    const search = list.getByRole('textbox')
    const names = list.getByRole('listitem').getByRole('button')
    await expect(names).toHaveCount(languages.length)
    await search.fill('no such')
    await expect(names).toHaveCount(0)
    await search.fill('tieng')
    await expect(names).toHaveText([/Tiếng Việt/])
    await search.fill('ខ្មែ')
    await expect(names).toHaveText([/Khmer/])
    await search.fill('japan')
    await names.click()

    for (const tab of [page, other, linked]) {
      await expect(tab.locator('html')).toHaveAttribute('lang', 'ja')
      await expect(tab.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest/ja.webmanifest')
    }
    await expect(other.getByRole('heading', { name: await sayIn('ja', 'New slot games') })).toBeVisible()
    expect(await other.evaluate(() => 'stayed' in window)).toBe(true)
    const manifest: unknown = await (await request.get('/manifest/ja.webmanifest')).json()
    expect(manifest).toMatchObject({ lang: 'ja', description: expect.stringMatching(/ゲーム/) })

    await chooseElsewhere(page, 'km')
    const date = await page.evaluate(() =>
      new Intl.DateTimeFormat('km', { dateStyle: 'long', timeZone: 'UTC' }).format(0),
    )
    expect(date).toBe('1 មករា 1970')
  },
)

test(
  'the game is in each language and fits a small phone',
  { tag: ['@phone', '@long'] },
  async ({ page, guard }) => {
    test.setTimeout(120_000)
    // No game session is open: the studio answers with an error, in the language of the page.
    guard.allow(/status of 40\d/)
    const { studioPort } = productPorts()
    for (const language of sampled(languages, 4)) {
      const { words } = textsIn(language).game
      await page.goto(`http://localhost:${studioPort}/play/1001?token=none&lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByText(words.expiredTitle)).toBeVisible()
      await expect(page.getByRole('button', { name: words.paytable })).toBeVisible()
      expect(misfits(await survey(page), language)).toEqual([])
    }
  },
)
