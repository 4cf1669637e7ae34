import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { confirm } from '../support/e2e/confirm.ts'
import { signInOnScreen, toast } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { office, resetPathOf } from '../support/e2e/support-office.ts'
import { storedTexts } from '../support/e2e/stored-texts.ts'
import { phoneOf } from '../support/server/operator.ts'

const password = 'copper-kite-over-seven-hills'

function newName(): string {
  return `j_${randomUUID().slice(0, 10).replaceAll('-', '')}`
}

function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Balance/ })

async function signedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/home')
  await expect(balance(page)).toBeVisible()
}

test('joining on one page with the keyboard alone', { tag: ['@wide', '@long'] }, async ({ page }) => {
  const name = newName()
  await page.goto('/account/register')
  const id = field(page, 'Username')
  await expect(id).toBeVisible()
  // The wall of covers extends beyond the page's edges. Neither a script nor a focus may scroll the page to it.
  const aside = await page.getByRole('main').evaluate((main) => {
    const scrolled: number[] = []
    for (let part: Element | null = main; part; part = part.parentElement) {
      part.scrollLeft = 80
      scrolled.push(part.scrollLeft)
    }
    return Math.max(...scrolled)
  })
  expect(aside).toBe(0)

  // Sent empty: every field says what it needs, and the first one has the focus.
  await field(page, 'Date of birth').or(field(page, 'Year')).last().focus()
  await page.keyboard.press('Enter')
  await expect(id).toBeFocused()
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  for (const words of ['Enter a username.', 'Enter a password.', 'Enter your phone number.']) {
    await expect(page.getByText(words)).toBeVisible()
  }

  const next = async (text?: string) => {
    await page.keyboard.press('Tab')
    if (text !== undefined) await page.keyboard.type(text)
  }
  await page.keyboard.type('demo')
  await expect(page.getByText('This username is taken.')).toBeVisible()
  await id.press('ControlOrMeta+a')
  await page.keyboard.type(name)
  await expect(page.getByText('This username is available.').first()).toBeVisible()
  await next('password')
  await expect(page.getByText('This password is too common. Choose another one.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await expect(page.getByText('Strong', { exact: true })).toBeVisible()
  // Past the button that shows the password.
  await next()
  await next(`${password}x`)
  await next()
  await next(`${name}@example.test`)
  await expect(page.getByText('The two passwords do not match.')).toBeVisible()
  await next(name)
  // Past the country.
  await next()
  await next('+82 10 1234 5678')
  await next('05')
  await expect(field(page, 'Phone number')).toHaveValue('010-1234-5678')
  await next('17')
  await next('2015')
  await next()
  await expect(page.getByText('You must be 18 or older to play here.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1990')
  await next()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()

  await field(page, 'Year').press('Enter')
  await expect(field(page, 'Confirm password')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await signedIn(page)
})

test('joining question by question goes on where it was left, and keeps no password', async ({ page }) => {
  const name = newName()
  await page.goto('/register-nine')
  const answer = async (label: string, text: string) => {
    await field(page, label).fill(text)
    await page.keyboard.press('Enter')
  }
  const question = (number: number) => page.getByText(`Question ${number} of 7`)
  await expect(question(1)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter a username.')).toBeVisible()
  await answer('Username', name)
  await answer('E-mail', `${name}@example.test`)
  await answer('Nickname', name)
  await expect(question(4)).toBeVisible()
  await page.goBack()
  await expect(question(3)).toBeVisible()
  await expect(field(page, 'Nickname')).toHaveValue(name)
  await page.goForward()
  await answer('Phone number', '+82 10-1234-5678')
  await field(page, 'Year').fill('1988')
  await field(page, 'Month').fill('2')
  await answer('Day', '29')
  await field(page, 'Password').fill(password)
  await answer('Confirm password', password)
  await expect(question(7)).toBeVisible()
  const kept = await storedTexts(page)
  expect(kept).toContain(name)
  expect(kept).not.toContain(password)

  // Away and back: everything but the password is there.
  await page.goto('/home')
  await page.goto('/register-nine')
  await expect(question(6)).toBeVisible()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue('')
  await field(page, 'Password').fill(password)
  await answer('Confirm password', password)
  await page.getByRole('button', { name: 'Terms of service' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of service' })
  await expect(terms.getByText(/^Version .+ in effect since/)).toBeVisible()
  await terms.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await signedIn(page)
  expect(await storedTexts(page)).not.toContain(`${name}@example.test`)
})

test('swiping goes on and back between the questions', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await page.goto('/register-nine')
  await field(page, 'Username').fill(newName())
  const swipe = (by: number) =>
    page.locator('form').evaluate((form, far) => {
      const touch = (x: number) => new Touch({ identifier: 1, target: form, clientX: x, clientY: 300 })
      const at = (x: number) => ({ bubbles: true, touches: [touch(x)], changedTouches: [touch(x)] })
      form.dispatchEvent(new TouchEvent('touchstart', at(180)))
      form.dispatchEvent(new TouchEvent('touchend', { ...at(180 + far), touches: [] }))
    }, by)
  await swipe(-120)
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
  await swipe(120)
  await expect(page.getByText('Question 1 of 7')).toBeVisible()
})

test('a forgotten password: the same answer for everybody, a link that works once', async ({
  page,
  account,
  say,
  guard,
}) => {
  guard.allow(/status of 4\d\d/)
  const ask = async (email: string) => {
    await page.goto('/account/forgot-password')
    await field(page, 'E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeFocused()
  }
  await ask(`${newName()}@example.test`)
  await ask(`${account.username}@example.test`)

  const path = await resetPathOf(account.username)
  await page.goto('/home')
  await page.goto(path)
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(`${password}.`)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The two passwords do not match.')).toBeVisible()
  await expect(field(page, 'Confirm password')).toBeFocused()
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set' })).toBeFocused()
  await expect(page).toHaveURL('/account/forgot-password')

  await page.goto('/home')
  await page.goto(path)
  await field(page, 'New password').fill('another-kite-over-the-hills')
  await field(page, 'Confirm password').fill('another-kite-over-the-hills')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(
    page.getByText('This link has already been used or has expired. Request a new one.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()

  await page.goto('/login')
  await signInOnScreen(page, say, account)
  await expect(page.getByText('The username or password is incorrect.')).toBeVisible()
  await signInOnScreen(page, say, { username: account.username, password })
  await signedIn(page)
})

test('my page: a nickname, and a bank account for which the password is asked again', async ({
  page,
  request,
  account,
  guard,
}) => {
  guard.allow(/status of 4\d\d/)
  await giveSession(page, await newSession(request, account))
  await page.goto('/account/mypagelist')
  const profile = page.getByRole('region', { name: 'Profile' })
  const digits = phoneOf(account.username).slice('+8210'.length)
  const [front, back] = [digits.slice(0, 4), digits.slice(4)]
  await expect(profile.getByText(`+82 10 ${front} ${back}`, { exact: true })).toBeVisible()
  await profile.getByRole('button', { name: 'Edit: Profile' }).click()
  await expect(field(page, 'Nickname')).toBeFocused()
  await expect(field(page, 'Phone number')).toHaveValue(`010-${front}-${back}`)
  await field(page, 'Nickname').fill('Demo')
  await expect(page.getByText('This nickname is taken.')).toBeVisible()
  const nickname = `n ${account.username}`.slice(0, 18)
  await field(page, 'Nickname').fill(nickname)

  // Typed and not sent: it is there again after a reload.
  await expect.poll(() => storedTexts(page)).toContain(nickname)
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(field(page, 'Nickname')).toHaveValue(nickname)
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Your profile has been changed.')).toBeVisible()
  await expect(profile.getByText(nickname)).toBeVisible()
  await expect(profile.getByRole('button', { name: 'Edit: Profile' })).toBeFocused()

  const bank = page.getByRole('region', { name: 'Bank account' })
  await bank.getByRole('button', { name: /: Bank account$/ }).click()
  await field(page, 'Bank').selectOption({ index: 1 })
  await field(page, 'Account number').fill('110-123-456789')
  await field(page, 'Account holder').fill('Kim Tester')
  await field(page, 'Your password').fill('not-this-one')
  await bank.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await expect(field(page, 'Your password')).toBeFocused()
  await field(page, 'Your password').fill(account.password)
  await bank.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Your bank account has been saved.')).toBeVisible()
  await expect(bank.getByText('110-123-456789')).toHaveCount(0)
  await bank.getByRole('button', { name: 'Show the account number' }).click()
  await expect(bank.getByText('110-123-456789')).toBeVisible()
})

test(
  'a changed password ends the other sessions, and signing out everywhere ends this one',
  { tag: ['@desktop', '@long'] },
  async ({ page, request, account, guard, browser, baseURL }) => {
    guard.allow(/status of 4\d\d/)
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const otherPage = await other.newPage()
    await giveSession(otherPage, await newSession(request, account))
    await otherPage.goto('/settings')
    await giveSession(page, await newSession(request, account))
    await page.goto('/account/mypagelist')
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('button', { name: 'Sign out on that device' })).toHaveCount(2)

    await page.getByRole('button', { name: 'Change: Password' }).click()
    await field(page, 'Current password').fill(account.password)
    await field(page, 'New password').fill(password)
    await field(page, 'Confirm password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(toast(page, 'Your new password is set.')).toBeVisible()
    await expect(sessions.getByRole('button', { name: 'Sign out on that device' })).toHaveCount(0)
    await otherPage.goto('/account/mypagelist')
    await expect(otherPage).toHaveURL(/^[^?]*\/login/)
    await other.close()

    const sibling = await page.context().newPage()
    await sibling.goto('/settings')
    await expect(sibling.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
    // Its calls get no answer from here on, so that only its sibling can tell it of the end.
    await sibling.route('**/main/init*', () => {})
    await sessions.getByRole('button', { name: 'Sign out on all devices' }).click()
    // A toast stays for 2 s: on a busy machine it may be gone before the click or the check of the address returns.
    await Promise.all([
      expect(toast(page, 'You have signed out.')).toBeVisible(),
      confirm(sessions.getByRole('alertdialog'), 'Sign out on all devices'),
    ])
    await expect(page).toHaveURL('/home')
    await expect(sibling.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
    expect((await office('player', account.username)).join('\n')).toContain(account.username)
  },
)
