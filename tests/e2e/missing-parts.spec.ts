import { expect } from '../support/console-guard.ts'
import { test } from '../support/e2e/player-test.ts'

// Without a worker, as all small tests: it would have the parts already, and fetch them out of the test's sight.

/** What the browser itself says of a script that did not come. */
const notLoaded =
  /Failed to load resource|net::ERR_FAILED|Failed to fetch dynamically imported module|ChunkMissing/

test('a part of home that does not load leaves the rest as it is, and comes by itself later', async ({
  player,
  guard,
}) => {
  guard.allow(notLoaded)
  await player.route('**/assets/announcements-shelf*.js', (route) => route.abort())
  const refused = player.waitForEvent('requestfailed')
  await player.goto('/home')
  await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()
  await refused
  await expect(player.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await expect(player.getByRole('alert')).toHaveCount(0)

  await player.unroute('**/assets/announcements-shelf*.js')
  await expect(player.getByRole('heading', { name: 'Announcements' })).toBeVisible({ timeout: 30_000 })
})

test('a page that does not load says so between its bars, and a press brings it', async ({
  player,
  guard,
}) => {
  guard.allow(notLoaded)
  await player.route('**/assets/points-page*.js', (route) => route.abort())
  await player.goto('/wallet/mileagepage')
  await expect(player.getByRole('alert')).toContainText('This page could not be shown')
  await expect(player.getByRole('banner').getByRole('link', { name: /^Balance/ })).toBeVisible()

  await player.unroute('**/assets/points-page*.js')
  await player.getByRole('button', { name: 'Try again' }).click()
  await expect(player.getByRole('heading', { level: 1, name: 'Points' })).toBeVisible()
})
