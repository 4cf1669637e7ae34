import { readFileSync } from 'node:fs'
import { expect } from '../support/console-guard.ts'
import { signInOnScreen } from '../support/e2e/lobby.ts'
import { demo } from '../support/e2e/players.ts'
import { office } from '../support/e2e/office.ts'
import { seedEarlierTerms } from '../support/e2e/own-product.ts'
import { amountField, ownProductTest, showFilters, test } from '../support/e2e/wallet.ts'

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
  await expect(main.getByText(/1 transaction in total/)).toBeVisible()
  await page.reload()
  await expect(main.getByText(/1 transaction in total/)).toBeVisible()

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
    await expect(document.getByText(/Version .+ in effect since/)).toBeVisible()
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

test('history: on the smallest phone the list begins in the upper half, below the lists on one line', async ({
  page,
  wallet,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  // German has the longest names.
  await wallet.open('/wallet/history?lang=de')
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  await expect(table.getByRole('row')).not.toHaveCount(0)
  await expect(async () => expect((await table.boundingBox())?.y).toBeLessThan(440)).toPass()
  const lists = main.getByRole('navigation', { name: 'Listen' }).getByRole('link')
  await expect(lists).toHaveCount(4)
  const boxes = await Promise.all((await lists.all()).map((list) => list.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
})
