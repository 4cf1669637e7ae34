import type { Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { untilEverythingKept } from '../support/e2e/worker.ts'
import { expect } from '../support/console-guard.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { amountField, ownProductTest, showFilters, test } from '../support/e2e/wallet.ts'
import { whole } from '../support/e2e/whole.ts'

/** Fills in an amount and goes to the step that repeats it. */
async function review(
  page: Page,
  say: (message: string, values?: Record<string, string>) => string,
  transfer: 'deposit' | 'withdrawal' = 'withdrawal',
) {
  await amountField(page).fill('20000')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(`Review ${transfer}`) })
    .click()
}

ownProductTest()(
  'an answer lost with the server: checking, no second press, and settled after a restart and a reload',
  async ({ page, wallet, product, say, guard }) => {
    test.slow()
    guard.allow(/net::ERR_|Failed to load resource/)
    const main = page.getByRole('main')
    await wallet.open('/wallet/withdrawpage')
    const keys = new Set<string>()
    await page.route('**/wallet/withdraw', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.add(route.request().headers()['idempotency-key'] ?? '')
      // The operator does its work; its answer never arrives.
      await route.fetch().catch(() => undefined)
      await route.abort('connectionreset')
    })
    await page.route('**/wallet/outcome', (route) => route.abort('connectionreset'))
    await review(page, say)
    await main.getByRole('button', { name: say('Send the withdrawal request') }).click()
    await expect(main.getByRole('heading', { name: say('We are checking your request') })).toBeInViewport()
    await expect(main.getByText(/failed|rejected/i)).toHaveCount(0)
    await expect(wallet.amount()).toHaveCount(0)
    expect(keys.size).toBe(1)

    await product.kill()
    await page.unroute('**/wallet/withdraw')
    await page.unroute('**/wallet/outcome')
    await product.restart()
    await page.reload()
    await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
    await expect(wallet.amount()).toBeVisible()
    expect(await wallet.requests('withdraw')).toMatchObject([{ amount: 20_000, status: 'waiting' }])
  },
)

test('a request that never arrived: the player reads that nothing was moved, and can press again', async ({
  page,
  wallet,
  say,
  guard,
}) => {
  test.slow()
  guard.allow(/net::ERR_|Failed to load resource/)
  const main = page.getByRole('main')
  await wallet.open('/wallet/depositpage')
  await page.route('**/wallet/deposit', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await review(page, say, 'deposit')
  await main.getByRole('button', { name: say('Send the deposit request') }).click()
  await expect(
    main.getByText(
      say(
        'Your request for {0} did not reach us. Your balance and points are unchanged; you can send it again.',
        {
          0: '₩20,000',
        },
      ),
    ),
  ).toBeVisible()
  expect(await wallet.requests('deposit')).toEqual([])
  await page.unroute('**/wallet/deposit')
  await expect(wallet.amount()).toHaveValue('20,000')
  await main.getByRole('button', { name: say('Review deposit') }).click()
  await main.getByRole('button', { name: say('Send the deposit request') }).click()
  await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
  expect(await wallet.requests('deposit')).toHaveLength(1)
})

test('a double click, and Enter with a click, ask once', async ({ page, wallet, say }) => {
  const main = page.getByRole('main')
  await wallet.open('/wallet/withdrawpage')
  await review(page, say)
  await main.getByRole('button', { name: say('Send the withdrawal request') }).dblclick()
  await expect(main.getByText(say('Waiting'), { exact: true })).toHaveCount(1)
  expect(await wallet.requests('withdraw')).toHaveLength(1)

  await review(page, say)
  const send = main.getByRole('button', { name: say('Send the withdrawal request') })
  await send.focus()
  await send.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit()
    button.click()
    button.form?.requestSubmit()
  })
  await expect(main.getByText(say('Waiting'), { exact: true })).toHaveCount(2)
  expect(await wallet.requests('withdraw')).toHaveLength(2)
})

test('a page that is loaded anew while a request is on its way offers its amount no second time', async ({
  page,
  wallet,
  say,
}) => {
  const main = page.getByRole('main')
  await wallet.open('/wallet/withdrawpage')
  const sent = Promise.withResolvers<void>()
  await page.route('**/wallet/withdraw', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // The answer never arrives.
    await route.fetch()
    sent.resolve()
  })
  await review(page, say)
  await main.getByRole('button', { name: say('Send the withdrawal request') }).click()
  await sent.promise
  await page.reload()
  await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
  await expect(wallet.amount()).toHaveValue('')
  expect(await wallet.requests('withdraw')).toHaveLength(1)
})

