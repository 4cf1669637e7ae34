import { languages } from '@marquee/contract/config.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { openWithoutScripts, untilStarted } from '../support/e2e/prerendered-home.ts'

const asPage = { headers: { accept: 'text/html', 'accept-language': 'en-US' } }

for (const locale of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    // The console of a test is guarded: React reports a difference as an error.
    test(`home in ${locale} is shown before the scripts, and hydrated as it is`, async ({ page }) => {
      const release = await openWithoutScripts(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const title = await page.locator('#hero-title').elementHandle()
      release()
      await untilStarted(page)
      await page.locator('main article button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await title?.evaluate((element) => element.isConnected)).toBe(true)
    })
  })
}

test('a link works before the scripts', async ({ page }) => {
  const release = await openWithoutScripts(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  release()
  await expect(page).toHaveURL('/game/slotnine')
  await expect(page.getByRole('heading', { level: 1, name: 'All slots' })).toBeAttached()
})

test('home stays where it is scrolled before it is hydrated, also after a reload', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY)
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect.poll(position).toBe(top)
  }
  const hasStarted = async () => {
    await untilStarted(page)
    // The last of the shelves.
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  const release = await openWithoutScripts(page)
  await scrollTo(300)
  release()
  await hasStarted()
  expect(await position()).toBe(300)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const releaseAgain = await openWithoutScripts(page, () => page.reload({ waitUntil: 'commit' }))
  // The browser restores a position by what was there, which may be another shelf now.
  await expect.poll(position).toBeGreaterThan(0)
  await scrollTo(100)
  releaseAgain()
  await hasStarted()
  expect(await position()).toBe(100)
})

test('a home whose last words were cut off starts like any other page', async ({ page, request }) => {
  const html = await (await request.get('/home', asPage)).text()
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const data = html.indexOf('<script type="application/json"')
  // Before what it was rendered from, and in the middle of it.
  for (const end of [data, data + 500]) {
    const body = html.slice(0, end)
    expect(body.length).toBeGreaterThan(1000)
    await page.unrouteAll()
    await page.route('**/home', (route) => route.fulfill({ headers, body }))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/home')
      await untilStarted(page)
      await page.getByRole('button', { name: 'Search games or providers' }).click()
      await expect(page.getByRole('combobox')).toBeVisible()
    }
  }
})

test('a page that was cut off before its own part says that the app did not start', async ({
  page,
  request,
  guard,
}) => {
  guard.allow(/no #root|Did not find element expected to be parsed/)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  for (const path of ['/home', '/login']) {
    const html = await (await request.get(path, asPage)).text()
    const body = html.slice(0, html.indexOf('<div id="root"'))
    expect(body.length).toBeGreaterThan(1000)
    await page.route(`**${path}`, (route) => route.fulfill({ headers, body }))
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Download again' }), path).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect(page.getByRole('button', { name: 'Download again' }), path).toHaveCount(0)
  }
})

test('the screen of a failed start does not come over an app that has started', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await untilStarted(page)
  await page.evaluate(async (file) => void (await import(file)), '/recovery.js')
  await expect(page.getByRole('button', { name: 'Download again' })).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert', '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home can be read, its links lead somewhere, and it says what is missing', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/home', asPage)).text()
    expect(html).toContain('<noscript><p>You need JavaScript to play and sign in.</p></noscript>')
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('body noscript')).toBeVisible()
    await expect(page.locator('.shell')).toBeHidden()
    expect(await page.locator('main a').first().getAttribute('href')).toMatch(/^\/\w/)
    await page.goto('/game/slot')
    // Not below a skeleton that looks like a page that is about to come.
    await expect(page.locator('body noscript')).toBeInViewport()
    await expect(page.locator('.shell')).toBeHidden()
  })
})

test('a device with another language, layout or a wide window gets the skeleton', async ({ page }) => {
  await page.route('**/assets/index-*.js', () => {})
  const expectSkeleton = async (name: string) => {
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page.locator('.shell'), name).toBeVisible()
    await expect(page.locator('#hero-title'), name).toBeHidden()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectSkeleton('wide')
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [name, value] of [
    ['lang', 'ja'],
    ['layout', 'grid-layout'],
  ] as const) {
    await page.addInitScript(
      ([key, text]) => {
        localStorage.clear()
        localStorage.setItem(key, text)
      },
      [name, value] as const,
    )
    await expectSkeleton(name)
  }
})
