import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '../../../../src/platform/clock.ts'

const serverTime = Date.parse('2026-11-20T12:00:00Z')
const serverHeader = new Date(serverTime).toUTCString()

afterEach(() => vi.useRealTimers())

test("the clock has the operator's time, whatever the device's clock shows", () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') })
  const clock = createClock()
  expect(clock.isSynced()).toBe(false)
  clock.sync(serverHeader, performance.now(), performance.now())
  expect(clock.isSynced()).toBe(true)
  expect(Math.abs(clock.now() - serverTime)).toBeLessThanOrEqual(1000)
})

test('turning the phone clock back or forward moves nothing', () => {
  vi.useFakeTimers({ now: serverTime })
  const clock = createClock()
  clock.sync(serverHeader, performance.now(), performance.now())
  const before = clock.now()
  vi.setSystemTime(serverTime - 3 * 86_400_000)
  expect(clock.now()).toBe(before)
  vi.setSystemTime(serverTime + 3 * 86_400_000)
  vi.advanceTimersByTime(5000)
  expect(clock.now() - before).toBe(5000)
})

test('whole-second headers do not make the time jump to and fro', () => {
  vi.useFakeTimers({ now: serverTime })
  const clock = createClock()
  let last = 0
  for (let step = 0; step < 40; step++) {
    const truth = serverTime + step * 370
    clock.sync(new Date(truth).toUTCString(), performance.now(), performance.now())
    expect(clock.now()).toBeGreaterThanOrEqual(last)
    expect(Math.abs(clock.now() - truth)).toBeLessThanOrEqual(1500)
    last = clock.now()
    vi.advanceTimersByTime(370)
  }
})

test('a clock that stopped while the device slept is corrected by the next response', () => {
  vi.useFakeTimers({ now: serverTime })
  const clock = createClock()
  clock.sync(serverHeader, performance.now(), performance.now())
  const later = serverTime + 3_600_000
  clock.sync(new Date(later).toUTCString(), performance.now(), performance.now())
  expect(Math.abs(clock.now() - later)).toBeLessThanOrEqual(1000)
})

test.each([null, '', 'soon', 'Fri, 99 Foo 2026'])(
  'an unreadable Date header (%s) changes nothing',
  (header) => {
    const clock = createClock()
    clock.sync(header, 0, 10)
    expect(clock.isSynced()).toBe(false)
  },
)
