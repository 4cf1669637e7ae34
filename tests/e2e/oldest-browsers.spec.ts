import { expect } from '../support/console-guard.ts'
import { forgetNewFunctions } from '../support/e2e/old-browser.ts'
import { test } from '../support/e2e/player-test.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { visited } from '../support/length.ts'

test.describe('in the oldest supported browsers', () => {
  test('every page opens without the functions that are newer', { tag: ['@phone'] }, async ({ player }) => {
    test.slow()
    await player.addInitScript(forgetNewFunctions)
    for (const path of visited(everyRoute())) {
      await player.goto(path)
      await expect(player.getByRole('heading', { level: 1 }).first(), path).toHaveText(/./)
      await expect(player.locator('.recovery, .shell'), path).toHaveCount(0)
      await expect(player.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
    }
  })
})

for (const [locale, title, again] of [
  ['en-US', 'Update your browser', 'Try again'],
  ['ko-KR', '브라우저를 업데이트해 주세요', '다시 시도'],
] as const) {
  test.describe(`in an older browser in ${locale}`, () => {
    test.use({ locale })

    test(
      'a page says that the browser is too old, and deletes nothing',
      { tag: ['@phone'] },
      async ({ page }) => {
        await page.goto('/settings')
        await page.getByRole('radio').nth(1).check()
        const { theme } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
        await page.addInitScript(() => {
          CSS.supports = () => false
        })
        for (const path of ['/home', '/settings']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { name: title })).toBeVisible()
          await expect(page.getByRole('button')).toHaveText([again])
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
          expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
        }
      },
    )
  })
}
