import { expect } from '../support/console-guard.ts'
import { joinSheet } from '../support/e2e/lobby.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { test } from '../support/e2e/player-test.ts'
import { openWithoutScripts, untilRendered } from '../support/e2e/prerendered-home.ts'
import { storedFavouriteChanges } from '../support/e2e/stored-favourites.ts'

for (const { locale, star, search, signIn } of [
  { locale: 'en-US', star: /^Favourite:/, search: 'Search games or providers', signIn: 'Sign in' },
  { locale: 'ko-KR', star: /^즐겨찾기/, search: '게임 또는 게임사 검색', signIn: '로그인' },
]) {
  test.describe(`before the app has started, ${locale}`, () => {
    test.use({ locale })

    test('a star that is pressed, however often, is set once, and the last other press is carried out', async ({
      page,
      request,
    }) => {
      await untilRendered(request, locale)
      const release = await openWithoutScripts(page)
      const stars = page.getByRole('button', { name: star })
      await stars.first().click()
      await stars.first().click()
      await page.getByRole('banner').getByRole('link', { name: signIn }).click()
      await page.getByRole('button', { name: search }).click()
      await expect(stars.first()).toHaveAttribute('aria-pressed', 'false')
      release()
      await expect(page.getByRole('combobox')).toBeVisible()
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.locator('main button[aria-pressed=true]')).not.toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-document', /./)
    })

    test('a star that looks empty is set by a press, also where it is set already', async ({
      page,
      request,
    }) => {
      await untilRendered(request, locale)
      await page.goto('/home')
      await expect(page.locator('html')).not.toHaveAttribute('data-document', /./)
      const stars = page.getByRole('main').locator('article').getByRole('button', { name: star })
      const set = page.locator('main button[aria-pressed=true]')
      await stars.first().click()
      await expect(set).not.toHaveCount(0)
      await expect.poll(() => storedFavouriteChanges(page)).toBe(1)
      const release = await openWithoutScripts(page)
      await expect(stars.first()).toHaveAttribute('aria-pressed', 'false')
      await stars.first().click()
      release()
      await expect(page.locator('html')).not.toHaveAttribute('data-document', /./)
      await expect(set).not.toHaveCount(0)
      await page.reload()
      await expect(set).not.toHaveCount(0)
    })

    test('a game that is pressed asks once to join, and the sign-in that is pressed opens', async ({
      page,
      request,
      say,
    }) => {
      await untilRendered(request, locale)
      const release = await openWithoutScripts(page)
      await page.getByRole('banner').getByRole('link', { name: signIn }).click()
      release()
      await expect(page).toHaveURL(/\/login/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const releaseAgain = await openWithoutScripts(page)
      const game = page.locator('main article button').first()
      await game.click()
      await game.click()
      releaseAgain()
      await expect(joinSheet(page, say)).toHaveCount(1)
      await joinSheet(page, say)
        .getByRole('button', { name: say('Look around') })
        .click()
      await expect(joinSheet(page, say)).toHaveCount(0)
      await expect(page).toHaveURL(/\/home$/)
    })
  })
}

test('a first star that is pressed before the app has started moves nothing', async ({ page, request }) => {
  await untilRendered(request, 'en-US')
  await watchLayout(page)
  const release = await openWithoutScripts(page)
  const stars = page
    .getByRole('main')
    .locator('article')
    .getByRole('button', { name: /^Favourite:/ })
  await stars.nth(1).click()
  // The browser counts no shift of the half second after a press.
  await page.waitForTimeout(600)
  release()
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('article')).toHaveCount(1)
})

test('home stays where it is scrolled before the app has started, also after a reload', async ({
  page,
  request,
}) => {
  await untilRendered(request, 'en-US')
  const scrolled = async (by: number, to: number) => {
    await page.evaluate((top) => {
      dispatchEvent(new WheelEvent('wheel'))
      scrollBy(0, top)
    }, by)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(to)
  }
  const hasStarted = async () => {
    await expect(page.locator('html')).not.toHaveAttribute('data-document', /./)
    // The last of the shelves.
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  const release = await openWithoutScripts(page)
  await scrolled(300, 300)
  release()
  await hasStarted()
  expect(await page.evaluate(() => scrollY)).toBe(300)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const releaseAgain = await openWithoutScripts(page, () => page.reload({ waitUntil: 'commit' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  await scrolled(-200, 100)
  releaseAgain()
  await hasStarted()
  expect(await page.evaluate(() => scrollY)).toBe(100)

  // The page that a press leads to begins at its top.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const releaseLast = await openWithoutScripts(page, () => page.reload({ waitUntil: 'commit' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await scrolled(100, 200)
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  releaseLast()
  await expect(page).toHaveURL('/game/slot')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots by provider' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a home whose last words were cut off starts like any other page', async ({ page, request }) => {
  const html = await untilRendered(request, 'en-US')
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  // Before what it was rendered from, and before the script that decides between home and shell.
  for (const end of ['<script type="application/json"', '<script>{const r=']) {
    const body = html.slice(0, html.indexOf(end))
    expect(body.length).toBeGreaterThan(1000)
    await page.unrouteAll()
    await page.route('**/home', (route) => route.fulfill({ headers, body }))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/home')
      await expect(page.locator('.shell')).toHaveCount(0)
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
  const home = await untilRendered(request, 'en-US')
  const other = await (await request.get('/login', { headers: { accept: 'text/html' } })).text()
  for (const [path, html] of [
    ['/home', home],
    ['/login', other],
  ] as const) {
    const body = html.slice(0, html.indexOf('<div id="root"'))
    expect(body.length).toBeGreaterThan(1000)
    await page.route(`**${path}`, (route) => route.fulfill({ headers, body }))
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Fetch anew' }), path).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect(page.getByRole('button', { name: 'Fetch anew' }), path).toHaveCount(0)
  }
})

test('the screen of a failed start does not come over an app that has started', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-document', /./)
  await page.evaluate(async (file) => void (await import(file)), '/recovery.js')
  await expect(page.getByRole('button', { name: 'Fetch anew' })).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert', '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home can be read, its links lead somewhere, and it says what is missing', async ({
    page,
    request,
  }) => {
    const html = await untilRendered(request, 'en-US')
    expect(html).toContain('<noscript><p>Playing and signing in need JavaScript.</p></noscript>')
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('body noscript')).toBeVisible()
    await expect(page.locator('.shell')).toBeHidden()
    expect(await page.locator('main a').first().getAttribute('href')).toMatch(/^\/\w/)
    await page.goto('/game/slot')
    // Not below a shell that looks like a page that is about to come.
    await expect(page.locator('body noscript')).toBeInViewport()
    await expect(page.locator('.shell')).toBeHidden()
  })
})

test.describe('a device whose home is another one than a stranger’s', () => {
  test('gets the shell: another language, a choice of layout', async ({ page, request }) => {
    await untilRendered(request, 'en-US')
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
      await page.route('**/assets/index-*.js', () => {})
      await page.goto('/home', { waitUntil: 'commit' })
      await expect(page.locator('#root > .shell'), name).toBeVisible()
      await expect(page.locator('#hero-title'), name).toHaveCount(0)
    }
  })
})
