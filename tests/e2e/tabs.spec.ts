import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'
import { whole } from '../support/e2e/whole.ts'

test.use(whole)

test(
  'a tab that slept through a sign-out shows nothing personal when it wakes',
  { tag: '@desktop' },
  async ({ player, context, say }) => {
    await player.goto('/account/mypagelist')
    const email = player.getByRole('main').getByText('demo@example.invalid')
    await expect(email).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(other.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()

    const devtools = await context.newCDPSession(player)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await other.getByRole('button', { name: say('Menu'), exact: true }).click()
    await other.getByRole('button', { name: say('Sign out') }).click()
    await expect(other.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })

    await expect(player.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible()
    await expect(email).toHaveCount(0)
    expect(await player.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
  },
)

test(
  'a visible tab shows what another was told, without asking itself',
  { tag: '@desktop' },
  async ({ player, context }) => {
    await player.goto('/favourites')
    const balance = (page: typeof player) => page.getByRole('banner').getByRole('link', { name: /^Balance/ })
    await expect(balance(player)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/favourites')
    await expect(balance(other)).toBeVisible()
    // The operator answers the first tab alone from now on, with another balance.
    await other.route('**/main/init', (route) => route.abort())
    await player.route('**/main/init', async (route) => {
      const answer = await route.fetch()
      const body = JSON.parse(await answer.text()) as { DATA: { ui: { amount: number } } }
      body.DATA.ui.amount = 7_654_321
      await route.fulfill({ response: answer, json: body })
    })
    for (const page of [player, other])
      await expect(balance(page)).toContainText('7,654,321', { timeout: 30_000 })
  },
)
