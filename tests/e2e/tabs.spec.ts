import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo, giveSession, newSession } from '../support/e2e/players.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

test(
  'a tab that slept through a sign-out shows nothing personal when it wakes',
  { tag: '@desktop' },
  async ({ player, context, say }) => {
    await player.goto('/account/mypagelist')
    const email = player.getByRole('main').getByText('demo@example.invalid')
    await expect(email).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(other.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()

    const devtools = await context.newCDPSession(player)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await other.getByRole('button', { name: say('Menu'), exact: true }).click()
    await other.getByRole('button', { name: say('Sign out') }).click()
    await expect(other.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })

    await expect(player.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    await expect(email).toHaveCount(0)
    expect(await player.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
  },
)

test(
  'a visible tab shows what another was told, without asking itself',
  { tag: ['@desktop', '@long'] },
  async ({ player, context }) => {
    await player.goto('/favourites')
    const balance = (page: typeof player) => page.getByRole('banner').getByRole('link', { name: /^Balance/ })
    await expect(balance(player)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(balance(other)).toBeVisible()
    // The operator answers the first tab alone from now on, with another balance.
    await other.route('**/main/init', (route) => route.abort())
    await player.route('**/main/init', async (route) => {
      const answer = await route.fetch()
      const body = JSON.parse(await answer.text()) as { DATA: { ui: { amount: number } } }
      body.DATA.ui.amount = 7_654_321
      await route.fulfill({ response: answer, json: body })
    })
    for (const page of [player, other])
      await expect(balance(page)).toContainText('7,654,321', { timeout: 30_000 })
  },
)

/** Leads a page away and back: the browser keeps it as it was, and shows it again without loading it. */
async function awayAndBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const seen = [document.body.innerText]
      Reflect.set(window, 'cameBack', { persisted, seen })
      requestAnimationFrame(() => seen.push(document.body.innerText))
    })
  })
  await page.goto('data:text/html,elsewhere')
  await meanwhile()
  await page.bringToFront()
  await page.goBack({ waitUntil: 'commit' })
}

test(
  'a page from the back/forward cache shows nothing personal, not for one frame, once the player signed out elsewhere',
  { tag: ['@desktop', '@long'] },
  async ({ baseURL, say }) => {
    test.slow()
    // Playwright turns the back/forward cache off. An open BroadcastChannel would also keep the page out of it.
    const browser = await chromium.launch({
      ...chromiumLaunch({ complete: true }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' })
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    const session = await newSession(context.request, demo)
    const page = await signedIn(context, session)
    const other = await signedIn(context, session)
    await page.goto('/account/mypagelist')
    const email = page.getByRole('main').getByText('demo@example.invalid')
    await expect(email).toBeVisible()
    await other.goto('/favourites')
    // When a service worker takes over, the browser drops the pages of its back/forward cache.
    for (const one of [page, other]) await untilControlled(one)

    await awayAndBack(page, async () => {
      await other.bringToFront()
      await other.getByRole('button', { name: say('Menu'), exact: true }).click()
      await other.getByRole('button', { name: say('Sign out') }).click()
      await expect(other.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    })
    await expect(page.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    const { persisted, seen } = await page.evaluate(
      () => Reflect.get(window, 'cameBack') as { persisted: boolean; seen: string[] },
    )
    expect(persisted).toBe(true)
    expect(seen.filter((text) => text.includes('demo@example.invalid'))).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
    await browser.close()
  },
)

async function signedIn(
  context: BrowserContext,
  session: Awaited<ReturnType<typeof newSession>>,
): Promise<Page> {
  const page = await context.newPage()
  await giveSession(page, session)
  return page
}
