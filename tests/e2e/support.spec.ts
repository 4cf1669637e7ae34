import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { confirm } from '../support/e2e/confirm.ts'
import { readyToSpin, toast, toastAction } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { type Account, giveSession, newSession } from '../support/e2e/players.ts'
import { office, waitingInquiryOf } from '../support/e2e/support-office.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { whole } from '../support/e2e/whole.ts'

async function openAs(page: Page, request: APIRequestContext, account: Account, path: string): Promise<void> {
  await giveSession(page, await newSession(request, account))
  await page.goto(path)
}

const hostile = '<img src=x onerror="document.title=1"><b>bold</b> {{1+1}} &amp;'

test('memos: unread everywhere, read by opening, deleted with a way back, all read at once', async ({
  page,
  request,
  account,
}) => {
  for (const number of [1, 2, 3]) {
    await office('memo', account.username, '--title', `Letter ${number}`, '--text', `Text ${number}`)
  }
  await openAs(page, request, account, '/supports/memopage')
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const unread = page.getByRole('listitem').getByText('Unread')
  await expect(row('Letter 3')).toBeVisible()
  const before = await unread.count()
  expect(before).toBeGreaterThanOrEqual(3)

  await row('Letter 2').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Letter 2' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Text 2')
  await page.goto('/supports/memopage')
  await expect(row('Letter 3')).toBeVisible()
  await expect(unread).toHaveCount(before - 1)

  await row('Letter 3').getByRole('button', { name: 'Delete the message: Letter 3' }).click()
  await expect(row('Letter 3')).toHaveCount(0)
  await expect(toast(page, 'Message deleted.')).toBeVisible()
  await toastAction(page, 'Undo').click()
  await expect(row('Letter 3')).toBeVisible()

  await page.getByRole('tab', { name: 'Personal' }).click()
  await expect(page).toHaveURL('/supports/memopage?kind=direct')
  await expect(row('Letter 1')).toBeVisible()
  await page.getByRole('tab', { name: 'All' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toHaveCount(0)
  await expect(page.getByText(/unread messages?$/)).toHaveCount(0)
})

test('an inquiry: limits, a draft that survives a reload, sent once, answered', async ({
  page,
  request,
  account,
}) => {
  await openAs(page, request, account, '/supports/counselpage')
  await page.getByRole('link', { name: 'Message support' }).click()
  const form = page.getByRole('form', { name: 'Message support' })
  await expect(form.getByText('We usually reply within 1 to 2 days')).toBeVisible()
  const title = form.getByLabel('Subject')
  const content = form.getByLabel('Message')
  const send = form.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(title).toBeFocused()
  await expect(form.getByText('Enter a subject and a message.')).toBeVisible()

  await title.fill('가'.repeat(101))
  await expect(form.getByText('101/100')).toBeVisible()
  await content.fill('x')
  await send.click()
  await expect(form.getByText('At most 100 characters.')).toBeVisible()
  await expect(form.getByText('Subject: up to')).toBeVisible()

  await title.fill(`Where is my deposit? ${hostile}`)
  await content.fill('First line\nsecond line')
  await expect.poll(() => storedTexts(page)).toContain('second line')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(title).toHaveValue(`Where is my deposit? ${hostile}`)
  await expect(content).toHaveValue('First line\nsecond line')

  await send.click()
  await expect(toast(page, 'Your message was sent.')).toBeVisible()
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(`Where is my deposit? ${hostile}`)
  await expect(article.getByText('Waiting for a reply')).toBeVisible()
  await expect(page.locator('main img[src=x], main b')).toHaveCount(0)

  await office('answer', await waitingInquiryOf(account.username), 'It has', 'arrived now.')
  await page.reload()
  await expect(article.getByText('Answered', { exact: true })).toBeVisible()
  await expect(article.getByText('It has arrived now.')).toBeVisible()

  // Sent: nothing comes back.
  await page.goto('/supports/counselpage?write=true')
  await expect(title).toHaveValue('')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
})

test(
  'an inquiry with the keyboard alone, about a transaction, can be started over',
  { tag: ['@wide', '@long'] },
  async ({ page, request, account, guard }) => {
    // The player has no such transaction.
    guard.allow(/status of 404/)
    await openAs(page, request, account, '/supports/counselpage?write=true&about=transaction&ref=987654')
    const form = page.getByRole('form', { name: 'Message support' })
    await expect(form.getByText('Transaction 987654')).toBeVisible()
    await form.getByRole('button', { name: 'Remove the reference' }).focus()
    await page.keyboard.press('Enter')
    await expect(form.getByText('987654')).toHaveCount(0)
    await form.getByLabel('Subject').focus()
    await page.keyboard.type('Draft to drop')
    // The draft is being written: no player reloads that fast.
    await expect.poll(() => storedTexts(page)).toContain('Draft to drop')
    await page.reload()
    await expect(form.getByLabel('Subject')).toHaveValue('Draft to drop')
    await form.getByRole('button', { name: 'Start over' }).focus()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Subject')).toHaveValue('')
    await form.getByLabel('Subject').focus()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('All of it.')
    // Past the pictures.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'By keyboard' })).toBeVisible()
  },
)

test(
  'signing out asks before text that was not sent is deleted',
  { tag: '@long' },
  async ({ page, request, account }) => {
    await openAs(page, request, account, '/supports/counselpage?write=true')
    const form = page.getByRole('form', { name: 'Message support' })
    await form.getByLabel('Subject').fill('Not for other eyes')
    await expect.poll(() => storedTexts(page)).toContain('Not for other eyes')
    await page.goto('/account/mypagelist')
    const signOut = page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true })
    await signOut.click()
    const question = page.getByRole('alertdialog', { name: /^You have unsent text/ })
    const stay = question.getByRole('button', { name: 'Cancel' })
    await expect(stay).toBeFocused()
    await stay.press('Escape')
    await expect(signOut).toBeFocused()
    expect(await storedTexts(page)).toContain('Not for other eyes')

    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await expect(stay).toBeFocused()
    await stay.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeFocused()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toHaveCount(0)

    await signOut.press('Enter')
    await confirm(question, 'Sign out')
    await expect(page).toHaveURL('/home')
    await expect.poll(() => storedTexts(page)).not.toContain('Not for other eyes')
  },
)

