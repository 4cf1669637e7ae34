import type { Page } from '@playwright/test'
import { tokenUntil } from '../support/tokens.ts'
import { expect } from '../support/console-guard.ts'
import { signInOnScreen } from '../support/e2e/lobby.ts'
import { endSessionsOf } from '../support/e2e/office.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo, giveSession, newSession } from '../support/e2e/players.ts'

test(
  'a second tab is signed in at once, on a page for players only too',
  { tag: '@desktop' },
  async ({ player, context }) => {
    await player.goto('/home')
    await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
    const second = await context.newPage()
    await second.goto('/account/mypagelist')
    await expect(second.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(second).toHaveURL('/account/mypagelist')
  },
)

test('a page for players only asks to sign in, and then opens', async ({ page, say }) => {
  await page.goto('/account/mypagelist')
  await expect(page).toHaveURL('/login?redirect=%2Faccount%2Fmypagelist')
  await expect(page.getByText('Please sign in to see this page.')).toBeVisible()
  await signInOnScreen(page, say, demo)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
})

test(
  'empty fields are all named at once, and a wrong password says so and keeps what was typed',
  { tag: '@desktop' },
  async ({ page, say, account, guard }) => {
    guard.allow(/status of 401/)
    await page.goto('/login')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Sign in'), exact: true })
      .click()
    for (const words of ['Enter your username.', 'Enter your password.'])
      await expect(page.getByText(words)).toBeVisible()
    await signInOnScreen(page, say, { username: account.username, password: 'not-this-one' })
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'The username or password is incorrect.',
    )
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(account.username)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-this-one')
  },
)

/** Sign-in as a dialog, after the end of a session. */
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

test(
  'a token that has run out: sign-in opens over the page, and leads back to it as it was',
  { tag: ['@desktop', '@long'] },
  async ({ player, context, say }) => {
    const other = await context.newPage()
    await player.goto('/settings')
    await other.goto('/wallet/depositpage')
    for (const page of [player, other])
      await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
    await player.evaluate(() => scrollTo(0, 300))
    const expired = tokenUntil(Date.now() - 60_000)
    for (const page of [other, player]) {
      await page.bringToFront()
      await page.evaluate((token) => sessionStorage.setItem('jwt', token), expired)
      await expect(page).toHaveURL('/home')
      await expect(signInDialog(page)).toContainText('Your session has expired.')
      await expect(signInDialog(page).getByRole('heading', { name: 'Sign in' })).toBeFocused()
    }
    await expect(other.getByText('You are not signed in')).toBeVisible()
    await expect(
      player.getByRole('heading', { level: 1, name: 'Settings', includeHidden: true }),
    ).toBeVisible()

    await player.keyboard.press('Escape')
    await expect(signInDialog(player)).toHaveCount(0)
    await expect(player).toHaveURL('/settings')
    await player.goForward()
    await expect(signInDialog(player)).toBeVisible()
    await signInOnScreen(player, say, demo)
    await expect(player).toHaveURL('/settings')
    await expect(signInDialog(player)).toHaveCount(0)
    expect(await player.evaluate(() => scrollY)).toBe(300)
    // Signing in in one tab brings the other back.
    await expect(other).toHaveURL('/wallet/depositpage')
    await expect(other.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  },
)

test('a token that has run out, and a reload: the page again, with sign-in over it', async ({
  player,
  say,
}) => {
  await player.goto('/wallet/depositpage')
  const balance = player.getByRole('main').getByRole('status')
  await expect(balance).not.toHaveText('')
  await player.evaluate((token) => sessionStorage.setItem('jwt', token), tokenUntil(Date.now() - 60_000))
  await expect(signInDialog(player)).toBeVisible()
  await expect(player).toHaveURL('/home')
  await player.reload()
  await expect(signInDialog(player)).toBeVisible()
  await signInOnScreen(player, say, demo)
  await expect(player).toHaveURL('/wallet/depositpage')
  await expect(balance).not.toHaveText('')
})

test(
  'a session that the operator ended: sign in, and back to where the player was',
  { tag: '@desktop' },
  async ({ page, request, account, say, guard }) => {
    guard.allow(/status of 40[13]/)
    await giveSession(page, await newSession(request, account))
    await page.goto('/game/slot')
    await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
    await endSessionsOf(account.username)
    // The press finds it out, or a poll that comes before it and covers what was to be pressed.
    const pressing = page
      .getByRole('button', { name: 'Northlamp', exact: true })
      .click()
      .catch(() => undefined)
    await expect(signInDialog(page)).toContainText('You were signed out from another device')
    await expect(page).toHaveURL(/^[^?]+\/login\?redirect=/)
    await signInOnScreen(page, say, account)
    await expect(page).toHaveURL(/\/game\/slot/)
    await pressing
  },
)

const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  String.raw`javascript:alert(1)`,
  'evil.example',
]

test(
  'the way back after signing in never leaves the app',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    for (const target of elsewhere) {
      await player.goto(`/login?redirect=${encodeURIComponent(target)}`)
      await expect(player, target).toHaveURL('/home')
    }
    await player.goto('/login?redirect=%2Fsettings')
    await expect(player).toHaveURL('/settings')
  },
)