test('two tabs that press at the same moment ask once', async ({ page, context, request, wallet, say }) => {
  const other = await context.newPage()
  await giveSession(other, await newSession(request, wallet.account))
  for (const tab of [page, other]) {
    await tab.goto('/wallet/depositpage')
    await review(tab, say, 'deposit')
  }
  // Both click by the clock that they share: a click after the other's would find its button gone.
  const buttons = await Promise.all(
    [page, other].map((tab) =>
      tab
        .getByRole('main')
        .getByRole('button', { name: say('Send the deposit request') })
        .elementHandle(),
    ),
  )
  const moment = Date.now() + 1_000
  await Promise.all(
    buttons.map((button) =>
      // On a slow machine the other tab may have removed the form: its player finds no button to click.
      button?.evaluate((element, at) => {
        setTimeout(
          () => element instanceof HTMLElement && element.isConnected && element.click(),
          at - Date.now(),
        )
      }, moment),
    ),
  )
  for (const tab of [page, other]) {
    await expect(tab.getByRole('main').getByText(say('Waiting'), { exact: true })).toBeVisible()
  }
  expect(await wallet.requests('deposit')).toHaveLength(1)
})

test(
  'a tab that another one overtakes says that its request was not sent, until its player goes on',
  { tag: '@long' },
  async ({ page, context, request, wallet, say }) => {
    const other = await context.newPage()
    await giveSession(other, await newSession(request, wallet.account))
    for (const tab of [page, other]) {
      await tab.goto('/wallet/withdrawpage')
      await review(tab, say)
    }
    const released = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname === '/wallet/withdraw',
      async (route) => {
        if (route.request().method() === 'POST') await released.promise
        await route.continue()
      },
    )
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Send the withdrawal request') })
      .click()
    const main = other.getByRole('main')
    const notSent = main.getByText(
      say(
        'Your request for {0} was not sent because another request is in progress in a different tab. Check that one first.',
        { 0: '₩20,000' },
      ),
    )
    await expect(notSent).toBeVisible()
    await expect(amountField(other)).toHaveCount(0)
    released.resolve()
    await expect(amountField(other)).toHaveValue('20,000')
    await expect(notSent).toBeVisible()
    await main.getByRole('button', { name: say('OK'), exact: true }).click()
    await expect(notSent).toHaveCount(0)
    expect(await wallet.requests('withdraw')).toHaveLength(1)
  },
)

test.describe('with the worker', () => {
  test.use(whole)

  test(
    'offline the history is read from the device with its age, and nothing can be sent',
    { tag: '@long' },
    async ({ page, context, wallet, say, guard }) => {
      guard.allow(/net::ERR_|Failed to load resource/)
      await wallet.open('/wallet/history')
      const main = page.getByRole('main')
      const table = main.getByRole('table', { name: say('Transactions') })
      await expect(table.getByRole('cell', { name: '+100,000', exact: true })).toBeVisible()
      await untilControlled(page)
      await untilEverythingKept(page)
      await context.setOffline(true)
      await page.reload()
      await expect(table.getByRole('cell', { name: '+100,000', exact: true })).toBeVisible()
      await expect(main.getByText(/As of .* There may be more\./)).toBeVisible()
      await showFilters(page, say)
      await main.getByRole('combobox').selectOption({ label: say('Withdrawal') })
      await expect(main.getByText(say('Nothing matches this filter.'))).toBeVisible()

      await main.getByRole('link', { name: say('Withdraw'), exact: true }).click()
      await wallet.amount().fill('20000')
      await expect(main.getByRole('button', { name: say('Review withdrawal') })).toBeDisabled()
      await expect(
        main.getByText(say('You are offline. What you typed is saved. Try again once you are online.')),
      ).toBeVisible()
      await page.reload()
      await expect(wallet.amount()).toHaveValue('20,000')
      await context.setOffline(false)
      await expect(main.getByRole('button', { name: say('Review withdrawal') })).toBeEnabled()
      await expect(wallet.amount()).toHaveValue('20,000')
    },
  )
})
