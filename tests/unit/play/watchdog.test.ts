import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWatchdog } from '../../../src/features/play/frame/watchdog.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a hint after 8 s, a way out after 20 s, once each', () => {
  const passed: string[] = []
  startWatchdog((patience) => passed.push(patience))
  vi.advanceTimersByTime(7999)
  expect(passed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(passed).toEqual(['slow'])
  vi.advanceTimersByTime(11_999)
  expect(passed).toEqual(['slow'])
  vi.advanceTimersByTime(1)
  expect(passed).toEqual(['slow', 'stuck'])
  vi.advanceTimersByTime(600_000)
  expect(passed).toEqual(['slow', 'stuck'])
})

test('silent once it is stopped, before and between', () => {
  const passed: string[] = []
  startWatchdog((patience) => passed.push(patience))()
  const stop = startWatchdog((patience) => passed.push(patience))
  vi.advanceTimersByTime(10_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(passed).toEqual(['slow'])
})
