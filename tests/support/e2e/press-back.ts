import type { Page } from '@playwright/test'
import { expect } from '../console-guard.ts'

/**
 * Waits until the app has added its entry of the history for what lies over the page, or has taken it away (`src/platform/layers.ts`). A
 * loaded machine takes seconds for that. A press in between leaves the page, and Chromium drops an address that is opened in between. No
 * hand is that quick.
 */
export async function untilHistoryHas(page: Page, over: 'a layer' | 'no layer'): Promise<void> {
  const has = () => page.evaluate(() => Object.hasOwn(history.state ?? {}, 'guardsLayers'))
  await expect.poll(has).toBe(over === 'a layer')
  // The page knows of a new entry before the browser does.
  const browser = await page.context().newCDPSession(page)
  const entries = async () => (await browser.send('Page.getNavigationHistory')).entries.length
  await expect.poll(entries).toBe(await page.evaluate(() => history.length))
  await browser.detach()
}

/** Presses the browser's back button as a hand does, over a layer or over the page. */
export async function pressBack(page: Page, over: 'a layer' | 'no layer'): Promise<void> {
  await untilHistoryHas(page, over)
  // `goBack` waits for a document, and fails where the app moves on.
  await page.evaluate(() => void setTimeout(() => history.back()))
}
