import type { Page } from '@playwright/test'
import type { blackjackTitle } from '../hand-titles.ts'
import { expect } from '../console-guard.ts'
import { drawer, gameFrame, studio, tile } from './lobby.ts'

/** The title of a game as a language's lobby has it. */
export const handTitle = ({ title }: typeof blackjackTitle, language: 'en' | 'ko') => title[language]

/** Opens a game of hands from the lobby. */
export async function openHand(
  page: Page,
  game: typeof blackjackTitle,
  language: 'en' | 'ko',
): Promise<void> {
  await page.goto(`/game/livecasino?provider=${game.provider.id}`)
  await tile(drawer(page, game.provider.title[language]), handTitle(game, language)).click()
  await expect(gameFrame(page, handTitle(game, language))).toBeVisible()
}

/** Deals hands until one waits for a decision: one that is over at once does not. */
export async function dealUntilTurn(page: Page, { bet, deal }: { bet: RegExp; deal: string }): Promise<void> {
  const game = studio(page)
  const spot = game.getByRole('button', { name: bet })
  const button = game.getByRole('button', { name: deal, exact: true })
  await expect(game.locator('.felt')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await spot.click()
  for (let hand = 0; hand < 8; hand++) {
    await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
    await button.click()
    const choice = game.locator('.choices button').first()
    await expect(choice.or(button).first()).toBeVisible()
    const isTurn = await expect(choice)
      .toHaveAttribute('aria-disabled', 'false', { timeout: 8_000 })
      .then(
        () => true,
        () => false,
      )
    if (isTurn) return
  }
  throw new Error('no hand waited for a decision')
}
