import type { Page } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/least.ts'
import {
  closeGame,
  drawer,
  gameFrame,
  signInOnScreen,
  star,
  studio,
  tile,
  toast,
} from '../support/e2e/lobby.ts'
import { goInside, networkOf } from '../support/e2e/inside.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { amountField } from '../support/e2e/wallet.ts'
import { whole } from '../support/e2e/whole.ts'
import { untilEverythingKept } from '../support/e2e/worker.ts'
import { visited } from '../support/length.ts'

test.use(whole)

const account = { username: 'first_player', password: 'copper-kite-9' }

test('joining, playing, paying in and out, writing and leaving, with the calls of the specification alone', async ({
  page,
  least,
  say,
}) => {
  test.slow()
  const { operator } = least
  const main = page.getByRole('main')

  await test.step('join, without terms that anybody published', async () => {
    await page.goto('/account/register')
    for (const [name, text] of [
      ['username', account.username],
      ['password', account.password],
      ['confirm', account.password],
      ['email', `${account.username}@example.test`],
      ['nickname', 'First'],
      ['phone', '+82 10 1234 5678'],
    ] as const)
      await page.locator(`input[name="${name}"]`).fill(text)
    await expect(main).toContainText('The terms are not available here.')
    await expect(main.getByRole('checkbox')).toHaveCount(0)
    await main.locator('button[type=submit]').click()
    await expect(page.getByRole('dialog', { name: 'Welcome, First' })).toBeVisible()
    await expect(page).toHaveURL('/home')
    await page.keyboard.press('Escape')
  })

  await test.step('browse, launch and mark a game', async () => {
    await page.goto('/game/slot')
    await main.getByRole('button', { name: 'Alder', exact: true }).click()
    const games = drawer(page, 'Alder')
    await star(games, say, 'Alder Game 2').click()
    await tile(games, 'Alder Game 1').click()
    const frame = gameFrame(page, 'Alder Game 1')
    await expect(studio(page).getByRole('heading', { name: 'A game' })).toBeVisible()
    await closeGame(page, 'Alder Game 1', 'Close the game')
    await expect(frame).toHaveCount(0)
    await page.goto('/favourites')
    await expect(tile(main, 'Alder Game 2')).toBeVisible()
  })

  await test.step('deposit and withdraw', async () => {
    await page.goto('/wallet/depositpage')
    // Whose account the money comes from this operator does not say: nothing is filled in, and nothing is sent without.
    const name = main.getByLabel('Name on the transfer')
    await expect(name).toHaveValue('')
    await amountField(page).fill('50000')
    await main.getByRole('button', { name: 'Review deposit' }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Kim Tester')
    await main.getByRole('button', { name: 'Review deposit' }).click()
    await main.getByRole('button', { name: 'Send the deposit request' }).click()
    await expect(main.getByText('Waiting', { exact: true }).first()).toBeVisible()
    await page.goto('/wallet/withdrawpage')
    await amountField(page).fill('30000')
    await main.getByRole('button', { name: 'Review withdrawal' }).click()
    // The deposit waits on this page too.
    const withdrawn = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/wallet/withdraw'),
    )
    await main.getByRole('button', { name: 'Send the withdrawal request' }).click()
    await withdrawn
    await expect(main.getByText('Waiting', { exact: true }).first()).toBeVisible()
    operator.settle()
    await page.goto('/wallet/history')
    await expect(main.getByRole('table')).toContainText('+50,000')
    await expect(main.getByRole('table')).toContainText('30,000')
    await expect(page.getByRole('region', { name: 'Wallet' }).getByRole('status')).toHaveText('₩1,070,000')
  })

  await test.step('read a memo, and ask the support', async () => {
    await page.goto('/supports/memopage')
    await main.getByRole('listitem').filter({ hasText: 'Welcome' }).getByRole('link').click()
    await expect(page.getByRole('article')).toContainText('Good to have you here.')
    await expect.poll(() => operator.asked).toContain('POST /supports/memo/*/read')
    await page.goto('/supports/counselpage?write=true')
    await page.getByLabel('Subject', { exact: true }).fill('My card')
    await page.getByLabel('Message', { exact: true }).fill('Can I pay by card?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toast(page, 'Your message was sent.')).toBeVisible()
    operator.answer('Not yet.')
    await page.reload()
    await expect(page.getByRole('article')).toContainText('Can I pay by card?')
    await expect(page.getByRole('article')).toContainText('Not yet.')
    await expect(page.getByRole('article')).toContainText('To continue, start a new conversation.')
  })

  await test.step('sign out, and in again', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.goto('/login')
    await signInOnScreen(page, say, account)
    await expect(page.getByRole('banner').getByRole('link', { name: '1,070,000' })).toBeVisible()
  })
})

/** Goes to every page, and lets each ask for what it asks for. */
async function visitAll(page: Page): Promise<void> {
  const isQuiet = networkOf(page)
  for (const path of visited(everyRoute())) {
    await goInside(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(/./)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await isQuiet()
  }
}

const sites = [
  { name: 'a site that announces nothing', variables: {}, tag: '@long' },
  { name: 'a site whose operator has no feature at all', variables: { features: [] }, tag: '@phone' },
] as const

for (const { name, variables, tag } of sites) {
  test.describe(name, () => {
    test.use({
      leastOptions: { variables },
      serviceWorkers: 'block',
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(
      'has every page, for a stranger and for a player, and asks for nothing that is not there',
      { tag },
      async ({ page, least, say }) => {
        test.slow()
        await page.goto('/home')
        await visitAll(page)
        least.operator.join(account.username, account.password)
        await page.goto('/login')
        await signInOnScreen(page, say, account)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
        await visitAll(page)
      },
    )
  })
}

test.describe('features that are not announced', () => {
  test.use({
    leastOptions: {
      variables: { features: [], documents: { terms: { link: 'https://least.example/terms' } } },
    },
  })

  test('are in no menu, and their pages say so', async ({ page }) => {
    for (const path of ['/supports/noticepage', '/account/forgot-password']) {
      await page.goto(path)
      await expect(page.getByText('Not available here')).toBeVisible()
    }
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog').getByRole('navigation')
    await expect(menu.getByRole('link', { name: 'Deposit' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Announcements' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Points' })).toHaveCount(0)
    await page.goto('/etc/terms-of-service')
    await expect(page.getByRole('link', { name: 'Read it on our website' })).toHaveAttribute(
      'href',
      'https://least.example/terms',
    )
    await page.goto('/account/register')
    await expect(page.getByRole('checkbox')).toBeVisible()
  })
})

test('starts without a network after one visit', async ({ page, context, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/home')
  await untilControlled(page)
  await untilEverythingKept(page)
  await context.setOffline(true)
  await page.goto('/game/slot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  await expect(page.getByRole('button', { name: 'Alder', exact: true })).toBeVisible()
})

test.describe('lists that are open to visitors', () => {
  test.use({ leastOptions: { variables: { public_lists: true } } })

  test('show every game to a stranger, who is asked to sign in to play', async ({ page }) => {
    await page.goto('/game/slotnine')
    await expect(tile(page, 'Birch Game 4')).toBeVisible()
    await page.goto('/home?provider=1')
    await tile(drawer(page, 'Alder'), 'Alder Game 1').click()
    await expect(page.getByRole('dialog', { name: 'Please sign in.', exact: true })).toBeVisible()
  })
})
