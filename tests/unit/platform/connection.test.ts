import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/connection.ts')),
  ...(await import('../../../src/platform/store.ts')),
})

const device = { onLine: true }
const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
let page = newPage()
let events = new EventTarget()
const ask = vi.fn<() => Promise<boolean>>()
let app: Awaited<ReturnType<typeof modules>>

const state = () => app.store.get(app.connectionAtom).state

beforeEach(async () => {
  vi.useFakeTimers()
  device.onLine = true
  page = newPage()
  events = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', events)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  ask.mockReset()
  app = await openTab(modules)
  app.registerProbe(ask)
  app.startConnection()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that failed does not mean offline while the operator answers a probe', async () => {
  ask.mockResolvedValue(true)
  app.reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('online')
})

test('an answer that hangs has the line probed long before the request gives up', async () => {
  ask.mockResolvedValue(false)
  const { promise: hanging, resolve: answer } = Promise.withResolvers<string>()
  const waiting = app.whileDoubted(hanging)
  await vi.advanceTimersByTimeAsync(6000)
  expect(state()).toBe('offline')
  answer('late')
  app.reportReached()
  expect(await waiting).toBe('late')
  expect(state()).toBe('online')
})

test('an answer in time, and a slow one over a living line, raise no doubt', async () => {
  ask.mockResolvedValue(true)
  await app.whileDoubted(Promise.resolve())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).not.toHaveBeenCalled()
  void app.whileDoubted(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('online')
})

test('no answer to the probe either: offline, asked again with growing pauses, online by itself', async () => {
  ask.mockResolvedValue(false)
  app.reportUnreachable()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBe('offline')
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThan(20)
  ask.mockResolvedValue(true)
  // A player waits at most 12 s for what has come back.
  await vi.advanceTimersByTimeAsync(12_000)
  expect(state()).toBe('online')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length).toBe(asked + 1)
})

test('the device says offline: believed at once, and asked again, since some say so falsely', async () => {
  ask.mockResolvedValue(true)
  device.onLine = false
  events.dispatchEvent(new Event('offline'))
  expect(state()).toBe('offline')
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toBe('online')
})

test('the device says online: proves nothing, a probe decides', async () => {
  ask.mockResolvedValue(false)
  events.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  ask.mockClear()
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('offline')
  ask.mockResolvedValue(true)
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('a probe that breaks counts as no answer', async () => {
  ask.mockRejectedValue(new TypeError('failed'))
  expect(await app.probe()).toBe(false)
  expect(state()).toBe('offline')
})

test('one probe at a time', async () => {
  let answer = (_reached: boolean) => {}
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const both = Promise.all([app.probe(), app.probe()])
  app.reportUnreachable()
  expect(ask).toHaveBeenCalledTimes(1)
  answer(true)
  expect(await both).toEqual([true, true])
})

test('a hidden page does not wake up; shown again it asks at once', async () => {
  ask.mockResolvedValue(false)
  page.visibilityState = 'hidden'
  events.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).not.toHaveBeenCalled()
  ask.mockResolvedValue(true)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('when it changed and when the operator last answered are kept', async () => {
  app.reportReached()
  const reached = app.store.get(app.connectionAtom)
  expect(reached.lastSuccess).toBeDefined()
  ask.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(5000)
  await app.probe()
  const lost = app.store.get(app.connectionAtom)
  expect(lost).toMatchObject({ state: 'offline', lastSuccess: reached.lastSuccess })
  expect(lost.since).toBeGreaterThan(reached.lastSuccess ?? 0)
  await vi.advanceTimersByTimeAsync(500)
  app.reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(app.store.get(app.connectionAtom).since).toBe(lost.since)
})

test('a start without a network is offline from the beginning', async () => {
  device.onLine = false
  const fresh = await openTab(modules)
  expect(fresh.store.get(fresh.connectionAtom).state).toBe('offline')
})
