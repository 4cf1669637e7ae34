import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLazyWheel } from '@marquee/studio/client/tables/lazy-wheel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

test.each([
  ['is still loading', () => never],
  ['does not load', () => Promise.reject(new TypeError('not loaded'))],
])('a result is shown although the code of the wheel %s', async (_state, load: () => Promise<never>) => {
  const announced: (number | undefined)[] = []
  const wheel = createLazyWheel(load(), (index) => announced.push(index))
  wheel.spin()
  const shown = wheel.show(7, false)
  await vi.advanceTimersByTimeAsync(60_000)
  await shown
  expect(announced).toEqual([undefined, undefined, 7])
})

test('the result before the player came is not shown over a newer one', async () => {
  const announced: (number | undefined)[] = []
  const wheel = createLazyWheel(never, (index) => announced.push(index))
  wheel.lay(3)
  wheel.spin()
  wheel.lay(4)
  expect(announced).toEqual([3, undefined])
})
