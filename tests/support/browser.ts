import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

/** A Chromium outside Playwright's runner, for chaos tests that steer several tabs and the server at once. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch())
}

/** A player's phone: an own profile (storage, worker, caches) at 360 x 800 with touch. */
export async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  context.setDefaultTimeout(90_000)
  return context
}

/** Waits until the service worker controls the page, which then starts without a network. */
export async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    })
  })
}
