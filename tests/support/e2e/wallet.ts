import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { openDatabase } from '../../../server/db.ts'
import { sendAdminCommand } from '../../../server/admin/socket.ts'
import { players } from '../../../server/schema.ts'
import { seed } from '../../../server/seed.ts'
import type { LoginData } from '../../../src/contract/player.ts'
import { DepositPage, WithdrawPage } from '../../../src/contract/wallet.ts'
import { productPorts } from '../product-ports.ts'
import { type Product, startProduct } from '../server-process.ts'
import { test as withPlayer } from './player-test.ts'
import { type Account, demo, giveSession, newSession } from './players.ts'

/** A product whose bank decides nothing by itself. */
export interface WalletProduct extends Product {
  /** Runs a command of the back office. */
  office(...words: string[]): Promise<readonly string[]>
}

interface WalletWorker {
  walletProduct: WalletProduct
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

/** Ports of a worker's own product, beside those of the one that all tests share. */
function portsOf(worker: number): { port: number; studioPort: number } {
  const { port } = productPorts()
  return { port: port + 10 + worker * 2, studioPort: port + 11 + worker * 2 }
}

/** Fills a data folder with a demo player who accepted an earlier version of the terms. */
async function seedEarlierTerms(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ folder: dataDir })
  await seed(db, 'KRW')
  await db.update(players).set({ termsVersion: '2020-01' }).where(eq(players.username, demo.username))
  await close()
}

/** Starts a product of a worker's own whose bank decides nothing by itself. `seedFolder` fills its data folder first. */
export async function startWalletProduct(
  worker: number,
  variables: Readonly<Record<string, unknown>>,
  seedFolder: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<WalletProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-wallet-'))
  const site = join(folder, 'site.json')
  writeFileSync(site, JSON.stringify({ VARIABLES: variables }))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  await seedFolder(dataDir)
  const product = await startProduct({
    ...portsOf(worker),
    dataDir,
    env: { SIMULATED_BANK: 'off', SITE_CONFIG: site },
  })
  return {
    ...product,
    async office(...words) {
      const answer = await sendAdminCommand(product.dataDir, words)
      if (!answer?.ok) throw new Error(`the back office did not do '${words.join(' ')}'`)
      return answer.lines
    },
    async stop() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const pages = { deposit: v.object({ data: DepositPage }), withdraw: v.object({ data: WithdrawPage }) }

export async function readRequests(
  request: APIRequestContext,
  account: Account,
  kind: 'deposit' | 'withdraw',
): Promise<{ id: string; status: string; amount: number }[]> {
  const { jwt } = await newSession(request, account)
  const answer = await request.get(`/wallet/${kind}`, { headers: { authorization: `Bearer ${jwt}` } })
  return v.parse(pages[kind], await answer.json()).data.list
}

/** Stores the bank account that the player's withdrawals go to. */
export async function giveBank(
  request: APIRequestContext,
  { jwt }: LoginData,
  { password }: Account,
): Promise<void> {
  const answer = await request.patch('/account/me', {
    headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': randomUUID() },
    data: { bank_code: '000', bank_account: '110-1234-5678', bank_name: 'Kim Tester', password },
  })
  if (!answer.ok()) throw new Error(`the bank account was answered ${answer.status()}`)
}

/** `test` with a player of its own on a product of the worker's own. */
export const test = withPlayer.extend<WalletFixtures, WalletWorker>({
  walletProduct: [
    async ({ playwright }, use, worker) => {
      // Playwright asks for a destructured object, the linter for none that is empty.
      void playwright
      const product = await startWalletProduct(worker.parallelIndex, { rolling_percent: 2 }, seedEarlierTerms)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ walletProduct }, use) => {
    await use(walletProduct.origin)
  },
  wallet: async ({ page, request, account, walletProduct, say }, use) => {
    const session = await newSession(request, account)
    await giveBank(request, session, account)
    await giveSession(page, session)
    const requests = (kind: 'deposit' | 'withdraw') => readRequests(request, account, kind)
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
        await walletProduct.office(command, newest.id, ...rest)
      },
    })
  },
})

/** The field for an amount on a page of the wallet. */
export function amountField(page: Page): Locator {
  return page.getByRole('main').locator('input[inputmode="numeric"], input[inputmode="decimal"]')
}
