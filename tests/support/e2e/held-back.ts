import type { Page } from '@playwright/test'

/** Holds back what goes to `address` until the returned function is called. */
export async function heldBack(page: Page, address: string): Promise<() => void> {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(address, async (route) => {
    await asked
    await route.continue()
  })
  return () => answer()
}
