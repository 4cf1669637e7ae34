import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import * as v from 'valibot'
import type { LoginData } from '@marquee/contract/player.ts'
import { DepositList, WithdrawList } from '@marquee/contract/wallet.ts'
import type { Product } from '../server-process.ts'
import { test as withPlayer } from './player-test.ts'
import { office } from './office.ts'
import { ownPorts, startOwnProduct } from './own-product.ts'
import { type Account, giveSession, newSession } from './players.ts'

declare global {
  interface Window {
    /** Whether the page has had a form with a field at any moment (`noteAmountField`). */
    sawAmount?: boolean
  }
}

interface WalletFixtures {
  wallet: WalletActions
}

/** What a test does as the player, and as the bank. */
export interface WalletActions {
  readonly account: Account
  /** Opens a page of the wallet with the player signed in. */
  open(path: string): Promise<void>
  amount(): Locator
  /** What the wallet's head says the player has. */
  balance(): Locator
  /** The player's requests as the operator has them, newest first. */
  requests(kind: 'deposit' | 'withdraw'): Promise<{ id: string; status: string; amount: number }[]>
  /** Has the newest request decided: `approve`, `reject`, `auto-pay`, `reclaim`. */
  decide(kind: 'deposit' | 'withdraw', ...words: [command: string, ...rest: string[]]): Promise<void>
}

const pages = { deposit: v.object({ data: DepositList }), withdraw: v.object({ data: WithdrawList }) }

export async function readRequests(
  request: APIRequestContext,
  { jwt }: LoginData,
  kind: 'deposit' | 'withdraw',
): Promise<{ id: string; status: string; amount: number }[]> {
  const response = await request.get(`/wallet/${kind}`, { headers: { authorization: `Bearer ${jwt}` } })
  return v.parse(pages[kind], await response.json()).data.list
}

/** Stores the bank account that the player's withdrawals go to. */
export async function giveBank(
  request: APIRequestContext,
  { jwt }: LoginData,
  { password }: Account,
): Promise<void> {
  const response = await request.patch('/account/me', {
    headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() },
    data: { bank_code: '000', bank_account: '110-1234-5678', bank_name: 'Kim Tester', password },
  })
  if (!response.ok()) throw new Error(`the bank account returned ${response.status()}`)
}

/** Confirms the question of the first deposit, so that it does not come between a test and its deposit. */
export async function declineDepositLimit(request: APIRequestContext, { jwt }: LoginData): Promise<void> {
  await request.post('/protection/no-deposit-limit', {
    headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() },
    data: {},
  })
}

/** `test` with a player of its own. */
export const test = withPlayer.extend<WalletFixtures>({
  wallet: async ({ page, request, account, say }, use) => {
    const session = await newSession(request, account)
    await giveBank(request, session, account)
    await declineDepositLimit(request, session)
    await giveSession(page, session)
    const requests = (kind: 'deposit' | 'withdraw') => readRequests(request, session, kind)
    await use({
      account,
      requests,
      async open(path) {
        await page.goto(path)
      },
      amount: () => amountField(page),
      balance: () => page.getByRole('region', { name: say('Wallet'), exact: true }).getByRole('status'),
      async decide(kind, command, ...rest) {
        const [newest] = await requests(kind)
        if (!newest) throw new Error(`there is no ${kind} to decide`)
        await office([command, newest.id, ...rest])
      },
    })
  },
})

/**
 * The same on a product of the test's own, which the test may kill. `seedFolder` fills its data folder first. The back
 * office of `wallet.decide` is that of the product that all tests share.
 */
export function ownProductTest(seedFolder?: (dataDir: string) => Promise<void>) {
  return test.extend<{ product: Product }>({
    product: async ({ playwright }, use, { parallelIndex }) => {
      // Playwright requires a destructured object, and the linter forbids an empty one.
      void playwright
      const product = await startOwnProduct(ownPorts(parallelIndex), {}, seedFolder)
      await use(product)
      await product.stop()
    },
    baseURL: async ({ product }, use) => {
      await use(product.origin)
    },
  })
}

/** The field for an amount on a page of the wallet. */
export function amountField(page: Page): Locator {
  return page.getByRole('main').locator('input[inputmode="numeric"], input[inputmode="decimal"]')
}

/** Notes in every page that is loaded from now on whether it has a form for an amount, if only for a moment. */
export async function noteAmountField(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sawAmount = false
    new MutationObserver(() => {
      window.sawAmount ||= document.querySelector('main form input') !== null
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Shows the filters of the history, which are folded on a phone. */
export async function showFilters(page: Page, say: (text: string) => string): Promise<void> {
  const main = page.getByRole('main')
  const folded = main.getByRole('button', { name: /^Filters/ })
  const apply = main.getByRole('button', { name: say('Apply'), exact: true })
  await folded.or(apply).first().waitFor()
  if (!(await apply.isVisible())) await folded.click()
}
