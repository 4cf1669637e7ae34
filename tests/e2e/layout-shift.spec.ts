import type { Locator } from '@playwright/test'
import { untilControlled } from '../support/browser.ts'
import { expect } from '../support/console-guard.ts'
import { heldBack } from '../support/e2e/held-back.ts'
import { shiftsOf, watchLayout } from '../support/e2e/layout-shift.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

test(
  'nothing moves while home loads for somebody new, nor on the second visit',
  { tag: '@wide' },
  async ({ page }) => {
    await watchLayout(page)
    for (const visit of ['first', 'second']) {
      await page.goto('/home')
      await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page), `${visit} visit`).toEqual([])
    }
  },
)

test('nothing moves while home starts for somebody with favourites', async ({ page }) => {
  await page.goto('/home')
  await page
    .getByRole('button', { name: /^Favourite:/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue browsing' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const favourites = page.getByRole('region', { name: 'Favourites' })
  await untilControlled(page)
  await watchLayout(page)
  await page.goto('/home')
  await expect(favourites.getByRole('article')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
})

test(
  'nothing moves while home loads for a player, nor on the second visit',
  { tag: '@wide' },
  async ({ player }) => {
    await watchLayout(player)
    for (const visit of ['first', 'second']) {
      await player.goto('/home')
      await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
      await expect(player.getByRole('button', { name: 'Aurumvale', exact: true })).toBeAttached()
      await player.waitForLoadState('networkidle')
      expect(await shiftsOf(player), `${visit} visit`).toEqual([])
    }
  },
)

test('nothing moves in the wallet when the balance comes after the page', async ({ player }) => {
  await watchLayout(player)
  const answer = await heldBack(player, '**/main/init')
  // The browser is new and keeps no balance: the wallet shows placeholders until the operator answers.
  await player.goto('/wallet/history')
  await expect(player.getByRole('heading', { level: 1 })).toBeAttached()
  answer()
  await expect(player.getByRole('region', { name: 'Wallet' }).getByRole('status').first()).toHaveText(/\d/)
  expect(await shiftsOf(player)).toEqual([])
})

test('nothing moves in the details of a player whose balance alone is stored', async ({ player }) => {
  await watchLayout(player)
  await player.goto('/home')
  await player.waitForLoadState('networkidle')
  const answer = await heldBack(player, '**/main/init')
  await player.goto('/account/modal-mypage-info')
  await expect(player.getByText('Username', { exact: true })).toBeVisible()
  answer()
  await expect(player.getByText('Play Bank')).toBeVisible()
  expect(await shiftsOf(player)).toEqual([])
})

for (const [path, last] of [
  ['/nowhere', /Play\smoney/],
  ['/wallet/nowhere', /Play\smoney/],
  ['/login', 'Sign in with a passkey'],
] as const) {
  test(`nothing moves on ${path} when the first configuration comes after it`, async ({ page }) => {
    await watchLayout(page)
    const answer = await heldBack(page, '**/api/cnf**')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    answer()
    await expect(page.getByText(last).first()).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('nothing moves on the account page when the first configuration comes after it', async ({ player }) => {
  await watchLayout(player)
  const respond = await heldBack(player, '**/api/cnf**')
  await player.goto('/account/mypagelist')
  await expect(player.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  respond()
  await expect(
    player.getByRole('main').getByRole('link', { name: 'Limits and breaks', exact: true }),
  ).toBeVisible()
  expect(await shiftsOf(player)).toEqual([])
})

for (const page of ['depositpage', 'withdrawpage'])
  for (const [when, time] of [
    ['at noon', '12:00'],
    ['shortly before the maintenance of the bank', '23:00'],
  ] as const)
    test(`the form of ${page} appears ${when} with the site's own limits, and nothing moves`, async ({
      player,
    }) => {
      const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format(Date.now())
      await player.clock.setFixedTime(`${day}T${time}:00+09:00`)
      // Tall enough to show the cards below the placeholder of the form.
      await player.setViewportSize({ width: 360, height: 1000 })
      await watchLayout(player)
      const respond = await heldBack(player, '**/api/cnf**')
      await player.goto(`/wallet/${page}`)
      await expect(player.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(player.getByRole('main').getByRole('textbox')).toHaveCount(0)
      respond()
      await expect(player.getByRole('button', { name: 'Max', exact: true })).toBeVisible()
      await expect(player.getByText('The bank is under maintenance')).toHaveCount(time === '12:00' ? 0 : 1)
      expect(await shiftsOf(player)).toEqual([])
    })

test('the heading of the check of rounds stays where it was while its page loads', async ({ page }) => {
  await page.goto('/support')
  const answer = await heldBack(page, '**/assets/fairness-*.js')
  await page.getByRole('main').getByRole('link', { name: 'Verify a round' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Verify a round')
  const placeInPage = () =>
    heading.evaluate((line) => {
      const { left, top } = line.getBoundingClientRect()
      return [left, top + window.scrollY].map(Math.round)
    })
  const before = await placeInPage()
  answer()
  await expect(page.getByLabel('Proof of the round')).toBeVisible()
  // The page may still be entering.
  await expect.poll(placeInPage).toEqual(before)
})

/** Left edge and middle of a line, in pixels of the page. */
async function placeOf(line: Locator): Promise<{ left: number; middle: number }> {
  // A line that is replaced while it is measured has no box.
  let place = { left: -1, middle: -1 }
  await expect(async () => {
    const box = await line.boundingBox()
    expect(box).not.toBeNull()
    if (box) place = { left: box.x, middle: box.y + box.height / 2 }
  }).toPass()
  return place
}

for (const [name, width, height] of [
  ['phone', 360, 800],
  ['desktop', 1280, 900],
  ['wide desktop', 1920, 1080],
] as const) {
  test(`on a ${name} the shell keeps the place of the page’s heading, with nothing of home`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/game/slot', '/game/slotnine', '/settings']) {
      const release = await heldBack(page, '**/assets/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      const kept = await placeOf(page.locator('.shell i').first())
      await expect(page.locator('.shell-hero')).toBeHidden()
      release()
      const heading = await placeOf(page.getByRole('heading', { level: 1 }))
      expect(heading.left, path).toBe(kept.left)
      expect(Math.abs(heading.middle - kept.middle), path).toBeLessThan(4)
    }
  })
}
