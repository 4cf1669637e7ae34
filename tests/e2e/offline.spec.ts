import { languages } from '@marquee/contract/config.ts'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { startSite } from '../support/deployments.ts'
import { test as base } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { office } from '../support/e2e/support-office.ts'
import { whole } from '../support/e2e/whole.ts'
import { cachedPaths, cachedTexts, untilEverythingKept } from '../support/e2e/worker.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { sampled, visited } from '../support/length.ts'
import { productPorts } from '../support/product-ports.ts'

/** The product behind a proxy whose connections can be cut, as when its machine stops. */
const test = base.extend<{ line: FaultProxy }>({
  line: async ({ guard }, use) => {
    guard.allow(/Failed to load resource|net::ERR/)
    const line = await startFaultProxy(productPorts().port)
    await use(line)
    await line.close()
  },
})

test.use(whole)

/** What the worker may cache: the app's own files, pictures and the texts of notifications. */
const kept =
  /^\/(?:assets|images|worker)\/|^\/(?:home|index\.html|recovery\.js|manifest\.webmanifest|icon\.svg)$/

test.describe('without a network', () => {
  test.use({ locale: 'ko-KR' })
  test(
    'every page starts cold in the language and theme of the player, and every language can be chosen',
    { tag: ['@phone', '@long'] },
    async ({ page, line }) => {
      test.setTimeout(240_000)
      await page.goto(`${line.origin}/settings`)
      await page.getByRole('radio', { name: '라이트', exact: true }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await untilControlled(page)
      await untilEverythingKept(page)
      await line.refuse()
      const starts = async (path: string, language: string) => {
        await page.goto(line.origin + path)
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'light')
        await expect(page.getByRole('main'), path).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(/./)
        await expect(page.locator('.recovery'), path).toHaveCount(0)
      }
      for (const path of visited(everyRoute())) await starts(path, 'ko')
      for (const language of sampled(languages, 4)) await starts(`/support?lang=${language}`, language)
    },
  )
})

test(
  'with data saving on only what a visit used is cached, and its page opens without a network',
  { tag: '@phone' },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource|net::ERR/)
    const saves = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });'
    const site = await startSite(productPorts().port, 'first', saves)
    await page.goto(`${site.origin}/favourites`)
    await untilControlled(page)
    const catalogues = async () => (await cachedPaths(page)).filter((path) => path.includes('/locale-'))
    await expect.poll(async () => (await catalogues()).length).toBeGreaterThan(0)
    expect((await catalogues()).filter((path) => !path.includes('/locale-en-'))).toEqual([])
    await site.stop()
    await page.goto(`${site.origin}/favourites?from=link`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a page comes from the worker also while the site answers', async ({ page, line }) => {
  const requested: string[] = []
  line.setPlan(({ path }) => void requested.push(path))
  await page.goto(`${line.origin}/favourites`)
  await untilControlled(page)
  await page.goto(`${line.origin}/game/slotnine?q=dragon`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested.filter((path) => path.startsWith('/game/slotnine'))).toEqual([])
})

