import { readFileSync } from 'node:fs'
import { expect } from '../support/console-guard.ts'
import {
  aurumvale,
  closeGame,
  drawer,
  readyToSpin,
  signInOnScreen,
  tile,
  toast,
} from '../support/e2e/lobby.ts'
import { demo } from '../support/e2e/players.ts'
import { office } from '../support/e2e/office.ts'
import { seedEarlierTerms } from '../support/e2e/own-product.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { amountField, noteAmountField, ownProductTest, showFilters, test } from '../support/e2e/wallet.ts'

test(
  'a deposit from the field to the balance, with every step said',
  { tag: '@wide' },
  async ({ page, wallet, say }) => {
    await wallet.open('/wallet/depositpage')
    const main = page.getByRole('main')
    await expect(wallet.balance()).toHaveText('₩100,000')
    await wallet.amount().pressSequentially('15000')
    await expect(wallet.amount()).toHaveValue('15,000')
    await main.getByRole('button', { name: say('Continue'), exact: true }).click()
    await expect(main.getByText(say('Enter a multiple of {0}.', { 0: '₩10,000' }))).toBeVisible()
    await expect(wallet.amount()).toBeFocused()
    await wallet.amount().fill('')
    await main.getByRole('button', { name: '+100,000' }).click()
    await main.getByRole('button', { name: '+50,000' }).click()
    await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩150,000' }) }).click()

    // The repeating step: exact amount, the whole account, total.
    await expect(main.getByRole('heading', { name: say('Check and confirm') })).toBeFocused()
    const rows = main.locator('dl').first()
    await expect(rows).toContainText('₩150,000')
    await expect(rows.getByRole('button', { name: say('Copy the account number') })).toBeVisible()
    await expect(rows.getByText(/\*{4}/)).toHaveCount(0)
    expect(await wallet.requests('deposit')).toEqual([])
    await main.getByRole('button', { name: say('Send the deposit request') }).click()

    // The timeline, and no second deposit beside it.
    const asked = main.getByRole('heading', { name: say('Deposit of {amount}', { amount: '₩150,000' }) })
    await expect(asked).toBeFocused()
    await expect(
      main
        .getByText(
          say(
            'This is play money: you do not have to transfer anything. Your deposit is credited automatically within a few minutes.',
          ),
        )
        .first(),
    ).toBeVisible()
    await expect(wallet.amount()).toHaveCount(0)
    expect(await wallet.requests('deposit')).toMatchObject([{ amount: 150_000, status: 'waiting' }])

    // Taken back, and asked for again.
    await main.getByRole('button', { name: say('Cancel this deposit') }).click()
    await main
      .getByRole('button', { name: say('Yes, cancel the deposit of {amount}', { amount: '₩150,000' }) })
      .click()
    await expect(main.getByText(say('Cancelled'), { exact: true })).toBeVisible()
    expect(await wallet.requests('deposit')).toMatchObject([{ amount: 150_000, status: 'rejected' }])
    await wallet.amount().fill('150000')
    await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩150,000' }) }).click()
    await main.getByRole('button', { name: say('Send the deposit request') }).click()
    await expect(asked).toBeFocused()
    await noteAmountField(page)
    const [waiting] = await wallet.requests('deposit')
    await expect.poll(() => storedTexts(page)).toContain(`"id":"${waiting?.id}"`)
    await page.reload()
    await expect(main.getByText(say('You already have a deposit in progress'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => window.sawAmount)).toBe(false)

    // Decided at the bank: said within a poll, without a reload.
    await wallet.decide('deposit', 'approve')
    await expect(
      toast(page, say('Your deposit of {amount} is now in your balance.', { amount: '₩150,000' })),
    ).toBeVisible()
    await expect(wallet.balance()).toHaveText('₩250,000')
    await expect(main.getByText(say('Completed'), { exact: true })).toBeVisible()
    await expect(wallet.amount()).toBeVisible()
  },
)

test(
  'every state of a request reads as a word; what was rejected is struck through with its reason',
  { tag: '@long' },
  async ({ page, wallet, say }) => {
    test.slow()
    await office(['credit', wallet.account.username, '900000'])
    const main = page.getByRole('main')
    const send = async (path: string, button: string) => {
      await wallet.open(path)
      await wallet.amount().fill('20000')
      await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩20,000' }) }).click()
      await main.getByRole('button', { name: say(button) }).click()
      await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
    }
    await send('/wallet/withdrawpage', 'Send the withdrawal request')
    await wallet.decide('withdraw', 'reject', 'bank.accountInvalid')
    await expect(main.getByText(say('Withdrawal returned'), { exact: true })).toBeVisible()
    const decisions: [decision: [command: string, ...rest: string[]], words: string][] = [
      [['reject', 'bank.notReceived'], 'Rejected'],
      [['auto-pay'], 'Credited automatically'],
    ]
    for (const [decision, words] of decisions) {
      await send('/wallet/depositpage', 'Send the deposit request')
      await wallet.decide('deposit', ...decision)
      await expect(main.getByText(say(words), { exact: true })).toBeVisible()
    }
    await wallet.open('/wallet/history?tab=deposits&from=2026-13-99')
    const lists = main.getByRole('navigation', { name: say('Lists'), exact: true })
    await expect(lists.locator('[aria-current=page]')).toHaveText(say('Deposits'))
    await showFilters(page, say)
    await expect(main.getByLabel(say('From'), { exact: true })).toHaveValue('')
    await expect(main.getByText(say('No transfer was received.'))).toBeVisible()
    await expect(main.locator('s')).toHaveText('₩20,000')
  },
)

test('a withdrawal is refused with the sum left to wager, and allowed once it is wagered', async ({
  page,
  wallet,
  say,
  guard,
}) => {
  // What the test itself asks the page of a round, which may run nothing.
  guard.allow(/Blocked script execution in .*\/replay\//)
  test.slow()
  const main = page.getByRole('main')
  await wallet.open('/wallet/depositpage')
  await wallet.amount().fill('10000')
  await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩10,000' }) }).click()
  await main.getByRole('button', { name: say('Send the deposit request') }).click()
  await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
  await wallet.decide('deposit', 'approve')
  await wallet.open('/wallet/withdrawpage')
  await expect(main.getByText(say('Left to wager before you can withdraw'))).toBeVisible()
  await expect(main.getByText('₩200', { exact: true }).first()).toBeVisible()
  await wallet.amount().fill('30,000원')
  await main.getByRole('button', { name: say('Continue'), exact: true }).click()
  await expect(
    main.getByText(say('You can withdraw after wagering another {0}.', { 0: '₩200' })),
  ).toBeVisible()

  await wallet.open(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(page, aurumvale.name.en), 'The Beetle Amulet').click()
  const spin = await readyToSpin(page, 'Spin')
  await spin.click()
  await expect(spin).toHaveAttribute('aria-disabled', 'true')
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  await closeGame(page, 'The Beetle Amulet', say('Close the game'))

  // The round has its game, and its result is drawn again.
  await wallet.open('/wallet/history')
  await main.getByRole('button', { name: /^Bet\s*The Beetle Amulet/ }).click()
  const round = page.getByRole('dialog', { name: 'The Beetle Amulet' })
  await expect(round.getByText(aurumvale.name.en)).toBeVisible()
  await expect(round.locator('iframe').contentFrame().getByRole('img')).toHaveCount(15)
  await page.goBack()
  await expect(round).toHaveCount(0)
  await wallet.open('/wallet/history?tab=bets&by=game')
  await main.getByRole('button', { name: /The Beetle Amulet/ }).click()
  await main
    .getByRole('listitem')
    .getByRole('button', { name: /The Beetle Amulet/ })
    .click()
  await round.getByRole('link', { name: say('Ask about this round') }).click()
  const form = page.getByRole('form', { name: say('Message support') })
  await expect(form.getByText('The Beetle Amulet')).toBeVisible()

  await wallet.open('/wallet/withdrawpage')
  await expect(main.getByText(say('Nothing left to wager'))).toBeVisible()
  await wallet.amount().fill('30000')
  await main.getByRole('button', { name: say('Continue with {0}', { 0: '₩30,000' }) }).click()
  const account = main.locator('dl').first()
  await expect(account).not.toContainText('110-1234-5678')
  await account.getByRole('button', { name: say('Show the account') }).click()
  await expect(account).toContainText('110-1234-5678')
  await main.getByRole('button', { name: say('Send the withdrawal request') }).click()
  await expect(
    main.getByRole('heading', { name: say('Withdrawal of {amount}', { amount: '₩30,000' }) }),
  ).toBeFocused()
  await wallet.decide('withdraw', 'reclaim')
  await expect(main.getByText(say('Kept by the site'), { exact: true })).toBeVisible()
})

test('all points that can be converted are, by one press and one check', async ({ page, wallet, say }) => {
  await office(['credit-points', wallet.account.username, '38200'])
  await wallet.open('/wallet/mileagepage')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('Convert all') }).click()
  await expect(wallet.amount()).toHaveValue('30,000')
  await main.getByRole('button', { name: say('Continue with {0}', { 0: '30,000 points' }) }).click()
  await main.getByRole('button', { name: say('Convert'), exact: true }).click()
  await expect(wallet.balance()).toHaveText('₩130,000')
  await expect(main.getByText('8,200', { exact: true })).toBeVisible()
  await expect(main.getByText('−30,000')).toBeVisible()
})

