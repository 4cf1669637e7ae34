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
  // Each can be clicked in its own turn only; neither while cards are dealt.
  const button = game.getByRole('button', { name: deal, exact: true, disabled: false })
  const choice = game.locator('.choices').getByRole('button', { disabled: false }).first()
  const felt = game.locator('.felt[aria-disabled=false]')
  for (let hand = 0; hand < 8; hand++) {
    await expect(felt).toBeVisible()
    await spot.click()
    await button.click()
    await expect(choice.or(felt).first()).toBeVisible()
    if (await choice.isVisible()) return
  }
  throw new Error('no hand waited for a decision')
}
