import type { Page } from '@playwright/test'
import { expect } from '../console-guard.ts'

/**
 * Waits until the history is at rest, as it is when a hand gets to the next press. The app moves in it itself when a layer over the
 * page opens or closes, and a loaded machine takes seconds for that.
 */
export async function untilHistoryRests(page: Page): Promise<void> {
  let before = ''
  await expect(async () => {
    const now = await page.evaluate(() => JSON.stringify([history.length, history.state, location.href]))
    const isAtRest = now === before
    before = now
    expect(isAtRest).toBe(true)
  }).toPass({ intervals: [300] })
}

/** Presses the browser's back button as a hand does. */
export async function pressBack(page: Page): Promise<void> {
  await untilHistoryRests(page)
  // `goBack` waits for a document, and fails where the app moves on.
  await page.evaluate(() => void setTimeout(() => history.back()))
}