test(
  'what a player saw stays readable with its age, and signing out leaves nothing of it, without a network too',
  { tag: '@desktop' },
  async ({ page, request, account, line }) => {
    await office('memo', account.username, '--title', 'Letter of the bank', '--text', 'Only for these eyes')
    const session = await newSession(request, account)
    await giveSession(page, session)
    await page.goto(`${line.origin}/home`)
    await untilControlled(page)
    await untilEverythingKept(page)
    await page.goto(`${line.origin}/supports/memopage`)
    await page.getByRole('link', { name: /Letter of the bank/ }).click()
    await expect(page.getByRole('article')).toContainText('Only for these eyes')
    await page.goto(`${line.origin}/wallet/history`)
    await expect(page.getByRole('main')).toContainText('100,000')

    // The worker caches no answer of the operator.
    const foreign = (await cachedPaths(page)).filter((path) => !kept.test(path))
    expect(foreign).toEqual([])
    await line.refuse()
    await page.goto(`${line.origin}/supports/memopage`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Letter of the bank' })).toBeVisible()
    await expect(page.getByText('The site cannot be reached').first()).toBeVisible()
    expect(await storedTexts(page)).toContain('Only for these eyes')

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(`${line.origin}/home`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const secrets = [session.jwt, session.access_token, 'Only for these eyes', 'Letter of the bank']
    await expect
      .poll(async () => {
        const texts = `${await storedTexts(page)}\n${await cachedTexts(page)}`
        return secrets.filter((secret) => texts.includes(secret))
      })
      .toEqual([])
  },
)

test(
  'the offline line does not lie over the page’s own word that its list was saved here',
  { tag: ['@phone', '@long'] },
  async ({ player, line }) => {
    await player.goto(`${line.origin}/wallet/history`)
    await untilControlled(player)
    await untilEverythingKept(player)
    await expect(player.getByRole('main')).toContainText('1,000,000')
    await line.refuse()
    await player.goto(`${line.origin}/wallet/history`)
    const saved = player.getByText(/^As of .* There may be more\.$/)
    const said = player.locator('output').filter({ hasText: 'The site cannot be reached' })
    await expect(saved).toBeInViewport({ ratio: 1 })
    await expect(said).toHaveCount(1)
    const height = async () => (await said.boundingBox())?.height ?? 0
    await expect.poll(height).toBe(1)
    // Where the page's own text is out of view or under a bar, the banner says it.
    await player.setViewportSize({ width: 360, height: 420 })
    await expect.poll(height).toBeGreaterThan(30)
    // The lists of requests are cached too. Their age is in the site's time zone, as their rows are.
    for (const tab of ['deposits', 'withdrawals']) {
      await player.goto(`${line.origin}/wallet/history?tab=${tab}`)
      const time = saved.locator('time')
      const at = Date.parse((await time.getAttribute('datetime')) ?? '')
      const own = await player.evaluate(
        (instant) => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(instant),
        at,
      )
      await expect(time).toContainText(own)
    }
  },
)

test('the sign-in says once that it waits for a connection, and nothing lies over it', async ({
  page,
  line,
}) => {
  await page.goto(`${line.origin}/login`)
  await untilControlled(page)
  await untilEverythingKept(page)
  await line.refuse()
  await page.goto(`${line.origin}/login`)
  await expect(page.getByText('The site cannot be reached right now. What you typed is saved.')).toBeVisible()
  const said = page.locator('output').filter({ has: page.locator('svg') })
  await expect(said).toHaveText('The site cannot be reached')
  await expect.poll(async () => (await said.boundingBox())?.height).toBe(1)
})

test(
  'a page without bars can be scrolled until the offline line covers nothing of it',
  { tag: ['@phone', '@long'] },
  async ({ page, line }) => {
    await page.goto(`${line.origin}/etc/terms-of-service`)
    await untilControlled(page)
    await untilEverythingKept(page)
    await line.refuse()
    const said = page.locator('output > span').filter({ has: page.locator('svg') })
    // In German the text takes the most lines.
    for (const [language, width] of [
      ['th', 360],
      ['de', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${line.origin}/etc/terms-of-service?lang=${language}`)
      const foot = page.locator('footer')
      await expect(foot).toBeVisible()
      await expect(said).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const lineTop = (await said.boundingBox())?.y ?? 0
      for (const part of [page.getByRole('main'), foot]) {
        const box = await part.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lineTop)
      }
    }
  },
)

test(
  'my page can be scrolled until the offline line covers nothing of it, and says how old it really is',
  { tag: ['@phone', '@long'] },
  async ({ player, line }) => {
    const path = `${line.origin}/account/mypagelist?lang=ko`
    await player.goto(path)
    await untilControlled(player)
    await untilEverythingKept(player)
    await expect(player.getByRole('main')).toContainText('1,000,000')
    await line.refuse()
    await player.goto(path)
    const said = player.locator('output > span').filter({ hasText: '사이트에 연결할 수 없어요' })
    await expect(said).toBeVisible()
    const balance = player.getByRole('main').getByRole('region', { name: '보유 잔액' })
    await expect(balance).toContainText(/오[전후] \d+:\d\d 기준/)
    await player.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const lineTop = (await said.boundingBox())?.y ?? 0
    for (const part of await player.locator('main, footer').all()) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(lineTop)
    }
  },
)

test(
  'when the connection is back the page comes to itself, once',
  { tag: '@desktop' },
  async ({ page, line, guard }) => {
    guard.allow(/ChunkLoadError/)
    await page.goto(`${line.origin}/supports/noticepage`)
    await untilControlled(page)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await line.refuse()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.getByText('The site cannot be reached').first()).toBeVisible()
    await line.accept()
    await expect(page.getByText('The site cannot be reached')).toHaveCount(0)
    await expect(page.getByRole('listitem').first()).toBeVisible()
  },
)
