import type { Page } from '@playwright/test'

/** Clicks the browser's back button. `page.goBack` waits for a document, and fails where the app closes an overlay instead. */
export async function clickBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()))
}
