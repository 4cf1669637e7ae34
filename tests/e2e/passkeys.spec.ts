import type { CDPSession, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { signInOnScreen, toast } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'

const mypage = '/account/mypagelist'

/** A device with a screen lock, as Chromium plays one; it confirms by itself unless it is told not to. */
async function device(page: Page): Promise<{
  confirms(yes: boolean): Promise<void>
}> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async confirms(yes) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: yes })
    },
  }
}

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const bankCard = (page: Page) => page.getByRole('region', { name: 'Bank account' })

async function addPasskey(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'The passkey has been added.')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

async function fillBank(page: Page, account: string): Promise<void> {
  await bankCard(page)
    .getByRole('button', { name: /: Bank account$/ })
    .click()
  await bankCard(page).getByLabel('Bank', { exact: true }).selectOption({ index: 1 })
  await bankCard(page).getByLabel('Account number', { exact: true }).fill(account)
  await bankCard(page).getByLabel('Account holder', { exact: true }).fill('Holder')
}

test('a passkey signs in, confirms the bank account, and is removed', async ({
  page,
  account,
  request,
  say,
}) => {
  const phone = await device(page)
  // The device would answer the offer in the name's field before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await giveSession(page, await newSession(request, account))
  await page.goto(mypage)
  await expect(card(page).getByText('You have no passkey yet.')).toBeVisible()

  // Closing the device's prompt adds nothing, and is no error.
  await phone.confirms(false)
  await card(page).getByRole('button', { name: 'Add a passkey' }).click()
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page).getByText('No passkey was added. Please try again.')).toBeVisible()
  await expect(card(page).getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  await phone.confirms(true)
  await card(page).getByLabel('Name of the passkey').fill('My phone')
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page).getByText('My phone')).toBeVisible()
  await expect(card(page).getByText('Not used yet')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()

  await page.goto(mypage)
  await expect(card(page).getByText('Last used')).toBeVisible()
  await fillBank(page, '110-123-456789')
  await expect(bankCard(page).getByLabel('Your password')).toHaveCount(0)
  await phone.confirms(false)
  await bankCard(page).getByRole('button', { name: 'Save with your passkey' }).click()
  await expect(bankCard(page).getByText('Nothing was changed.')).toBeVisible()
  await phone.confirms(true)
  await bankCard(page).getByRole('button', { name: 'Save with your passkey' }).click()
  await expect(toast(page, 'Your bank account has been saved.')).toBeVisible()

  await card(page).getByRole('button', { name: 'Rename “My phone”' }).click()
  await card(page).getByLabel('Name of the passkey').fill('Old phone')
  await card(page).getByRole('button', { name: 'Save' }).click()
  await card(page).getByRole('button', { name: 'Remove “Old phone”' }).click()
  await card(page).getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(toast(page, 'The passkey has been removed.')).toBeVisible()
  await expect(card(page).getByText('You have no passkey yet.')).toBeVisible()

  // The password stays.
  await signOut(page)
  await page.goto('/login')
  await signInOnScreen(page, say, account)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
})

test(
  'a passkey that another tab added confirms the bank account in this one',
  { tag: '@long' },
  async ({ page, context, account, request, guard }) => {
    guard.allow(/status of 400/)
    await giveSession(page, await newSession(request, account))
    await page.goto(mypage)
    await fillBank(page, '110-123-456789')
    await bankCard(page).getByLabel('Your password', { exact: true }).fill(account.password)
    const other = await context.newPage()
    await device(other)
    await other.goto(mypage)
    await addPasskey(other)
    await page.bringToFront()
    await bankCard(page).getByRole('button', { name: /^Save/ }).click()
    await expect(bankCard(page).getByRole('button', { name: 'Save with your passkey' })).toBeVisible()
    await expect(bankCard(page).getByText('Nothing was changed.')).toHaveCount(0)
  },
)

test('a passkey is offered in the name’s field', { tag: '@long' }, async ({ page, account, request }) => {
  await device(page)
  await giveSession(page, await newSession(request, account))
  await page.goto(mypage)
  await addPasskey(page)
  await signOut(page)
  // The device chooses the offer by itself.
  await page.goto('/login')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
})
