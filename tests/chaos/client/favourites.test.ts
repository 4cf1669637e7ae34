import { type Browser, type BrowserContext, expect as seen, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { demo, giveSession, newSession } from '../../support/e2e/players.ts'
import { countOf, isLong } from '../../support/length.ts'
import { freePort } from '../../support/postgres.ts'
import { type Random, seeded } from '../../support/seed.ts'
import { type Product, startProduct } from '../../support/server-process.ts'

/** A long run continues beside other work, which may have the machine for itself for a while. */
const see = seen.configure({ timeout: 60_000 })
const tabCount = 5
const rounds = countOf('STAR_ROUNDS')
const clicksPerStep = 10
const roundsPerCheck = 10
/** Of the turns of a tab, so many end with the tab closed, and as many with it frozen for a while. */
const share = isLong ? 0.02 : 0.05

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

/** Resolves when both shelves whose stars are clicked have games. Lists that come later may add some. */
async function seeShelves(tab: Page): Promise<void> {
  for (const shelf of ['new', 'live']) {
    await see(tab.locator(`section[aria-labelledby=${shelf}]`).getByRole('article').first()).toBeVisible()
  }
}

/** A further tab on home: it joins the session of its siblings, and shows the stars of these names. */
async function openTab(context: BrowserContext, names: readonly string[]): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/home')
  await see(tab.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
  await seeShelves(tab)
  await see.poll(() => starNames(tab)).toEqual(expect.arrayContaining([...names]))
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

/** Clicks stars by name, one after the other, without waiting for anything in between. Returns how many there were. */
function click(tab: Page, names: readonly string[]): Promise<number> {
  return tab.evaluate((wanted) => {
    const stars = new Map<string, HTMLButtonElement>()
    for (const star of document.querySelectorAll<HTMLButtonElement>('main [aria-pressed]')) {
      stars.set(star.getAttribute('aria-label') ?? '', star)
    }
    const clicked = wanted.map((name) => stars.get(name)).filter((star) => star !== undefined)
    for (const star of clicked) star.click()
    return clicked.length
  }, names)
}

/** Names of the stars that are filled in a tab. */
function filled(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const stars = document.querySelectorAll('main [aria-pressed=true]')
    return [...new Set([...stars].map((star) => star.getAttribute('aria-label') ?? ''))].toSorted()
  })
}

/** What the database holds, by the same names, and how many changes have been written. */
function stored(tab: Page, user: string): Promise<{ list: string[]; changes: number }> {
  return tab.evaluate(async (username) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('not read'))
      })
    interface Stored {
      readonly revision: number
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
    return {
      list: titles.map((name) => `Favourite: ${name}`).toSorted(),
      changes: lists.reduce((total, list) => total + (list?.revision ?? 0), 0),
    }
  }, user)
}

async function storm(context: BrowserContext, random: Random): Promise<void> {
  // A list that is fetched from the operator may be a change too: here only clicks are counted.
  await context.route('**/me/favourites**', (route) => route.abort())
  const first = await context.newPage()
  await giveSession(first, await newSession(context.request, demo))
  await first.goto('/home')
  await seeShelves(first)
  const names = await starNames(first)
  expect(names.length).toBeGreaterThan(10)
  const tabs = [first]
  while (tabs.length < tabCount) tabs.push(await openTab(context, names))

  let clicked = 0
  /** Clicks of tabs that were closed before it was seen that all was saved: each of them may be saved or not. */
  let uncertain = 0
  let sinceCheck = new Map<Page, number>()
  const frozen = new Map<Page, { readonly until: number; readonly wake: () => Promise<unknown> }>()
  const step = async (round: number, index: number, wanted: string[], fate: number): Promise<void> => {
    const tab = tabs[index] ?? first
    const asleep = frozen.get(tab)
    if (asleep && round < asleep.until) return
    frozen.delete(tab)
    await asleep?.wake()
    const count = await click(tab, wanted)
    expect(count).toBe(wanted.length)
    clicked += count
    sinceCheck.set(tab, (sinceCheck.get(tab) ?? 0) + count)
    if (fate < share) {
      uncertain += sinceCheck.get(tab) ?? 0
      // Closed while its clicks are being saved; a sibling hands the session to the tab that requests it.
      await tab.close()
      tabs[index] = await openTab(context, names)
    } else if (fate < 2 * share) frozen.set(tab, { until: round + 3, wake: await freeze(context, tab) })
  }
  // Every click is one change of its own: none swallows another, and none is lost but with the tab that it was made in.
  const check = async (): Promise<void> => {
    for (const { wake } of frozen.values()) await wake()
    frozen.clear()
    const changes = async () => (await stored(tabs[0] ?? first, demo.username)).changes
    await see.poll(changes).toBeGreaterThanOrEqual(clicked - uncertain)
    expect(await changes()).toBeLessThanOrEqual(clicked)
    sinceCheck = new Map()
  }
  for (let round = 1; round <= rounds; round++) {
    await Promise.all(
      tabs.map((_, index) => {
        const wanted = Array.from({ length: clicksPerStep }, () => random.pick(names))
        return step(round, index, wanted, random.next())
      }),
    )
    if (round % roundsPerCheck === 0) await check()
  }
  await check()

  for (const tab of tabs) {
    await see
      .poll(async () => (await filled(tab)).join())
      .toBe((await stored(tab, demo.username)).list.join())
  }
  const { list } = await stored(tabs[0] ?? first, demo.username)
  expect(new Set(list).size).toBe(list.length)
  for (const tab of tabs) expect(await filled(tab)).toEqual(list)
}

/** Freezes a tab as the browser freezes one that is out of sight. Returns what wakes it. */
async function freeze(context: BrowserContext, tab: Page): Promise<() => Promise<unknown>> {
  const devtools = await context.newCDPSession(tab)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  return () => devtools.send('Page.setWebLifecycleState', { state: 'active' })
}
test(
  'clicks of stars in five tabs, some closed and frozen: none is lost, and all agree',
  { timeout: 300_000 + rounds * 6_000 },
  async () => {
    await seeded(async (random) => {
      const context = await browser.newContext({
        baseURL: product.origin,
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
      })
      context.setDefaultTimeout(90_000)
      await storm(context, random)
      await context.close()
    })
  },
)
