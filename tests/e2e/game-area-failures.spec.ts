import type { Page, Route } from '@playwright/test'
import { responseMark } from '@marquee/contract/envelope.ts'
import { expect } from '../support/console-guard.ts'
import { aurumvale, drawer, gameFrame, signInOnScreen, tile, toast } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'
import { demo } from '../support/e2e/players.ts'

// Spec §8, 'Game area': each failure as the player reads it. The network's own notes in the console are not the app's.
test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/))

const title = 'The Beetle Amulet'
const lists = (url: URL) => url.pathname === '/game/provider' && !url.searchParams.has('provider_id')
const games = (url: URL) => url.pathname === '/game/provider' && url.searchParams.has('provider_id')
const launches = (url: URL) => url.pathname === '/game/launch'
const polls = (url: URL) => url.pathname === '/main/init'

/** An answer of the operator, in envelope A. Without its mark the app would not believe it. */
function answers(body: { RESULT: boolean; DATA?: object; message?: string }, status = 200) {
  return (route: Route) =>
    route.fulfill({ status, json: { DATA: {}, ...body }, headers: { [responseMark]: '1' } })
}

const refuse = (route: Route) => route.abort()

async function launch(page: Page): Promise<void> {
  await page.goto(`/game/slot?provider=${aurumvale.id}`)
  await tile(drawer(page, aurumvale.name.en), title).click()
}

test('the provider list cannot be loaded: said, and tried again', { tag: '@long' }, async ({ page }) => {
  await page.route(lists, answers({ RESULT: false }, 500))
  await page.goto('/game/slot')
  await expect(toast(page, 'The provider list could not be loaded.')).toBeVisible()
  const said = page.getByRole('main').getByRole('alert')
  await expect(said).toContainText('The provider list could not be loaded.')
  // What the page asked for meanwhile is answered before the press.
  await page.waitForLoadState('networkidle')
  await page.unroute(lists)
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Aurumvale', exact: true })).toBeVisible()
})

test(
  'a provider’s games with RESULT false: fetchError and what the server said, or unknownError',
  { tag: ['@desktop', '@long'] },
  async ({ player }) => {
    let answer = answers({ RESULT: false, message: 'item.notFound' }, 404)
    await player.route(games, (route) => answer(route))
    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    await expect(toast(player, 'The games could not be loaded. This was not found.')).toBeVisible()
    const said = drawer(player, aurumvale.name.en).getByRole('alert')
    await expect(said).toContainText('This was not found.')

    answer = answers({ RESULT: false })
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(
      toast(player, 'The games could not be loaded. Something went wrong. Please try again.'),
    ).toBeVisible()
  },
)

test('the network fails while games load: serverError after the retries, and tried again', async ({
  player,
}) => {
  let asked = 0
  await player.route(games, (route) => {
    // Other providers' games are fetched ahead.
    if (new URL(route.request().url()).searchParams.get('provider_id') === aurumvale.id) asked += 1
    return refuse(route)
  })
  await player.goto(`/game/slot?provider=${aurumvale.id}`)
  const words = 'The site cannot be reached right now. Check your connection and try again.'
  // Three more attempts, a second apart, come before the words.
  await expect(toast(player, words)).toBeVisible()
  expect(asked).toBe(4)
  const shown = drawer(player, aurumvale.name.en)
  await shown.getByRole('button', { name: 'Try again' }).click()
  // After the press: a list that came by itself before it would take the button away.
  await player.unroute(games)
  await expect(tile(shown, title)).toBeVisible()
})

test(
  'a launch that is refused: fetchError and why, or that nothing is known, back in the drawer',
  { tag: '@desktop' },
  async ({ player }) => {
    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    const game = tile(drawer(player, aurumvale.name.en), title)
    const refusals = [
      { said: 'game.outOfService', words: 'This game is currently unavailable.', status: 409 },
      { said: undefined, words: 'Something went wrong. Please try again.', status: 200 },
    ]
    for (const { said, words, status } of refusals) {
      await player.unroute(launches)
      await player.route(launches, answers({ RESULT: false, ...(said ? { message: said } : {}) }, status))
      await game.click()
      await expect(toast(player, `The game could not be opened. ${words}`)).toBeVisible()
      await expect(gameFrame(player, title)).toHaveCount(0)
      await expect(game).toBeVisible()
    }
  },
)

test(
  'a launch without an address that a frame may have: game.launch.invalidUrl, and the player is told',
  { tag: ['@desktop', '@long'] },
  async ({ player, guard }) => {
    guard.allow(/game\.launch\.invalidUrl/)
    await player.goto(`/game/slot?provider=${aurumvale.id}`)
    const words = toast(player, 'The game could not be opened: its address is not valid.')
    const logged = () =>
      guard.complaints.filter((line) => line.startsWith('error: game.launch.invalidUrl')).length
    const addresses = [undefined, 'javascript:alert(1)', 'ftp://studio.example/play', '/home']
    for (const [index, url] of addresses.entries()) {
      await player.unroute(launches)
      await player.route(launches, answers({ RESULT: true, DATA: url === undefined ? {} : { url } }))
      await tile(drawer(player, aurumvale.name.en), title).click()
      await expect(words, String(url)).toBeVisible()
      await expect.poll(logged, String(url)).toBe(index + 1)
      await expect(player.locator('iframe')).toHaveCount(0)
      await expect(words).toHaveCount(0)
    }
  },
)

test('an exception during the launch: serverError, and nothing was staked', async ({ player }) => {
  await player.route(launches, refuse)
  await launch(player)
  // After three more attempts, a second apart.
  await expect(
    toast(player, 'The game could not be opened: the server did not respond. No stake was taken.'),
  ).toBeVisible()
  await expect(gameFrame(player, title)).toHaveCount(0)
  await player.unroute(launches)
  await tile(drawer(player, aurumvale.name.en), title).click()
  await expect(player.locator('iframe')).toHaveCount(1)
})

test(
  'an init poll that is unsuccessful, or lacks the user: signed out, to the sign-in screen and back',
  { tag: ['@desktop', '@long'] },
  async ({ player, say }) => {
    for (const body of [{ RESULT: false }, { RESULT: true, DATA: {} }]) {
      await player.route(polls, answers(body))
      await player.goto('/settings')
      await expect(player).toHaveURL('/login?redirect=%2Fsettings')
      expect(await player.evaluate(() => sessionStorage.getItem('jwt'))).toBeNull()
      await player.unroute(polls)
      await signInOnScreen(player, say, demo)
      await expect(player).toHaveURL('/settings')
    }
  },
)

test(
  'an init poll answered 502, 503 or 429: the player stays signed in',
  { tag: '@desktop' },
  async ({ player }) => {
    const balance = player.getByRole('banner').getByRole('link', { name: /^Balance/ })
    await player.goto('/settings')
    await expect(balance).toBeVisible()
    for (const status of [502, 503, 429]) {
      const refused = player.waitForResponse((answer) => answer.status() === status)
      await player.route(polls, (route) => route.fulfill({ status, body: 'busy' }))
      await player.reload()
      await refused
      await expect(player.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await player.unroute(polls)
      await expect(balance).toBeVisible()
      await expect(player).toHaveURL('/settings')
    }
  },
)
