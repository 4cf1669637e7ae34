import type { BrowserContext, Page } from '@playwright/test'
import { responseMark } from '@marquee/contract/envelope.ts'
import { expect } from '../support/console-guard.ts'
import { drawer, tile, toast, toastAction } from '../support/e2e/lobby.ts'
import { test } from '../support/e2e/player-test.ts'

/** A table whose launch code, 26001, is one of a game with a window of its own. */
const table = 'Merrowday Roulette'
const provider = { id: '17', name: 'Merrowday' }

async function pressTable(page: Page): Promise<void> {
  await page.goto(`/game/livecasino?provider=${provider.id}`)
  await tile(drawer(page, provider.name), table).click()
}

/** Blocks popups until `allowed` is set on the page. */
async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) =>
      document.documentElement.dataset['windows'] === 'allowed' ? open(...args) : null
  })
}

function nextWindow(context: BrowserContext): Promise<Page> {
  return context.waitForEvent('page')
}

test('a game with a launch code for windows opens in one, which cannot reach the app', async ({
  player,
  context,
}) => {
  const opening = nextWindow(context)
  await pressTable(player)
  const popup = await opening
  await expect(popup).toHaveURL(/\/play\/26001\?token=/)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await expect(player.locator('iframe')).toHaveCount(0)

  // Pressed again, the same window comes to the front: no second one, no second launch.
  const before = popup.url()
  await tile(player, table).click()
  await expect.poll(() => context.pages().length).toBe(2)
  expect(popup.url()).toBe(before)
})

test('the bar of the session in the app’s window lies over no tab and over no link at the page’s end', async ({
  player,
  context,
  say,
}) => {
  const opening = nextWindow(context)
  await pressTable(player)
  await opening
  await drawer(player, provider.name)
    .getByRole('button', { name: say('Close'), exact: true })
    .click()
  const bar = player.getByRole('region', { name: say('This session') })
  await expect(bar).toBeVisible()
  const tabs = player.getByRole('navigation')
  await tabs.getByRole('link', { name: say('Home'), exact: true }).click()
  await expect(player).toHaveURL('/home')
  await expect(bar).toBeVisible()
  await tabs.getByRole('link', { name: say('Wallet'), exact: true }).click()
  await expect(player).toHaveURL('/wallet/depositpage')
  const last = player.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeAttached()
  await expect
    .poll(async () => {
      await player.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const [link, top] = await Promise.all([last.boundingBox(), bar.boundingBox()])
      return link !== null && top !== null && link.y + link.height <= top.y
    })
    .toBe(true)
})

test(
  'on a desktop the window is 1200 by 800',
  { tag: ['@desktop', '@long'] },
  async ({ player, context }) => {
    await player.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (url, target, features) => {
        document.documentElement.dataset['asked'] = features ?? ''
        return open(url, target, features)
      }
    })
    const opening = nextWindow(context)
    await pressTable(player)
    await opening
    await expect(player.locator('html')).toHaveAttribute('data-asked', /width=1200,height=800/)
  },
)

test('a blocked window: how to allow it, and a button that opens it', async ({ player, context, say }) => {
  await blockWindows(player)
  await pressTable(player)
  const words = say('Your browser blocked the game’s window. Allow pop-ups for this site, or open it here.')
  await expect(toast(player, words)).toBeVisible()
  expect(context.pages()).toHaveLength(1)

  await player.evaluate(() => (document.documentElement.dataset['windows'] = 'allowed'))
  const opening = nextWindow(context)
  await toastAction(player, 'Open').click()
  await expect(await opening).toHaveURL(/\/play\/26001\?token=/)
})

test(
  'a failed launch closes the window again and says why',
  { tag: '@long' },
  async ({ player, context, guard }) => {
    guard.allow(/status of 404/)
    await player.route('**/game/launch*', (route) =>
      route.fulfill({
        status: 404,
        json: { RESULT: false, DATA: {}, message: 'game.notFound' },
        headers: { [responseMark]: '1' },
      }),
    )
    const opening = nextWindow(context)
    await pressTable(player)
    const popup = await opening
    await expect(toast(player, 'The game could not be opened. This game was not found.')).toBeVisible()
    await expect.poll(() => popup.isClosed()).toBe(true)
  },
)
