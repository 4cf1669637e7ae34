import { readFileSync } from 'node:fs'
import { expect } from '../support/console-guard.ts'
import { aurumvale, closeGame, drawer, gameFrame, readyToSpin, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newPlayer, newSession } from '../support/e2e/players.ts'
import { office } from '../support/e2e/office.ts'
import { ownPorts, startOwnProduct } from '../support/e2e/own-product.ts'
import { amountField, declineDepositLimit, giveBank, readRequests } from '../support/e2e/wallet.ts'

/** Deposits and withdrawals of a site, as its players type and read them. */
interface Site {
  readonly currency: string
  /** Unit of amounts, minor units; the default of the currency when absent. */
  readonly unit?: number
  readonly deposit: { readonly typed: string; readonly field: string; readonly minor: number }
  readonly withdrawal: { readonly typed: string; readonly minor: number }
  /** More decimals than the currency has. */
  readonly tooFine: string
}

const sites: readonly Site[] = [
  {
    currency: 'KRW',
    deposit: { typed: '1,250,000원', field: '1,250,000', minor: 1_250_000 },
    withdrawal: { typed: '30000', minor: 30_000 },
    tooFine: '10000.5',
  },
  {
    currency: 'USD',
    deposit: { typed: '$1,222.57', field: '1,222.57', minor: 122_257 },
    withdrawal: { typed: '32.51', minor: 3_251 },
    tooFine: '12.345',
  },
  {
    currency: 'KWD',
    unit: 125,
    deposit: { typed: '12.625', field: '12.625', minor: 12_625 },
    withdrawal: { typed: '2.5', minor: 2_500 },
    tooFine: '1.2345',
  },
]

const decimalsOf: Readonly<Record<string, number>> = { KRW: 0, USD: 2, KWD: 3 }

for (const { currency, unit, deposit, withdrawal, tooFine } of sites) {
  const decimals = decimalsOf[currency] ?? 0
  const money = (minor: number) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
    }).format(minor / 10 ** decimals)

  test(
    `a site in ${currency}: deposited, bet, withdrawn, and the same sums in history, statement and file`,
    { tag: decimals === 3 ? [] : '@long' },
    async ({ page, playwright, say }, { parallelIndex }) => {
      test.slow()
      const product = await startOwnProduct(ownPorts(parallelIndex), {
        currency,
        ...(unit === undefined ? {} : { amount_unit: unit }),
        rolling_percent: 0,
      })
      try {
        const request = await playwright.request.newContext({ baseURL: product.origin })
        const account = await newPlayer(request)
        const session = await newSession(request, account)
        await giveBank(request, session, account)
        await declineDepositLimit(request, session)
        await giveSession(page, session)
        const open = (path: string) => page.goto(product.origin + path)
        const main = page.getByRole('main')
        const field = amountField(page)
        const balance = page.getByRole('region', { name: say('Wallet'), exact: true }).getByRole('status')
        const minorOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''))
        const decide = async (kind: 'deposit' | 'withdraw') => {
          const [newest] = await readRequests(request, session, kind)
          await office(['approve', newest?.id ?? ''], product.dataDir)
        }

        await open('/wallet/depositpage')
        await expect(balance).not.toHaveText('')
        const opening = minorOf(await balance.textContent())
        await expect(balance).toHaveText(money(opening))
        await field.pressSequentially(tooFine)
        await expect(main.locator('[data-part=error-text]')).toHaveCount(1)
        await field.fill('')
        await field.fill(deposit.typed)
        await expect(field).toHaveValue(deposit.field)
        await main.getByRole('button', { name: say('Review deposit'), exact: true }).click()
        await main.getByRole('button', { name: say('Send the deposit request') }).click()
        await expect(
          main.getByRole('heading', { name: say('Deposit of {amount}', { amount: money(deposit.minor) }) }),
        ).toBeVisible()
        expect(await readRequests(request, session, 'deposit')).toMatchObject([{ amount: deposit.minor }])
        await decide('deposit')
        await expect(balance).toHaveText(money(opening + deposit.minor))

        // A bet: what the game and the strip under it say is the operator's money.
        await open(`/game/slot?provider=${aurumvale.id}`)
        await tile(drawer(page, aurumvale.name.en), 'The Beetle Amulet').click()
        const spin = await readyToSpin(page, 'Spin')
        const frame = gameFrame(page, 'The Beetle Amulet')
        await expect(frame.getByText(money(opening + deposit.minor)).first()).toBeAttached()
        await spin.click()
        await expect(spin).toHaveAttribute('aria-disabled', 'true')
        await expect(spin).toHaveAttribute('aria-disabled', 'false')
        await closeGame(page, 'The Beetle Amulet', say('Close the game'))

        await open('/wallet/withdrawpage')
        await expect(balance).not.toHaveText('')
        await field.pressSequentially(withdrawal.typed)
        await main
          .getByRole('button', {
            name: say('Review withdrawal'),
            exact: true,
          })
          .click()
        await main.getByRole('button', { name: say('Send the withdrawal request') }).click()
        await expect(
          main.getByRole('heading', {
            name: say('Withdrawal of {amount}', { amount: money(withdrawal.minor) }),
          }),
        ).toBeVisible()
        await decide('withdraw')
        await expect(main.getByText(say('Completed'), { exact: true })).toBeVisible()
        const left = minorOf(await balance.textContent())

        // The history's rows add up to the balance, in the file as on the screen.
        await open('/wallet/history')
        const table = main.getByRole('table', { name: say('Transactions') })
        const figure = (minor: number) =>
          new Intl.NumberFormat('en', { minimumFractionDigits: decimals }).format(minor / 10 ** decimals)
        await expect(
          table.getByRole('cell', { name: `+${figure(deposit.minor)}`, exact: true }),
        ).toBeVisible()
        await expect(
          table.getByRole('cell', { name: `−${figure(withdrawal.minor)}`, exact: true }),
        ).toBeVisible()
        const saving = page.waitForEvent('download')
        await main.getByRole('button', { name: say('Save all as CSV') }).click()
        const [head, ...rows] = readFileSync(await (await saving).path(), 'utf8')
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(','))
        expect(head?.[3]).toBe(`${say('Amount')} (${currency})`)
        const amounts = rows.map((row) => row[3] ?? '')
        const whole = decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${decimals}}$`)
        for (const amount of amounts) expect(amount).toMatch(whole)
        const sum = amounts.reduce((total, amount) => total + Number(amount.replace('.', '')), 0)
        expect(sum).toBe(left)
        expect(Number(rows[0]?.[5]?.replace('.', ''))).toBe(left)

        await open('/wallet/history?tab=statement')
        await expect(main.getByText(money(deposit.minor - withdrawal.minor), { exact: true })).toBeVisible()
        await request.dispose()
      } finally {
        await product.stop()
      }
    },
  )
}
