import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { frameStage, open, size } from './frame-stage.tsx'

frameStage(() => <section>This session</section>)

test.each([
  [1440, 900, 820],
  [360, 800, 720],
] as const)(
  'balance and session share one row below the game at %i x %i',
  async (width, height, gameHeight) => {
    await page.viewport(width, height)
    await open()
    const [session, balance] = ['section', 'footer'].map((name) =>
      document.querySelector(`[role=dialog] > ${name}`)?.getBoundingClientRect(),
    )
    expect(session?.top).toBe(balance?.top)
    expect(session?.left).toBeGreaterThanOrEqual(balance?.right ?? Number.NaN)
    expect(size().height).toBeCloseTo(gameHeight, 0)
  },
)
