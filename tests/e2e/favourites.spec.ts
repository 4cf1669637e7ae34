import type { Page } from '@playwright/test'
import { expect } from '../support/console-guard.ts'
import { appears, joinSheet, signInOnScreen, star, toast, toastAction } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { type Account, giveSession, newPlayer, newSession } from '../support/e2e/players.ts'
import type { Say } from '../support/e2e/phrases.ts'
import { storedFavouriteChanges } from '../support/e2e/stored-favourites.ts'

const asked = 'You added favourites before signing in.'

const shelf = (page: Page) => page.getByRole('region', { name: 'Favourites', exact: true })

/** Marks the first slot and the first live table of home, and gives their titles. */
async function markTwo(page: Page, say: Say): Promise<string[]> {
  const titles: string[] = []
  for (const name of ['New slot games', 'Table games']) {
    const tile = page.getByRole('region', { name }).getByRole('article').first()
    const title = (await tile.getByRole('heading').textContent()) ?? ''
    await star(tile, say, title).click()
    await expect(star(tile, say, title)).toHaveAttribute('aria-pressed', 'true')
    // The first star of a visit offers to join; the star is set anyway.
    if (titles.length === 0)
      await joinSheet(page, say)
        .getByRole('button', { name: say('Continue browsing') })
        .click()
    titles.push(title)
  }
  return titles
}

async function signIn(page: Page, say: Say, account: Account): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Sign in') })
    .click()
  await signInOnScreen(page, say, account)
  await expect(page).toHaveURL('/home')
}

async function signOut(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Menu') })
    .click()
  await page
    .getByRole('dialog', { name: say('Menu') })
    .getByRole('button', { name: say('Sign out') })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
}

test('favourites made before signing in are offered once, and each account has its own', async ({
  page,
  request,
  say,
  account,
}) => {
  await page.goto('/home')
  const titles = await markTwo(page, say)
  await expect.poll(() => storedFavouriteChanges(page)).toBe(2)
  await page.reload()
  await expect(shelf(page).getByRole('article')).toHaveCount(2)

  await signIn(page, say, account)
  await expect(shelf(page)).toHaveCount(0)
  await toastAction(page, 'Add your 2 favourites').click()
  for (const title of titles)
    await expect(star(page.getByRole('main'), say, title).first()).toHaveAttribute('aria-pressed', 'true')
  // Two stars, and one change of each kind when the account has them. A page that is left earlier moves some of them only.
  await expect.poll(() => storedFavouriteChanges(page)).toBe(4)
  await page.reload()
  for (const title of titles) await expect(shelf(page).getByRole('heading', { name: title })).toBeVisible()

  // The favourites belong to the account now: other players do not see them, and they show at the next visit.
  await signOut(page, say)
  await expect(shelf(page)).toHaveCount(0)
  await signIn(page, say, await newPlayer(request))
  await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
  await expect(shelf(page)).toHaveCount(0)
  expect(await appears(toast(page, asked))).toBe(false)
  await signOut(page, say)
  await signIn(page, say, account)
  await expect(shelf(page).getByRole('article')).toHaveCount(2)
  expect(await appears(toast(page, asked))).toBe(false)
})

test(
  'the offer can be refused, and is not made again',
  { tag: ['@desktop', '@long'] },
  async ({ page, say, account }) => {
    await page.goto('/home')
    await markTwo(page, say)
    await signIn(page, say, account)
    await toast(page, asked).click()
    await expect(toast(page, asked)).toHaveCount(0)
    await expect(shelf(page)).toHaveCount(0)
    // Refusing deletes nothing.
    await signOut(page, say)
    await expect(shelf(page).getByRole('article')).toHaveCount(2)
    await signIn(page, say, account)
    await expect(page.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
    expect(await appears(toast(page, asked))).toBe(false)
  },
)

test(
  'favouritesChanged says kind, user and list, in every tab; the star survives a reload',
  { tag: ['@desktop', '@long'] },
  async ({ page, context, request, say, account }) => {
    const login = await newSession(request, account)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await giveSession(tab, login)
      await tab.addInitScript(() => {
        window.addEventListener('favouritesChanged', (event) => {
          const { detail } = event as CustomEvent<{ category: string; user: string; list: { id: string }[] }>
          const words = `${detail.category} ${detail.user} ${detail.list.length}`
          document.documentElement.dataset['heard'] = words
        })
      })
      await tab.goto('/home')
      await expect(
        tab.getByRole('region', { name: 'New slot games' }).getByRole('article').first(),
      ).toBeVisible()
    }
    const tile = page.getByRole('region', { name: 'New slot games' }).getByRole('article').first()
    const title = (await tile.getByRole('heading').textContent()) ?? ''
    await star(tile, say, title).click()
    await expect.poll(() => storedFavouriteChanges(page, account.username)).toBeGreaterThan(0)
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-heard', `slots ${account.username} 1`)
      await tab.reload()
      await expect(shelf(tab).getByRole('heading', { name: title })).toBeVisible()
    }
    await star(shelf(page), say, title).click()
    // The shelf keeps its place in this visit.
    for (const tab of [page, other]) await expect(shelf(tab).getByRole('article')).toHaveCount(0)
  },
)