test('history: days in the address, a type, load more with the focus kept, everything as CSV', async ({
  page,
  wallet,
  say,
}) => {
  for (let credit = 1; credit <= 59; credit++) {
    await office(['credit', wallet.account.username, String(credit * 1000)])
  }
  await wallet.open('/wallet/history')
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: say('Transactions') })
  await expect(table.getByRole('row')).not.toHaveCount(0)
  await expect(table.getByText('+59,000')).toBeVisible()
  for (const title of ['Number', 'Username', 'Type', 'Balance before', 'Balance after', 'Date']) {
    await expect(table.getByRole('columnheader', { name: say(title), exact: true })).toHaveCount(1)
  }
  const more = main.getByRole('button', { name: say('Load more') })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(main.getByText(/All 60 transactions shown/)).toBeFocused()

  // On a phone the list comes first: filters and sums unfold on a press.
  await showFilters(page, say)
  await main.getByRole('button', { name: say('Today'), exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  // Of one type only there is no running balance, and the totals, which are of all types, belong to another list.
  const chart = main.getByRole('figure')
  const totals = main.getByRole('heading', { name: say('Total for this period') })
  const unfold = main.getByRole('button', { name: say('Totals'), exact: true })
  // In a wide window they are beside the list.
  await chart.or(unfold).first().waitFor()
  if (await unfold.isVisible()) await unfold.click()
  await expect(chart).toBeVisible()
  await expect(totals).toBeVisible()
  await showFilters(page, say)
  await main.getByRole('combobox').selectOption({ label: say('Adjustment') })
  await expect(main.getByText(/50 transactions shown/)).toBeVisible()
  await expect(chart.or(totals)).toHaveCount(0)
  await main.getByRole('combobox').selectOption({ label: say('Opening balance') })
  await expect(page).toHaveURL(/type=opening/)
  await expect(table.getByRole('cell', { name: '+100,000', exact: true })).toBeVisible()
  await expect(main.getByText(/1 transaction, no more/)).toBeVisible()
  await page.reload()
  await expect(main.getByText(/1 transaction, no more/)).toBeVisible()

  await showFilters(page, say)
  await main.getByRole('button', { name: say('All time'), exact: true }).click()
  await main.getByRole('combobox').selectOption('')
  await expect(main.getByText(/50 transactions shown/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: say('Save all as CSV') }).click()
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toMatch(/^\u{FEFF}Number,/u)
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: 60 }, (_, index) => 60 - index),
  )

  // What a question is about comes along from the row.
  await page.evaluate(() => scrollTo(0, 0))
  const id = '60'
  await table.getByRole('link', { name: `Ask about transaction ${id}`, exact: true }).click()
  const form = page.getByRole('form', { name: say('Message support') })
  await expect(form).toContainText('₩59,000')
})

ownProductTest(seedEarlierTerms)(
  'new terms: asked after signing in, with a way to the money past them, and gone once accepted',
  { tag: '@long' },
  async ({ page, say }) => {
    await page.goto('/login')
    await signInOnScreen(page, say, demo)
    const terms = page.getByRole('dialog', { name: say('The terms have changed') })
    const document = terms.getByRole('region', { name: say('Terms of service') })
    await expect(document.getByText(/Version .+ in force since/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms).toBeVisible()
    await terms.getByRole('link', { name: say('Withdraw without accepting') }).click()
    await expect(page).toHaveURL(/\/wallet\/withdrawpage$/)
    await expect(page.getByRole('heading', { name: say('Request a withdrawal') })).toBeVisible()
    await expect(terms).toHaveCount(0)

    await page.goto('/home')
    await terms.getByRole('button', { name: say('Sign out') }).click()
    await expect(terms).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()

    await page.goto('/login')
    await signInOnScreen(page, say, demo)
    await terms.getByRole('button', { name: say('Accept the terms') }).click()
    await expect(terms).toHaveCount(0)
    await page.goto('/wallet/depositpage')
    await expect(amountField(page)).toBeVisible()
    await expect(terms).toHaveCount(0)
  },
)
