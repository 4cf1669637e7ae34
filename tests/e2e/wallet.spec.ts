import { expect } from '../support/console-guard.ts'
import { aurumvale, closeGame, drawer, readyToSpin, tile, toast } from '../support/e2e/lobby.ts'
import { office } from '../support/e2e/office.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { noteAmountField, showFilters, test } from '../support/e2e/wallet.ts'

test(
  'a deposit from the field to the balance, with every step said',
  { tag: '@wide' },
  async ({ page, wallet, say }) => {
    await wallet.open('/wallet/depositpage')
    const main = page.getByRole('main')
    await expect(wallet.balance()).toHaveText('₩100,000')
    await wallet.amount().pressSequentially('15000')
    await expect(wallet.amount()).toHaveValue('15,000')
    await main.getByRole('button', { name: say('Review deposit'), exact: true }).click()
    await expect(main.getByText(say('Enter a multiple of {0}.', { 0: '₩10,000' }))).toBeVisible()
    await expect(wallet.amount()).toBeFocused()
    await wallet.amount().fill('')
    await main.getByRole('button', { name: '+100,000' }).click()
    await main.getByRole('button', { name: '+50,000' }).click()
    await main.getByRole('button', { name: say('Review deposit') }).click()

    // The repeating step: exact amount, total, and as on the form that nothing has to be transferred.
    await expect(main.getByRole('heading', { name: say('Check and confirm') })).toBeFocused()
    const rows = main.locator('dl').first()
    await expect(rows).toContainText('₩150,000')
    await expect(rows.getByRole('button')).toHaveCount(0)
    const nothingToTransfer = say(
      'This is play money: you do not have to transfer anything. Your deposit is credited once it has been processed.',
    )
    await expect(main.getByText(nothingToTransfer)).toBeVisible()
    expect(await wallet.requests('deposit')).toEqual([])
    await main.getByRole('button', { name: say('Send the deposit request') }).click()

    // The timeline, and no second deposit beside it.
    const asked = main.getByRole('heading', { name: say('Deposit of {amount}', { amount: '₩150,000' }) })
    await expect(asked).toBeFocused()
    await expect(main.getByText(nothingToTransfer)).toBeVisible()
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
    await main.getByRole('button', { name: say('Review deposit') }).click()
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
    const send = async (path: string, review: string, button: string) => {
      await wallet.open(path)
      await wallet.amount().fill('20000')
      await main.getByRole('button', { name: say(review) }).click()
      await main.getByRole('button', { name: say(button) }).click()
      await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
    }
    await send('/wallet/withdrawpage', 'Review withdrawal', 'Send the withdrawal request')
    await wallet.decide('withdraw', 'reject', 'bank.accountInvalid')
    await expect(main.getByText(say('Withdrawal returned'), { exact: true })).toBeVisible()
    const decisions: [decision: [command: string, ...rest: string[]], words: string][] = [
      [['reject', 'bank.notReceived'], 'Rejected'],
      [['auto-pay'], 'Credited automatically'],
    ]
    for (const [decision, words] of decisions) {
      await send('/wallet/depositpage', 'Review deposit', 'Send the deposit request')
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
  await main.getByRole('button', { name: say('Review deposit') }).click()
  await main.getByRole('button', { name: say('Send the deposit request') }).click()
  await expect(main.getByText(say('Waiting'), { exact: true })).toBeVisible()
  await wallet.decide('deposit', 'approve')
  await wallet.open('/wallet/withdrawpage')
  await expect(main.getByText(say('Left to wager before you can withdraw'))).toBeVisible()
  await expect(main.getByText('₩200', { exact: true }).first()).toBeVisible()
  await wallet.amount().fill('30,000원')
  await main.getByRole('button', { name: say('Review withdrawal'), exact: true }).click()
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
  await main.getByRole('button', { name: say('Review withdrawal') }).click()
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
  await main.getByRole('button', { name: say('Review conversion') }).click()
  await main.getByRole('button', { name: say('Convert'), exact: true }).click()
  await expect(wallet.balance()).toHaveText('₩130,000')
  await expect(main.getByText('8,200', { exact: true })).toBeVisible()
  await expect(main.getByText('−30,000')).toBeVisible()
})
