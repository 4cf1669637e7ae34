import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { heldBack } from '../support/e2e/held-back.ts'
import { aurumvale, drawer, gameFrame, readyToSpin, tile } from '../support/e2e/lobby.ts'
import { ownPorts, startOwnProduct } from '../support/e2e/own-product.ts'
import type { Say } from '../support/e2e/phrases.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { test } from '../support/e2e/wallet.ts'
import type { Product } from '../support/server-process.ts'

const title = 'The Beetle Amulet'

/** A limit's row on the page of limits, by the names of its kind and its period. */
function limit(page: Page, kind: string, period: string) {
  return page
    .getByRole('region', { name: kind, exact: true })
    .getByRole('listitem')
    .filter({ hasText: period })
}

async function setLimit(page: Page, say: Say, kind: string, amount: string): Promise<void> {
  const row = limit(page, say(kind), say('Per day'))
  await row.getByRole('button', { name: /^(?:Set limit|Change)$/ }).click()
  await row.getByRole('textbox').fill(amount)
  await row.getByRole('button', { name: say('Set limit'), exact: true }).click()
  await expect(row.getByRole('textbox')).toHaveCount(0)
}

async function openGame(page: Page): Promise<void> {
  await page.goto(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(page, aurumvale.name.en), title).click()
}

test('a limit is set, and hit in a deposit and by a game', async ({ page, wallet, guard, say }) => {
  guard.allow(/status of 409/)
  await wallet.open('/account/play-limits')
  await setLimit(page, say, 'Deposit limit', '10000')
  await expect(limit(page, say('Deposit limit'), say('Per day'))).toContainText('₩10,000')
  await setLimit(page, say, 'Wager limit', '0')

  await wallet.open('/wallet/depositpage')
  await wallet.amount().fill('20000')
  await page.getByRole('button', { name: say('Review deposit') }).click()
  await page.getByRole('button', { name: say('Send the deposit request') }).click()
  const left = say('Your deposit limit allows {money} more right now. No money was moved.', {
    money: '₩10,000',
  })
  await expect(page.getByText(left)).toBeVisible()

  await openGame(page)
  const refused = say('Your wager limit allows stakes up to {money} right now. No stake was taken.', {
    money: '₩0',
  })
  await expect(page.getByText(refused).first()).toBeVisible()
})

test('the bar of a game says no time and no result before the operator does', async ({
  page,
  account,
  request,
  say,
}) => {
  await giveSession(page, await newSession(request, account))
  const answer = await heldBack(page, '**/protection/playing')
  await openGame(page)
  const bar = page.getByRole('region', { name: say('This session') })
  await expect(bar.getByRole('button')).toBeVisible()
  await expect(bar.getByText('0:00:00')).toBeHidden()
  await expect(bar.getByText('₩0')).toBeHidden()
  answer()
  await expect(bar.getByText('₩0')).toBeVisible()
})

test('the question of a first deposit is in sight, and leads back to the amount', async ({
  page,
  account,
  request,
  say,
}) => {
  await giveSession(page, await newSession(request, account))
  await page.goto('/wallet/depositpage')
  const amount = page.getByRole('textbox', { name: say('Amount'), exact: true })
  await amount.fill('20000')
  const depositor = page.getByLabel(say('Name on the transfer'))
  await depositor.fill('Kim Tester')
  await page.getByRole('button', { name: say('Review deposit') }).click()
  const question = page.getByRole('heading', { name: say('Set a deposit limit') })
  const isUncovered = (heading: Element) => {
    const { x, y } = heading.getBoundingClientRect()
    return document.elementFromPoint(x + 2, y + 2) === heading
  }
  await expect.poll(() => question.evaluate(isUncovered)).toBe(true)

  await page.getByRole('button', { name: say('Cancel'), exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(amount).toHaveValue('20,000')
  await expect(depositor).toHaveValue('Kim Tester')
})

test(
  'a stop from inside a game ends it, and the other tab shows no game any more',
  { tag: '@desktop' },
  async ({ page, request, account, context, say }) => {
    // Without the wallet's bank account, which all its players share: a stop keeps it from the tests that come after.
    await giveSession(page, await newSession(request, account))
    await page.goto('/home')
    const other = await context.newPage()
    await other.goto('/home')
    await expect(other.getByRole('article').first()).toBeVisible()
    await page.bringToFront()
    await openGame(page)
    const frame = gameFrame(page, title)
    await readyToSpin(page, 'Spin')
    await frame.getByRole('button', { name: say('Break [take a break]'), exact: true }).click()
    await frame
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Stop for 24 hours') })
      .click()
    await expect(frame).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^You are on a break until/ })).toBeVisible()
    await other.bringToFront()
    await expect(other.getByRole('heading', { name: /^You are on a break until/ })).toBeVisible()
    await expect(other.getByRole('article')).toHaveCount(0)
    await other
      .getByRole('main')
      .getByRole('link', { name: say('Withdraw'), exact: true })
      .click()
    await expect(other).toHaveURL('/wallet/withdrawpage')
  },
)

/** A site that lets a higher limit be confirmed at once, as though its wait were over, and asks after a minute of play. */
const quick = test.extend<{ product: Product }>({
  product: async ({ playwright }, use, { parallelIndex }) => {
    // Playwright asks for a destructured object, the linter for none that is empty.
    void playwright
    const product = await startOwnProduct(ownPorts(parallelIndex), {
      protection: {
        raise_delay_hours: 0,
        reality_check: { choices: [1, 60], default: 1, optional: true },
      },
    })
    await use(product)
    await product.stop()
  },
  baseURL: async ({ product }, use) => {
    await use(product.origin)
  },
})

quick('a higher limit waits for its confirmation', { tag: '@long' }, async ({ page, wallet, say }) => {
  await wallet.open('/account/play-limits')
  await setLimit(page, say, 'Deposit limit', '10000')
  await setLimit(page, say, 'Deposit limit', '50000')
  const row = limit(page, say('Deposit limit'), say('Per day'))
  await expect(row).toContainText('₩10,000')
  await row.getByRole('button', { name: say('Confirm the change') }).click()
  await expect(row.getByText('₩50,000', { exact: true })).toBeVisible()
})

quick(
  'the reality check comes between rounds, and pauses the game',
  { tag: ['@long', '@desktop'] },
  async ({ page, context, request, wallet, say }) => {
    quick.setTimeout(180_000)
    await giveSession(context, await newSession(request, wallet.account))
    await openGame(page)
    await readyToSpin(page, 'Spin')
    const check = gameFrame(page, title).getByRole('alertdialog', { name: say('Reality check') })
    await expect(check).toBeVisible({ timeout: 120_000 })
    await check.getByRole('button', { name: say('Keep playing') }).click()
    await expect(check).toHaveCount(0)
    await readyToSpin(page, 'Spin')
  },
)
