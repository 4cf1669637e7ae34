import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../console-guard.ts'

/** Waits until the operator has rendered home in a language. Resolves to the document. */
export async function untilRendered(request: APIRequestContext, language: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': language }
  const home = async () => (await request.get('/home', { headers })).text()
  await expect.poll(home).toContain('id="home-data"')
  return home()
}

/** Waits until the worker has kept home for the next visit. */
export async function untilHomeIsKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(async () => (await (await caches.open('marquee-home')).keys()).length)
  await expect.poll(kept).toBe(1)
}

/** Opens the prerendered home, by `open`, with its scripts held back. The returned function lets them through. */
export async function openWithoutScripts(
  page: Page,
  open: () => Promise<unknown> = () => page.goto('/home', { waitUntil: 'commit' }),
): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open()
  await expect(page.locator('html')).toHaveAttribute('data-document', /./)
  await expect(page.locator('#hero-title')).toBeVisible()
  return resolve
}
