import { errors, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Say } from './phrases.ts'

/** What the reference operator offers, as a player of the tests knows it. */
export const aurumvale = { id: '1', name: { en: 'Aurumvale', ko: '아우룸베일' } } as const

/** The drawer of providers, or of one provider's games. */
export function drawer(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

/** A game's tile: the button that opens it. */
export function tile(within: Page | Locator, title: string): Locator {
  return within.getByRole('article').getByRole('button', { name: title, exact: true })
}

export function star(within: Page | Locator, say: Say, title: string): Locator {
  return within.getByRole('button', { name: say('Favourite: {title}', { title }), exact: true }).first()
}

/** The frame over the page in which a game is played. */
export function gameFrame(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** Closes the game of that title; waits until it is closed. `label`: the button's name. */
export async function closeGame(page: Page, title: string, label: string): Promise<void> {
  await gameFrame(page, title).getByRole('button', { name: label, exact: true }).click()
  await expect(gameFrame(page, title)).toHaveCount(0)
}

/** The studio's page inside the frame. */
export function studio(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** The game's spin button; waits until the game can be played. */
export async function readyToSpin(page: Page, spin: string): Promise<Locator> {
  const button = studio(page).getByRole('button', { name: spin, exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  return button
}

/** The sheet that opens where something was clicked without a session. */
export function joinSheet(page: Page, say: Say): Locator {
  return page.getByRole('dialog', { name: say('Please sign in.'), exact: true })
}

/** Signs in on the sign-in screen, which must be open. */
export async function signInOnScreen(
  page: Page,
  say: Say,
  account: { readonly username: string; readonly password: string },
): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel(say('Password'), { exact: true }) })
  await form.getByLabel(say('Username'), { exact: true }).fill(account.username)
  await form.getByLabel(say('Password'), { exact: true }).fill(account.password)
  await form.getByRole('button', { name: say('Sign in'), exact: true }).click()
}

/** The toast at the top that says `text`; a click dismisses it. */
export function toast(page: Page, text: string): Locator {
  return page.locator('#toasts [data-part=root]').filter({ has: page.getByText(text, { exact: true }) })
}

/** Whether an element appears within two seconds. To expect none, `toHaveCount(0)` would pass before a late one. */
export function appears(element: Locator): Promise<boolean> {
  return element
    .first()
    .waitFor({ timeout: 2000 })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false
        throw error
      },
    )
}

/** The button of a toast that leads on. */
export function toastAction(page: Page, label: string): Locator {
  return page.locator('#toasts').getByRole('button', { name: label, exact: true })
}
