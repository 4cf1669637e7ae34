import { setTimeout as delay } from 'node:timers/promises'

/** Resolves with the first true result of `check`; after a minute throws with its name and last error. */
export async function waitUntil<T>(
  name: string,
  check: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeoutMs
  let reason = 'it did not come'
  while (Date.now() < end) {
    try {
      const result = await check()
      if (result) return result
      reason = 'it did not come'
    } catch (error) {
      reason = String(error)
    }
    await delay(100)
  }
  throw new Error(`${name}: ${reason}`)
}
