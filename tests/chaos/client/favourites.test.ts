import { type Browser, type BrowserContext, expect as see, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { demo, giveSession, newSession } from '../../support/e2e/players.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type Product, startProduct } from '../../support/server-process.ts'

const tabCount = 5
const rounds = 40
const pressesPerRound = 10

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ port: await freePort(), studioPort: await freePort() })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** A further tab on home: it joins the session of its siblings. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/home')
  await see(tab.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
  await see(tab.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible()
  return tab
}

/** Names of the stars on the two shelves that always hold the same games. */
function starNames(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const stars = document.querySelectorAll(
      'section:is([aria-labelledby=new], [aria-labelledby=live]) [aria-pressed]',
    )
    return [...new Set([...stars].map((star) => star.getAttribute('aria-label') ?? ''))]
  })
}

/** Presses stars by name, one after the other, without waiting for anything in between. */
function press(tab: Page, names: readonly string[]): Promise<void> {
  return tab.evaluate((wanted) => {
    const stars = new Map<string, HTMLButtonElement>()
    for (const star of document.querySelectorAll<HTMLButtonElement>('main [aria-pressed]')) {
      stars.set(star.getAttribute('aria-label') ?? '', star)
    }
    for (const name of wanted) stars.get(name)?.click()
  }, names)
}

/** Names of the stars that are filled in a tab. */
function filled(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const stars = document.querySelectorAll('main [aria-pressed=true]')
    return [...new Set([...stars].map((star) => star.getAttribute('aria-label') ?? ''))].toSorted()
  })
}

/** What the database holds, by the same names. */
function stored(tab: Page, user: string): Promise<string[]> {
  return tab.evaluate(async (username) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('not read'))
      })
    interface Stored {
      readonly value: readonly { readonly game_title: { readonly en: string } }[]
    }
    const database = await settle(indexedDB.open('marquee'))
    const records = database.transaction('records').objectStore('records')
    const lists = await Promise.all(
      ['slots', 'casino'].map((kind) =>
        settle<Stored | undefined>(records.get(`fav_${username}_${kind}_favorites`)),
      ),
    )
    database.close()
    const titles = lists.flatMap((list) => list?.value ?? []).map((game) => game.game_title.en)
    return titles.map((name) => `Favourite: ${name}`).toSorted()
  }, user)
}

async function storm(context: BrowserContext, random: Random): Promise<void> {
  const first = await context.newPage()
  await giveSession(first, await newSession(context.request, demo))
  await first.goto('/home')
  await see(first.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible()
  const tabs = [first]
  while (tabs.length < tabCount) tabs.push(await openTab(context))
  const names = await starNames(first)
  expect(names.length).toBeGreaterThan(10)

  for (let round = 0; round < rounds; round++) {
    const pressing = tabs.map((tab) =>
      press(
        tab,
        Array.from({ length: pressesPerRound }, () => random.pick(names)),
      ),
    )
    if (random.chance(0.2)) {
      // Closed while its presses are being saved; one of its siblings hands the session to the tab that comes for it.
      const place = random.integer(0, tabs.length - 1)
      await pressing[place]
      await tabs[place]?.close()
      await Promise.all(pressing)
      tabs[place] = await openTab(context)
    } else await Promise.all(pressing)
  }

  const kept = await stored(tabs[0] ?? first, demo.username)
  expect(new Set(kept).size).toBe(kept.length)
  for (const tab of tabs) {
    await see.poll(() => filled(tab)).toEqual(await stored(tab, demo.username))
    expect(await filled(tab)).toEqual(kept)
  }
}

test('2,000 presses of stars in five tabs that are closed in between: every tab shows what the database holds', async () => {
  await seeded(async (random) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    })
    await storm(context, random)
    await context.close()
  })
})
