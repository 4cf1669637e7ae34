import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { blackjackTitle } from '../support/hand-titles.ts'
import { expect } from '../support/console-guard.ts'
import { dealUntilTurn, openHand } from '../support/e2e/hands.ts'
import { aurumvale, drawer, readyToSpin, studio, tile } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'
import { whole } from '../support/e2e/whole.ts'
import { untilEverythingKept } from '../support/e2e/worker.ts'

/** A round of roulette that anyone can check, or the same round of a game that has another name. */
function sampleProof(kind = 'roulette'): string {
  const { proof }: { proof: { sums: object } } = JSON.parse(
    readFileSync('packages/studio/verifier/vectors/roulette.json', 'utf8'),
  )
  const sum = createHash('sha256').update(JSON.stringify(kind)).digest('hex').slice(0, 8)
  return JSON.stringify({ ...proof, kind, sums: { ...proof.sums, kind: sum } })
}

const verdict = (page: Page) => page.getByRole('main').getByRole('status')
const field = (page: Page) => page.getByRole('textbox', { name: 'Proof of the round' })

test(
  'a round is checked from the game, after the server seed is shown; a changed character is found',
  { tag: '@wide' },
  async ({ page, request, account }) => {
    await giveSession(page, await newSession(request, account))
    await page.goto(`/game/slot?provider=${aurumvale.id}`)
    await tile(drawer(page, aurumvale.name.en), 'The Beetle Amulet').click()
    const spin = await readyToSpin(page, 'Spin')
    await spin.click()
    await readyToSpin(page, 'Spin')

    const game = studio(page)
    await game.getByRole('button', { name: 'Paytable' }).click()
    await game.getByRole('button', { name: 'Verify rounds' }).click()
    const sheet = game.getByRole('dialog', { name: 'Verify your rounds' })
    const seed = sheet.getByRole('textbox', { name: 'Client seed' })
    await expect(seed).toHaveValue(/^[0-9a-f]{32}$/)
    await expect(sheet.getByText('The server seed of this round is still secret.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Reveal the server seed' }).click()
    await expect(sheet.getByRole('heading', { name: 'Previous seeds' })).toBeVisible()
    const proof = sheet.getByRole('textbox', { name: 'Proof of the round' })
    await expect(proof).toHaveValue(/"server_seed":"[0-9a-f]{64}"/)
    // A seed of the player's own, for the rounds to come.
    await seed.fill('no colons: here')
    await sheet.getByRole('button', { name: 'Change' }).click()
    await expect(seed).toHaveAttribute('aria-invalid', 'true')
    await seed.fill('my-own-seed')
    await sheet.getByRole('button', { name: 'Change' }).click()
    await expect(sheet.getByText('Rounds drawn: 0')).toBeVisible()
    await expect(seed).toHaveValue('my-own-seed')

    await sheet.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(/\/fairness#proof=/)
    await expect(verdict(page)).toContainText('This round was fair')
    await expect(verdict(page).getByText('Wrong')).toHaveCount(0)

    await page.locator('summary', { hasText: 'Proof of the round' }).click()
    const text = await field(page).inputValue()
    await field(page).fill(text.replace('"nonce":0', '"nonce":1'))
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(verdict(page)).toContainText('This proof is not valid.')
    await expect(verdict(page)).toContainText('See nonce')
    // Some of the numbers may be the same by chance.
    await expect(verdict(page)).toContainText(/See numbers\[\d+\]/)
  },
)

/** Reveals the seeds of the last round in the sheet about fairness of a game, whose rules are open, and checks its proof. */
async function checkLastRound(page: Page): Promise<void> {
  const game = studio(page)
  await game.getByRole('button', { name: 'Verify rounds' }).click()
  const sheet = game.getByRole('dialog', { name: 'Verify your rounds' })
  await sheet.getByRole('button', { name: 'Reveal the server seed' }).click()
  const proof = sheet.getByRole('textbox', { name: 'Proof of the round' })
  await expect(proof).toHaveValue(/"server_seed":"[0-9a-f]{64}"/)
  await sheet.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/fairness#proof=/)
  await expect(verdict(page)).toContainText('This round was fair')
  await expect(verdict(page).getByText('Correct')).toHaveCount(6)
}

test(
  'a round of clusters is checked, up to its win',
  { tag: '@long' },
  async ({ page, request, account }) => {
    await giveSession(page, await newSession(request, account))
    await page.goto(`/game/slot?provider=${aurumvale.id}`)
    await tile(drawer(page, aurumvale.name.en), 'Ruby Oasis').click()
    await (await readyToSpin(page, 'Spin')).click()
    await readyToSpin(page, 'Spin')
    await studio(page).getByRole('button', { name: 'Paytable' }).click()
    await checkLastRound(page)
  },
)

test(
  'a hand of blackjack is checked, up to its win; not before it is over',
  { tag: '@wide' },
  async ({ page, request, account, guard }) => {
    test.slow()
    guard.allow(/409 \(Conflict\).*\/api\/fair\/rotate/)
    await giveSession(page, await newSession(request, account))
    await openHand(page, blackjackTitle, 'en')
    await dealUntilTurn(page, { bet: /^Bet,/, deal: 'Deal' })
    const game = studio(page)
    await game.getByRole('button', { name: 'Rules', exact: true }).click()
    await game.getByRole('button', { name: 'Verify rounds' }).click()
    const sheet = game.getByRole('dialog', { name: 'Verify your rounds' })
    await sheet.getByRole('button', { name: 'Reveal the server seed' }).click()
    await expect(sheet.getByRole('status')).toHaveText('A round is still in progress. Finish it first.')
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()

    const decline = game.getByRole('button', { name: 'No insurance', exact: true })
    if (await decline.isVisible()) await decline.click()
    const stand = game.getByRole('button', { name: 'Stand', exact: true })
    const deal = game.getByRole('button', { name: 'Deal', exact: true })
    await expect(stand.or(deal).first()).toBeVisible()
    if (await stand.isVisible()) await stand.click()
    await expect(game.locator('.felt')).toHaveAttribute('aria-disabled', 'false')
    await game.getByRole('button', { name: 'Rules', exact: true }).click()
    await checkLastRound(page)
  },
)

test('anybody can check a pasted proof; other texts are refused', async ({ page }) => {
  await page.goto('/support')
  await page.getByRole('link', { name: 'Verify a round' }).click()
  const check = page.getByRole('button', { name: 'Verify', exact: true })
  await expect(check).toBeDisabled()
  for (const text of ['not a proof', '{"marquee_proof":3}', `"${'x'.repeat(150_000)}"`]) {
    await field(page).fill(text)
    await check.click()
    await expect(verdict(page)).toHaveText('This text is not the proof of a round.')
  }
  await field(page).fill(sampleProof('craps'))
  await check.click()
  await expect(verdict(page)).toContainText('this round is not proven')
  await expect(verdict(page)).toContainText('Cannot be verified')
  await field(page).fill(` ${sampleProof()}\n`)
  await check.click()
  await expect(verdict(page)).toContainText('This round was fair')
})

test(
  'a round of the history leads to its proof',
  { tag: '@long' },
  async ({ page, request, account, guard }) => {
    // The test's own scripts are refused in the picture of the round.
    guard.allow(/Blocked script execution in .*\/replay\//)
    await giveSession(page, await newSession(request, account))
    await page.goto(`/game/slot?provider=${aurumvale.id}`)
    await tile(drawer(page, aurumvale.name.en), 'The Beetle Amulet').click()
    await (await readyToSpin(page, 'Spin')).click()
    await readyToSpin(page, 'Spin')
    await page.goto('/wallet/history')
    await page.getByRole('main').getByText('The Beetle Amulet').first().click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Verify this round' }).click()
    const proof = await opening
    await proof.getByRole('button', { name: 'Reveal the server seed' }).click()
    await proof.waitForURL(/\/fairness#proof=/)
    // What the game's page noted is in its own storage: the history's proof cannot carry it.
    await expect(verdict(proof)).toContainText('The result follows from the seeds, and nobody changed it.')
    await expect(verdict(proof).getByText('Correct')).toHaveCount(5)
    await expect(proof.getByRole('heading', { name: 'The Beetle Amulet' })).toBeVisible()
    await proof.getByRole('link', { name: 'Show in your history' }).click()
    await expect(proof.getByRole('dialog', { name: 'The Beetle Amulet' })).toContainText('Staked')
  },
)

test.describe('with its worker', () => {
  test.use(whole)
  test('a linked proof is checked offline, signed out', { tag: '@long' }, async ({ page, context }) => {
    await page.goto('/home')
    await untilEverythingKept(page)
    await context.setOffline(true)
    await page.goto(`/fairness#proof=${encodeURIComponent(sampleProof())}`)
    await expect(verdict(page)).toContainText('This round was fair')
  })
})
