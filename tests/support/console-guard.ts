import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'

/** Collects the faults of a page: console errors and warnings, uncaught exceptions, policy violations. */
export interface ConsoleGuard {
  /** Tolerates messages that a test provokes on purpose, such as the browser's own note of a refused request. */
  allow(pattern: RegExp): void
  /** Watches a further page of the same test. */
  watch(page: Page): void
  readonly complaints: readonly string[]
}

/** What Playwright itself writes into the console of a page whose worker a test does without. */
const ofTheTool = /Service Worker registration blocked/

function createGuard(): ConsoleGuard & { unexpected(): string[] } {
  const complaints: string[] = []
  const allowed: RegExp[] = [ofTheTool]
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  }
  return {
    complaints,
    allow: (pattern) => allowed.push(pattern),
    watch(page) {
      page.on('console', onConsole)
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
    },
    unexpected: () =>
      [...new Set(complaints)].filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}

/**
 * Playwright's `test` with a guard on every page of the context: the test fails if any page logged an error or a
 * warning, threw, or broke the content security policy (Chromium reports violations as console errors).
 */
export const test = base.extend<{ guard: ConsoleGuard }>({
  guard: [
    async ({ context }, use) => {
      const guard = createGuard()
      context.on('page', (page) => guard.watch(page))
      await use(guard)
      expect(guard.unexpected(), 'the pages complained in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
