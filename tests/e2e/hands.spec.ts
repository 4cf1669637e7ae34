import type { Locator } from '@playwright/test'
import { blackjackTitle, holdemTitle } from '../support/hand-titles.ts'
import { expect } from '../support/console-guard.ts'
import { dealUntilTurn, handTitle, openHand } from '../support/e2e/hands.ts'
import { studio } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'

const words = {
  en: { bet: /^Bet,/, deal: 'Deal', stand: 'Stand', decline: 'No insurance', win: 'Your turn' },
  ko: { bet: /^베팅,/, deal: '카드 받기', stand: '스탠드', decline: '보험 안 함', win: '선택할 차례예요' },
} as const

/** Pixels that two boxes share, by their highest and lowest edges. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('a box is not on the page')
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}

for (const [language, locale] of [
  ['en', 'en-US'],
  ['ko', 'ko-KR'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(
      'a hand that was left is offered on home and on its tile, and goes on where it was',
      { tag: language === 'ko' ? '@phone' : ['@phone', '@long'] },
      async ({ page, request, account, say }) => {
        test.slow()
        await giveSession(page, await newSession(request, account))
        await openHand(page, blackjackTitle, language)
        const said = words[language]
        await dealUntilTurn(page, said)
        const cards = await studio(page).locator('.hand .card').allTextContents()

        // The browser is closed in the middle of the hand.
        await page.goto('/home')
        const offer = page.getByRole('complementary', { name: say('Unfinished round'), exact: true })
        await expect(offer).toContainText(handTitle(blackjackTitle, language))
        await page.goto(`/game/livecasino?provider=${blackjackTitle.provider.id}`)
        const article = page.getByRole('article').filter({
          has: page.getByRole('button', { name: handTitle(blackjackTitle, language), exact: true }),
        })
        const note = article.getByText(say('Continue your round')).first()
        await expect(note).toBeVisible()
        const stakes = article.getByText('–').first()
        expect(await overlap(note, stakes), 'of the note and the whole mark of stakes').toBe(
          await overlap(stakes, stakes),
        )
        await page.goto('/home')
        await offer.getByRole('button', { name: handTitle(blackjackTitle, language) }).click()
        await expect(studio(page).locator('.choices button').first()).toHaveAttribute(
          'aria-disabled',
          'false',
        )
        expect(await studio(page).locator('.hand .card').allTextContents()).toEqual(cards)

        const decline = studio(page).getByRole('button', { name: said.decline, exact: true })
        if (await decline.isVisible()) await decline.click()
        const stand = studio(page).getByRole('button', { name: said.stand, exact: true })
        const deal = studio(page).getByRole('button', { name: said.deal, exact: true })
        await expect(stand.or(deal).first()).toBeVisible()
        if (await stand.isVisible()) await stand.click()
        await expect(studio(page).locator('.felt')).toHaveAttribute('aria-disabled', 'false')
        await page.goto('/home')
        await expect(page.getByRole('main')).toBeVisible()
        await expect(offer).toHaveCount(0)
      },
    )
  })
}

test(
  "casino hold'em is played by keys alone: ante, deal, fold",
  { tag: ['@wide', '@long'] },
  async ({ page, request, account }) => {
    test.slow()
    await giveSession(page, await newSession(request, account))
    await openHand(page, holdemTitle, 'en')
    const game = studio(page)
    await expect(game.locator('.felt')).toHaveAttribute('aria-disabled', 'false')
    await game.getByRole('button', { name: /^Ante,/ }).focus()
    await page.keyboard.press('Enter')
    await game.getByRole('button', { name: 'Deal', exact: true }).focus()
    await page.keyboard.press('Enter')
    const fold = game.getByRole('button', { name: 'Fold', exact: true })
    await expect(fold).toHaveAttribute('aria-disabled', 'false')
    // The keyboard is on the first decision.
    await expect(fold).toBeFocused()
    await expect(game.getByRole('status')).toHaveText(/Dealer: face down, face down/)
    await page.keyboard.press('Enter')
    await expect(game.getByRole('status')).toHaveText(/No win in this round/)
    await expect(game.getByRole('button', { name: 'Repeat', exact: true })).toBeFocused()
  },
)
