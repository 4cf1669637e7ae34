import type { Page } from '@playwright/test'

/** Holds back what goes to `address` until the returned function is called. */
export async function heldBack(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
