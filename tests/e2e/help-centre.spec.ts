import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { office, waitingInquiryOf } from '../support/e2e/support-office.ts'

test('a signed-in player’s letter from the help centre is a support request with its answer', async ({
  page,
  request,
  account,
}) => {
  await giveSession(page, await newSession(request, account))
  await page.goto('/support')
  const form = page.getByRole('form', { name: 'Message support' })
  await expect(form.getByLabel('E-mail')).toHaveCount(0)
  await form.getByLabel('Subject').fill('From the help centre')
  await form.getByLabel('Message').fill('One place for all of it.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/supports\/counselpage\?id=/)
  await office('answer', await waitingInquiryOf(account.username), 'Here', 'it', 'is.')
  await page.goto('/support')
  await expect(page.getByRole('link', { name: /Support requests.*1 new reply/ })).toBeVisible()
  await page.goto('/supports/memopage')
  await expect(page.getByRole('listitem').filter({ hasText: 'Support has replied' })).toBeVisible()
  await page.goto('/supports/counselpage')
  await page.getByRole('link', { name: /From the help centre/ }).click()
  await expect(page.getByRole('article')).toContainText('Here it is.')
})
