import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { startSite, type Site } from '../support/deployments.ts'
import { test as base } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'
import { deploymentOf } from '../support/e2e/worker.ts'
import { productPorts } from '../support/product-ports.ts'

const test = base.extend<{ site: Site }>({
  site: async ({ guard }, use) => {
    guard.allow(/Failed to load resource|net::ERR/)
    const site = await startSite(productPorts().port, 'first')
    await use(site)
    await site.stop()
  },
})

test.use(whole)

test(
  'one consent brings every tab to the new version; unsent work is waited for',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    // Not on home, where the tour would come first.
    await page.goto(`${site.origin}/favourites`)
    await untilControlled(page)
    const settings = await context.newPage()
    await settings.goto(`${site.origin}/settings`)
    const writing = await context.newPage()
    await writing.goto(`${site.origin}/support`)
    await writing.getByLabel('Subject').fill('A question that is not sent yet')

    site.deploy('second')
    await settings.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(settings.getByRole('button', { name: 'Update now' })).toBeVisible()
    const card = page.getByRole('region', { name: 'A new version is ready.' })
    await expect(card.getByRole('listitem').first()).toBeVisible()
    for (const tab of [page, settings, writing]) expect(await deploymentOf(tab)).toBe('first')

    await card.getByRole('button', { name: 'Update' }).click()
    for (const tab of [page, settings]) await expect.poll(() => deploymentOf(tab)).toBe('second')
    await expect(card).toHaveCount(0)

    expect(await deploymentOf(writing)).toBe('first')
    await expect(writing.getByLabel('Subject')).toHaveValue('A question that is not sent yet')
    await writing.getByLabel('Subject').fill('')
    await expect.poll(() => deploymentOf(writing)).toBe('second')
  },
)

test(
  'a version that waits is used when the app is opened again',
  { tag: '@desktop' },
  async ({ page, context, site }) => {
    await page.goto(`${site.origin}/settings`)
    await untilControlled(page)
    site.deploy('second')
    await page.getByRole('button', { name: 'Check for updates' }).click()
    await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
    const later = page.getByRole('button', { name: 'Later' })
    await later.click()
    await expect(later).toHaveCount(0)
    expect(await deploymentOf(page)).toBe('first')
    await page.close()
    // The browser switches workers some time after the last page is closed: a page that is opened sooner is the first version's.
    await expect(async () => {
      const next = await context.newPage()
      try {
        await next.goto(`${site.origin}/settings`)
        expect(await deploymentOf(next)).toBe('second')
        await expect(next.getByRole('button', { name: 'Check for updates' })).toBeVisible()
      } finally {
        await next.close()
      }
    }).toPass()
  },
)

test(
  'a script that the site no longer has: the page is brought to the new version, once',
  { tag: '@desktop' },
  async ({ browser, guard, site }) => {
    guard.allow(/404|Failed to fetch dynamically imported module/)
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
    const page = await context.newPage()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route(/\/assets\/settings-[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
    // What is deployed now begins with another script.
    await page.route(/\/index\.html\?newest/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-another1.js"></script>' }),
    )
    await page.goto(`${site.origin}/home`)
    await page.getByRole('navigation').first().waitFor()
    const before = loads
    await page.goto(`${site.origin}/settings`)
    await expect(page.getByRole('alert').getByText('This page could not be shown')).toBeVisible()
    await expect.poll(() => loads).toBeGreaterThanOrEqual(before + 2)
    await expect(page.getByRole('alert').getByText('This page could not be shown')).toBeVisible()
    const settled = loads
    // Fails again, is asked again, and stays: once for each build.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert').getByText('This page could not be shown')).toBeVisible()
    expect(loads).toBe(settled)
    await context.close()
  },
)

test(
  'an app that does not start says so in the language of the player, and starts when it can',
  { tag: ['@desktop', '@long'] },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource|net::ERR|exception|preloaded using link preload/)
    await page.addInitScript(() => localStorage.setItem('lang', 'ko'))
    await page.route(/\/assets\/index-[\w-]+\.js/, (route) => route.abort())
    await page.goto('/home')
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('앱이 시작되지 않았어요')
    // Without a connection what lies on the device is all there is: it is not thrown away.
    await page.route(/\/index\.html\?newest/, (route) => route.abort())
    await page.getByRole('button', { name: '다시 내려받기' }).click()
    await expect(page.getByText('지금 사이트에 연결할 수 없어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: '다시 내려받기' })).toBeEnabled()
    await page.unroute(/\/assets\/index-[\w-]+\.js/)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
  },
)
