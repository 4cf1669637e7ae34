import { randomUUID } from 'node:crypto'
import { expect } from '../support/console-guard.ts'
import {
  aurumvale,
  closeGame,
  drawer,
  gameFrame,
  joinSheet,
  readyToSpin,
  signInOnScreen,
  star,
  studio,
  tile,
} from '../support/e2e/lobby.ts'
import { ledgerOf } from '../support/e2e/office.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

const languages = [
  { locale: 'en-US', html: 'en', title: 'The Beetle Amulet', part: 'bEETLE', spin: 'Spin' },
  { locale: 'ko-KR', html: 'ko', title: '딱정벌레 부적', part: '딱정벌레', spin: '스핀' },
] as const

/** An amount of won as a player reads it in either language. */
const won = (amount: number) => amount.toLocaleString('en-US')

for (const { locale, html, title, part, spin } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    const tags = locale === 'en-US' ? ['@wide', '@long'] : ['@phone']
    test(
      'from the signed-out home to a game, a favourite in two tabs, and out everywhere',
      { tag: tags },
      async ({ page, context, request, say, account }) => {
        test.slow()
        const provider = aurumvale.name[html]
        await page.goto('/')
        await expect(page).toHaveURL('/home')
        await expect(page.locator('html')).toHaveAttribute('lang', html)

        // Choosing a provider without a token says LOGIN_REQUIRED in a sheet over the page.
        // By key: on a slow machine the tour lies over it.
        await page.getByRole('button', { name: provider, exact: true }).press('Enter')
        await expect(joinSheet(page, say)).toBeVisible()
        await expect(page).toHaveURL('/home')
        await joinSheet(page, say)
          .getByRole('button', { name: say('Sign in'), exact: true })
          .click()
        await signInOnScreen(page, say, account)
        // On home, at the provider that was asked for.
        await expect(page).toHaveURL('/home?provider=1')
        const games = drawer(page, provider)
        await expect(tile(games, title)).toBeVisible()
        await games.getByRole('button', { name: say('Close'), exact: true }).click()
        await expect(games).toHaveCount(0)
        const opening = (await ledgerOf(account.username))[0]?.after ?? 0
        expect(opening).toBeGreaterThan(0)
        const balance = page.getByRole('banner').getByRole('link', { name: won(opening) })
        await expect(balance).toBeVisible()

        // The provider's games in the drawer, and its search in any case of letters.
        await page.getByRole('button', { name: provider, exact: true }).press('Enter')
        await expect(tile(games, title)).toBeVisible()
        const all = await games.getByRole('article').count()
        await games.getByRole('textbox', { name: say('Search') }).fill(part)
        await expect(games.getByRole('article')).toHaveCount(1)
        expect(all).toBeGreaterThan(1)

        await tile(games, title).click()
        const frame = gameFrame(page, title)
        await expect(frame).toBeVisible()
        await expect(games).toBeHidden()
        const button = await readyToSpin(page, spin)

        // A round may give back just what it cost: until one does not.
        let movements = await ledgerOf(account.username)
        while (movements[0]?.after === opening) {
          const { length } = movements
          await button.click()
          await expect.poll(async () => (await ledgerOf(account.username)).length).toBeGreaterThan(length)
          await expect(button).toHaveAttribute('aria-disabled', 'false')
          movements = await ledgerOf(account.username)
        }
        const held = movements[0]?.after ?? 0
        expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(held)
        await expect(frame.getByRole('contentinfo')).toContainText(won(held))

        await frame.getByRole('button', { name: say('Close the game') }).click()
        await expect(frame).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('link', { name: won(held) })).toBeVisible()

        // Tab B joins the session and follows the favourite of tab A without a reload.
        const other = await context.newPage()
        await other.goto(`/home?provider=${aurumvale.id}`)
        await expect(tile(drawer(other, provider), title)).toBeVisible()
        await expect(star(drawer(other, provider), say, title)).toHaveAttribute('aria-pressed', 'false')
        await page.getByRole('button', { name: provider, exact: true }).press('Enter')
        await star(games, say, title).click()
        await expect(star(games, say, title)).toHaveAttribute('aria-pressed', 'true')
        await expect(star(drawer(other, provider), say, title)).toHaveAttribute('aria-pressed', 'true')

        // Out in one tab is out in all, and the token is dead at the operator.
        const token = await page.evaluate(() => sessionStorage.getItem('jwt'))
        const asPlayer = { headers: { authorization: `Bearer ${token}` } }
        expect((await request.get('/main/init', asPlayer)).status()).toBe(200)
        await games.getByRole('button', { name: say('Close'), exact: true }).click()
        await expect(games).toHaveCount(0)
        await page.getByRole('button', { name: say('Menu'), exact: true }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('Sign out') })
          .click()
        for (const tab of [page, other]) {
          // In the tab with the drawer, the sheet that offers to sign in hides the page.
          const signIn = tab
            .locator('header')
            .getByRole('link', { name: say('Sign in'), includeHidden: true })
          await expect(signIn).toBeVisible()
          await expect(tab).toHaveURL('/home')
          expect(await tab.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
        }
        await expect
          .poll(async () => (await request.get('/main/init', asPlayer)).status())
          .toBeGreaterThanOrEqual(401)
      },
    )

    test('what a stranger pressed goes on: a game tried, then joined for, and a star', async ({
      page,
      request,
      say,
    }) => {
      test.slow()
      const account = {
        username: `j_${randomUUID().slice(0, 10).replaceAll('-', '')}`,
        password: 'copper-kite-9',
      }
      await page.goto('/home')
      const hero = (await page.locator('#hero-title').textContent()) ?? ''
      const sheet = joinSheet(page, say)
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Play'), exact: true })
        .click()
      const frame = gameFrame(page, hero)
      await readyToSpin(page, spin)
      await expect(frame.getByRole('contentinfo')).toContainText(say('Demo mode · not your balance'))
      await expect(studio(page).locator('.demo')).toBeVisible()

      // From the demo to an account, over a reload in the middle, and on to the game itself.
      await frame
        .getByRole('contentinfo')
        .getByRole('button', { name: say('Join') })
        .click()
      await expect(sheet).toContainText(hero)
      await sheet.getByRole('link', { name: say('Join for free') }).click()
      await expect(page).toHaveURL('/account/register')
      await page.reload()
      for (const [name, text] of [
        ['username', account.username],
        ['password', account.password],
        ['confirm', account.password],
        ['email', `${account.username}@example.test`],
        ['nickname', account.username],
        ['phone', '+82 10 1234 5678'],
        ['birth_year', '1990'],
        ['birth_month', '05'],
        ['birth_day', '17'],
      ] as const) {
        await page.locator(`input[name="${name}"]`).fill(text)
      }
      await page.getByRole('checkbox').check()
      await expect(page.getByRole('main')).toContainText(hero)
      await page.getByRole('main').locator('button[type=submit]').click()
      // What there is to play with is said before the game covers it.
      const welcome = page.getByRole('dialog', { name: say('Welcome, {name}', { name: account.username }) })
      await expect(welcome).toContainText(hero)
      // A screen reader reads the heading, and the balance with the name of the dialog.
      await expect(welcome.getByRole('heading')).toBeFocused()
      await expect(welcome).toHaveAccessibleDescription(/\d/)
      await welcome.getByRole('button', { name: say('Play'), exact: true }).click()
      await readyToSpin(page, spin)
      await expect(page).toHaveURL('/home')
      const opening = (await ledgerOf(account.username))[0]?.after ?? 0
      await expect(frame.getByRole('contentinfo')).toContainText(won(opening))
      await expect(studio(page).locator('.demo')).toHaveCount(0)
      await closeGame(page, hero, say('Close the game'))

      // A star goes to the account of who signs in.
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('Menu') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Sign out') })
        .click()
      await expect(page.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
      const slot = page
        .getByRole('region', { name: say('New slot games') })
        .getByRole('article')
        .first()
      const marked = (await slot.getByRole('heading').textContent()) ?? ''
      // By key: the tour or an announcement may lie over it on a slow machine.
      await star(slot, say, marked).press('Enter')
      await expect(sheet).toContainText(marked)
      await sheet.getByRole('button', { name: say('Sign in'), exact: true }).click()
      await signInOnScreen(page, say, account)
      await expect(page.getByRole('banner').getByRole('link', { name: say('Sign in') })).toHaveCount(0)
      await expect(star(slot, say, marked)).toHaveAttribute('aria-pressed', 'true')
      // The operator has it for the player's other devices.
      const jwt = await page.evaluate(() => sessionStorage.getItem('jwt'))
      const asPlayer = { headers: { authorization: `Bearer ${jwt}` } }
      await expect
        .poll(async () => (await request.get('/me/favourites', asPlayer)).json())
        .toMatchObject({ data: { list: [{ id: expect.any(String) }] } })
      // The shelf comes at the next visit. No reload: one in the moment of the press would lose what is being stored.
      await page.locator('a[href="/game/slotnine"]:visible').first().press('Enter')
      // The address comes before the page.
      await expect(page.getByRole('heading', { level: 1, name: say('All slots') })).toBeVisible()
      await page.goBack()
      await expect(
        page
          .getByRole('region', { name: say('Favourites'), exact: true })
          .getByRole('heading', { name: marked }),
      ).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })
}
