import type { Locator } from '@playwright/test'
import { expect } from '../console-guard.ts'

/** Clicks a button of the question of a `ConfirmButton`, which ignores clicks right after it appeared. */
export async function confirm(question: Locator, name: string): Promise<void> {
  await expect(async () => {
    await question.getByRole('button', { name }).click()
    await expect(question).toHaveCount(0, { timeout: 200 })
  }).toPass()
}
