import type { Page } from '@playwright/test'
import { expect } from '../console-guard.ts'

/** Waits until the worker has cached home for the next visit. */
export async function untilHomeIsCached(page: Page): Promise<void> {
  const cached = () => page.evaluate(async () => (await (await caches.open('marquee-home')).keys()).length)
  await expect.poll(cached).toBe(1)
}

/** Waits until the app has replaced the skeleton or hydrated the page. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(page.locator('.shell')).toHaveCount(0)
}

/** Opens the prerendered home, by `open`, with its scripts withheld. The returned function lets them through. */
export async function openWithoutScripts(
  page: Page,
  open: () => Promise<unknown> = () => page.goto('/home', { waitUntil: 'commit' }),
): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  await open()
  await expect(page.locator('html')).toHaveAttribute('data-prerendered', /./)
  await expect(page.locator('#hero-title')).toBeVisible()
  return resolve
}
