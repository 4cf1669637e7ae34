import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '../../support/tabs.ts'

const load = () => openTab(() => import('../../../src/platform/clock.ts'))
const serverTime = Date.parse('2026-11-20T12:00:00Z')
const serverHeader = new Date(serverTime).toUTCString()

afterEach(() => vi.useRealTimers())

test("the operator's time counts, whatever the phone's clock says", async () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') })
  const { learnServerTime, serverNow, serverTimeKnown } = await load()
  expect(serverTimeKnown()).toBe(false)
  learnServerTime(serverHeader, performance.now(), performance.now())
  expect(serverTimeKnown()).toBe(true)
  expect(Math.abs(serverNow() - serverTime)).toBeLessThanOrEqual(1000)
})

test('turning the phone clock back or forward moves nothing', async () => {
  vi.useFakeTimers({ now: serverTime })
  const { learnServerTime, serverNow } = await load()
  learnServerTime(serverHeader, performance.now(), performance.now())
  const before = serverNow()
  vi.setSystemTime(serverTime - 3 * 86_400_000)
  expect(serverNow()).toBe(before)
  vi.setSystemTime(serverTime + 3 * 86_400_000)
  vi.advanceTimersByTime(5000)
  expect(serverNow() - before).toBe(5000)
})

test('whole-second headers do not make the time jump to and fro', async () => {
  vi.useFakeTimers({ now: serverTime })
  const { learnServerTime, serverNow } = await load()
  let last = 0
  for (let step = 0; step < 40; step++) {
    const truth = serverTime + step * 370
    learnServerTime(new Date(truth).toUTCString(), performance.now(), performance.now())
    expect(serverNow()).toBeGreaterThanOrEqual(last)
    expect(Math.abs(serverNow() - truth)).toBeLessThanOrEqual(1500)
    last = serverNow()
    vi.advanceTimersByTime(370)
  }
})

test('a clock that stood still while the device slept is put right by the next answer', async () => {
  vi.useFakeTimers({ now: serverTime })
  const { learnServerTime, serverNow } = await load()
  learnServerTime(serverHeader, performance.now(), performance.now())
  const later = serverTime + 3_600_000
  learnServerTime(new Date(later).toUTCString(), performance.now(), performance.now())
  expect(Math.abs(serverNow() - later)).toBeLessThanOrEqual(1000)
})

test.each([null, '', 'soon', 'Fri, 99 Foo 2026'])(
  'an unreadable Date header (%s) changes nothing',
  async (header) => {
    const { learnServerTime, serverTimeKnown } = await load()
    learnServerTime(header, 0, 10)
    expect(serverTimeKnown()).toBe(false)
  },
)