test('support for people who are signed out: questions, a message, its number', async ({ page }) => {
  await page.goto('/support')
  const questions = page.getByRole('region', { name: 'Frequently asked questions' })
  await expect(questions.getByRole('listitem').first()).toBeVisible()
  const all = await questions.getByRole('listitem').count()
  await questions.getByRole('textbox').fill('wagering')
  await expect.poll(() => questions.getByRole('listitem').count()).toBeLessThan(all)
  await questions.getByRole('listitem').first().locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(questions.getByRole('listitem').first().locator('details')).toHaveAttribute('open', '')
  await questions.getByRole('textbox').fill('no such words at all')
  await expect(questions.getByText('Nothing found')).toBeVisible()

  const form = page.getByRole('form', { name: 'Contact us' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel('E-mail')).toBeFocused()
  await form.getByLabel('E-mail').fill('someone@example.test')
  await form.getByLabel('Subject').fill('I cannot sign in')
  await form.getByLabel('Message').fill(hostile)
  await expect.poll(() => storedTexts(page)).toContain('{{1+1}}')
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue(hostile)
  await form.getByRole('button', { name: 'Send' }).click()
  const done = page.getByRole('heading', { name: 'Your message has been sent' })
  await expect(done).toBeFocused()
  const number =
    /Your reference number is (\S+)\./.exec((await done.locator('..').textContent()) ?? '')?.[1] ?? ''
  expect((await office('ticket', number)).join('\n')).toContain('I cannot sign in')
})

test(
  'announcements: unread until opened; an important one pops up on home until it is hidden',
  { tag: '@long' },
  async ({ player: page, say }, info) => {
    const title = `Important words ${info.project.name}`
    const [line = ''] = await office('notice', '--title', title, '--text', hostile, '--important')
    const id = /\d+/.exec(line)?.[0] ?? ''
    try {
      // A stranger and a newcomer find it in its shelf; it pops up for somebody who has played before this visit.
      await page.goto('/home')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
      await readyToSpin(page, 'Spin')
      await expect(page.getByRole('complementary', { name: 'Important announcement' })).toHaveCount(0)
      await page.getByRole('button', { name: say('Close the game') }).click()
      await page.reload()
      const popup = page.getByRole('complementary', { name: 'Important announcement' })
      await expect(popup.getByRole('heading', { name: title })).toBeVisible()
      await expect(popup).toContainText(hostile)
      await popup.getByRole('button', { name: 'Don’t show again this session' }).click()
      await expect(popup.getByRole('heading', { name: title })).toHaveCount(0)
      expect(await page.evaluate((key) => sessionStorage.getItem(key), `notice_session_${id}`)).not.toBeNull()
      await page.reload()
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await expect(popup.getByRole('heading', { name: title })).toHaveCount(0)

      // Escape closes it too, from anywhere on the page, and it stays closed.
      await page.evaluate((key) => sessionStorage.removeItem(key), `notice_session_${id}`)
      await page.reload()
      await expect(popup.getByRole('heading', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popup.getByRole('heading', { name: title })).toHaveCount(0)
      expect(await page.evaluate((key) => sessionStorage.getItem(key), `notice_session_${id}`)).not.toBeNull()

      await page.goto('/supports/noticepage')
      const row = page.getByRole('listitem').filter({ hasText: title })
      await expect(row.getByText('Unread')).toBeVisible()
      await row.getByRole('link').click()
      await expect(page.getByRole('article')).toContainText(hostile)
      await page.goto('/supports/noticepage')
      await expect(row).toBeVisible()
      await expect(row.getByText('Unread')).toHaveCount(0)
    } finally {
      await office('withdraw-notice', id)
    }
  },
)

test.describe('with the worker', () => {
  test.use(whole)

  test(
    'offline: what was read stays readable, and writing keeps the draft and says why it waits',
    { tag: '@long' },
    async ({ page, request, account, context, guard }) => {
      guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      await office('memo', account.username, '--title', 'Kept letter', '--text', 'Kept text')
      await openAs(page, request, account, '/supports/memopage')
      await expect(page.getByRole('listitem').filter({ hasText: 'Kept letter' })).toBeVisible()
      // The list is being cached: no player leaves that fast.
      await expect.poll(() => storedTexts(page)).toContain('Kept letter')
      await page.goto('/supports/counselpage?write=true')
      const form = page.getByRole('form', { name: 'Message support' })
      await expect(form.getByLabel('Subject')).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

      await context.setOffline(true)
      await form.getByLabel('Subject').fill('Written offline')
      await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
      await expect(
        form.getByText('You are offline. What you typed is saved. Try again once you are online.'),
      ).toBeVisible()
      await page.goto('/supports/memopage')
      await expect(page.getByRole('listitem').filter({ hasText: 'Kept letter' })).toBeVisible()
      await expect(page.getByText(/^As of/)).toBeVisible()
      await page.getByRole('link', { name: /Kept letter/ }).click()
      await expect(page.getByRole('article')).toContainText('Kept text')

      await context.setOffline(false)
      await page.goto('/supports/counselpage?write=true')
      await expect(form.getByLabel('Subject')).toHaveValue('Written offline')
      await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled()
    },
  )
})
