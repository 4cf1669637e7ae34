import type { Page } from '@playwright/test'

/** How long the network must be quiet, ms, for a page to have all that it requested. */
const QUIET = 200

/** Goes to a page without loading the app anew, as a link does. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Watches a page's requests from now on; the returned function waits until none has been under way for a moment. */
export function networkOf(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>()
  let last = Date.now()
  const ended = (request: unknown) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    last = Date.now()
    while (underWay.size > 0 || Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 4)
  }
}
