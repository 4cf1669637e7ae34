import { untilControlled } from '../support/browser.ts'
import { expect, test } from '../support/console-guard.ts'
import { whole } from '../support/e2e/whole.ts'
import { startFaultProxy } from '../support/fault-proxy.ts'
import { productPorts } from '../support/product-ports.ts'

test.use(whole)

test('the root leads to the lobby, and no page complains', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('a missing asset is a 404, never a page', async ({ request }) => {
  const response = await request.get('/assets/none-12345678.js', { headers: { accept: 'text/html,*/*' } })
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type'] ?? '').not.toContain('text/html')
})

test('scripts arrive compressed and may be kept for good; the page is asked for again', async ({
  request,
}) => {
  const page = await request.get('/home', { headers: { accept: 'text/html' } })
  expect(page.headers()['cache-control']).toContain('no-cache')
  const [, script = ''] =
    /<script type="module"[^>]+src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('after one visit the lobby starts while nothing answers any more', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR/)
  const proxy = await startFaultProxy(productPorts().port)
  try {
    await page.goto(`${proxy.origin}/home`)
    await untilControlled(page)
    await proxy.refuse()
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  } finally {
    await proxy.close()
  }
})
