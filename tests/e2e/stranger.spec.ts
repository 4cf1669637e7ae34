import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect } from '../support/console-guard.ts'
import { gameFrame, studio as insideOf } from '../support/e2e/lobby.ts'
import { test, title } from '../support/e2e/stranger-test.ts'
import type { Stranger } from '../support/stranger/server.ts'

// The headless shell has no permission for notifications that a game could be refused.
test.use({ launchOptions: chromiumLaunch({ complete: true }) })

const closedForNow = /^The game is closed for now/

/** Waits until the game takes stakes. */
async function expectBets(stranger: Stranger): Promise<void> {
  const before = stranger.bets()
  await expect.poll(() => stranger.bets()).toBeGreaterThan(before + 1)
}

/** Expects that the game is gone from the page, and its stakes with it. */
async function expectNoBets(page: Page, stranger: Stranger): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(0)
  // A request may be on its way.
  await page.waitForTimeout(300)
  const before = stranger.bets()
  await page.waitForTimeout(1000)
  expect(stranger.bets()).toBe(before)
}

test('a game that says nothing plays, and stops wherever the player cannot see it', async ({
  open,
  stranger,
  say,
}) => {
  const page = await open()
  const frame = gameFrame(page, title)
  await expectBets(stranger)
  // Nothing lies over it, and the bars have what works: no sound switch, no balance that could tell a result early.
  await expect(page.getByText('Opening the game')).toHaveCount(0)
  await expect(frame.locator('output')).toHaveCount(0)
  await expect(frame.getByRole('button', { name: 'Sound', exact: true })).toHaveCount(0)
  await expect(frame.locator('footer')).not.toContainText('₩')

  await frame.getByRole('button', { name: 'Break', exact: true }).click()
  const question = frame.getByRole('alertdialog', { name: say('Stop for 24 hours') })
  await expect(question).toBeVisible()
  await expectNoBets(page, stranger)
  await expect(page.getByText(closedForNow).first()).toBeVisible()
  await question.getByRole('button', { name: say('Cancel') }).click()
  await expectBets(stranger)

  await frame.getByRole('button', { name: 'Minimise' }).click()
  await expectNoBets(page, stranger)
  const pill = page.getByRole('complementary', { name: 'Current game' })
  await pill.getByRole('button', { name: title }).click()
  await expectBets(stranger)

  await frame.getByRole('button', { name: 'Reload the game' }).click()
  await expectBets(stranger)
  await frame.getByRole('button', { name: 'Break', exact: true }).click()
  await question.getByRole('button', { name: say('Stop for 24 hours') }).click()
  await expect(frame).toHaveCount(0)
  await expectNoBets(page, stranger)
})

test('its own buttons lead to the cashier, the history and the lobby; its rules open', async ({
  open,
  stranger,
  guard,
}) => {
  guard.allow(/Unsafe attempt to initiate navigation/)
  // The browser's note about the app's return page, which runs one line of the app's own.
  guard.allow(/can escape its sandboxing. \(http:\/\/localhost:\d+\/game\/return.html/)
  const page = await open()
  const frame = gameFrame(page, title)
  const game = insideOf(page)
  const restore = () =>
    page.getByRole('complementary', { name: 'Current game' }).getByRole('button', { name: title }).click()

  const opening = page.waitForEvent('popup')
  await game.getByRole('button', { name: 'Rules' }).click()
  const rules = await opening
  // A page in the app's sandbox could not have an origin of its own choice, nor its storage.
  await expect(rules.locator('#storage')).toHaveText(/^http:/)
  await rules.close()
  await game.getByRole('link', { name: 'Home page' }).click()
  await expectBets(stranger)
  await expect(page).toHaveURL(/\/game\/slot/)

  for (const [name, address] of [
    ['Cashier', /\/wallet\/depositpage$/],
    ['History', /\/wallet\/history$/],
  ] as const) {
    await game.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expectNoBets(page, stranger)
    await restore()
    await expectBets(stranger)
  }
  await game.getByRole('link', { name: 'Lobby' }).click()
  await expect(frame).toHaveCount(0)
  await expectNoBets(page, stranger)
})

test('after the network was lost, reloading it is offered', { tag: '@long' }, async ({ open, guard }) => {
  // The game does not catch its failed requests.
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const page = await open()
  await expect(insideOf(page).getByRole('button', { name: 'Rules' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(gameFrame(page, title).getByText('You are offline')).toBeVisible()
  await page.context().setOffline(false)
  const notice = gameFrame(page, title).getByText(
    'Your connection was interrupted. If the game has stopped, reload it.',
  )
  await expect(notice).toBeVisible()
  await gameFrame(page, title).getByRole('button', { name: 'Reload the game' }).last().click()
  await expect(notice).toHaveCount(0)
  await expect(insideOf(page).getByRole('button', { name: 'Rules' })).toBeVisible()
})

test('a hostile game changes nothing beyond its frame', async ({ open, stranger, guard }) => {
  guard.allow(/Unsafe attempt to initiate navigation|Permissions policy|permissions policy/)
  stranger.show('hostile')
  const page = await open()
  const frame = gameFrame(page, title)
  await expect(insideOf(page).locator('#refused')).toHaveText('top location camera notifications page')
  await expect(page).toHaveURL(/\/game\/slot/)
  await expect(frame).toBeVisible()
  await expect(page.locator('body')).not.toContainText('999,999,999')
  expect(page.context().pages()).toHaveLength(1)
  // The bars work while it floods the page with messages.
  await frame.getByRole('button', { name: 'Close the game' }).click()
  await expect(frame).toHaveCount(0)
})
