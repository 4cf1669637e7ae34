import { deflateSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from '../support/console-guard.ts'
import { toast } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { office, waitingInquiryOf } from '../support/e2e/support-office.ts'

const shot = (background: string) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files)

test('an inquiry with a picture is answered, written on in, seen by a second tab, and leaves nothing behind', async ({
  page,
  request,
  account,
  context,
}) => {
  await giveSession(page, await newSession(request, account))
  await page.goto('/supports/counselpage?write=true')
  const form = page.getByRole('form', { name: 'Message support' })
  const pictures = form.getByRole('group', { name: 'Pictures' })
  await form.getByLabel('Subject').fill('Where is my deposit?')
  await form.getByLabel('Message').fill('The picture shows it.')
  await choose(page, file('ios.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')))
  await expect(pictures.getByText('HEIC pictures are not supported.')).toBeVisible()
  await pictures.getByRole('button', { name: 'Remove: Picture 1' }).click()
  await choose(page, file('page.jpg', Buffer.concat([Buffer.from('<html>'), deflateSync('x')])))
  await expect(pictures.getByText('This is not a JPEG, PNG or WebP picture.')).toBeVisible()
  await pictures.getByRole('button', { name: 'Remove: Picture 1' }).click()
  await choose(page, file('transfer.jpg', await shot('#2b6cb0')))
  await expect(pictures.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  // The upload is a part of the draft, which survives a reload with its picture.
  await expect.poll(() => storedTexts(page)).toMatch(/pictures\\":\\"[\da-f-]{36}/)
  await page.reload()
  await expect(pictures.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, 'Your message was sent.')).toBeVisible()

  const article = page.getByRole('article')
  const messages = article.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(messages).toHaveCount(1)
  await expect(messages.first()).toContainText('You')
  const picture = messages.first().getByRole('button', { name: 'Picture 1' })
  await picture.click()
  const sheet = page.getByRole('dialog', { name: 'Picture 1' })
  await expect(sheet.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(picture).toBeFocused()

  await office('answer', await waitingInquiryOf(account.username), 'It has arrived.')
  await page.goto('/supports/counselpage')
  const row = page.getByRole('listitem').filter({ hasText: 'Where is my deposit?' })
  await expect(row.getByText('Unread')).toBeVisible()
  await row.getByRole('link').click()
  await expect(messages).toHaveCount(2)
  await expect(messages.nth(1)).toContainText('Support')
  await expect(messages.nth(1).getByText('New reply')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  const seenThere = other.getByRole('article').getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(seenThere).toHaveCount(2)

  const reply = article.getByRole('form', { name: 'Reply' })
  await choose(page, file('thanks.jpg', await shot('#2f855a')))
  await expect(reply.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await reply.getByLabel('Reply').fill('Thank you!')
  await reply.getByRole('button', { name: 'Send' }).click()
  await expect(messages).toHaveCount(3)
  // A tab fetches again when it is shown.
  await other.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(seenThere).toHaveCount(3)
  await expect(article.getByText('Waiting for a reply')).toBeVisible()
  const id = await waitingInquiryOf(account.username)
  await office('answer', id, 'You are welcome.')
  await page.reload()
  await expect(messages.nth(3)).toContainText('You are welcome.')
  // The notices of both replies are read with them.
  await other.goto('/supports/memopage')
  const notices = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Support has replied' })
  await expect(notices).toHaveCount(2)
  await expect(notices.getByText('Unread')).toHaveCount(0)
  await office('end-inquiry', id)
  await page.reload()
  await expect(article.getByText('This conversation has ended.')).toBeVisible()
  await expect(reply).toHaveCount(0)

  await page.goto('/account/mypagelist')
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/home')
  await expect.poll(() => storedTexts(page)).not.toMatch(/It has arrived|Where is my deposit|reply-/)
})
