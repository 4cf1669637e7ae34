import { expect } from '../support/console-guard.ts'
import { goInside, networkOf } from '../support/e2e/inside.ts'
import { test } from '../support/e2e/player-test.ts'
import { everyRoute } from '../support/e2e/routes.ts'
import { survey } from '../support/e2e/survey.ts'
import { visited } from '../support/length.ts'

// German: no language has longer words.
test.use({ locale: 'de-DE' })

test(
  'text of twice the size makes no page wider than a small phone, and no word leaves the screen or its key',
  { tag: ['@phone', '@long'] },
  async ({ player: page, guard }) => {
    guard.allow(/status of 404/)
    await page.addInitScript(() => {
      // The size is set before the first style sheet applies, as by a browser whose reader has set it.
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return
        document.documentElement.style.fontSize = '200%'
        observer.disconnect()
      }).observe(document, { childList: true })
    })
    await page.goto('/home')
    const quiet = networkOf(page)
    const found: string[] = []
    for (const route of visited(everyRoute()).filter((one) => one !== '/login')) {
      await goInside(page, route)
      await expect(page.getByRole('main')).toBeVisible()
      await quiet()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 360) found.push(`${route} is ${width} px wide`)
      for (const { text, place, fault } of await survey(page)) {
        if (fault?.startsWith('sticks out')) found.push(`${route} “${text}” ${fault} (${place})`)
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect([...new Set(found)]).toEqual([])
  },
)
