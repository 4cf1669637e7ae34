import { expect } from '../support/console-guard.ts'
import { goInside } from '../support/e2e/inside.ts'
import { test } from '../support/e2e/player-test.ts'
import { giveSession, newSession } from '../support/e2e/players.ts'

/** Calls whose failure a page shows. Without the configuration, the session and what the app polls. */
const failing = /\/(?:wallet|supports|account|game|protection|push)\/(?!.*\.(?:js|css)$)/
const pages = [
  '/wallet/history',
  '/wallet/history?type=deposit',
  '/wallet/depositpage',
  '/wallet/withdrawpage',
  '/wallet/mileagepage',
  '/supports/noticepage',
  '/supports/memopage',
  '/supports/counselpage',
  '/support',
  '/account/mypagelist',
  '/account/play-limits',
  '/favourites',
  '/new',
  '/game/slot',
  '/game/slotnine',
  '/home',
]
/** More often nothing is requested again by itself within some seconds. */
const mostRequests = 4

test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/))

for (const status of [404, 500]) {
  test(`a call that is answered ${status} is not repeated without end`, async ({
    page,
    request,
    account,
  }) => {
    test.slow()
    await giveSession(page, await newSession(request, account))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const counts = new Map<string, number>()
    await page.route(
      (url) => failing.test(url.pathname),
      (route) => {
        const sent = route.request()
        const call = `${sent.method()} ${new URL(sent.url()).pathname}`
        counts.set(call, (counts.get(call) ?? 0) + 1)
        return route.fulfill({ status, json: { code: 5000, msg: 'server.failed', data: {} } })
      },
    )
    for (const path of pages) {
      counts.clear()
      await goInside(page, path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForTimeout(3000)
      for (const [call, count] of counts)
        expect.soft([path, call, count]).toEqual([path, call, Math.min(count, mostRequests)])
    }
  })
}
