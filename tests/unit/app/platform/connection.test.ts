import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPage } from '../../../../src/platform/page.ts'
import { createClock } from '../../../../src/platform/clock.ts'
import {
  type Connection,
  connectionAtom,
  createConnection,
} from '../../../../src/platform/http/connection.ts'
import type { Store } from '../../../../src/platform/store.ts'
import { createStore } from 'jotai'
import { type FakeEnvironment, fakeEnvironment } from '../../../support/fake-environment.ts'

const device = { onLine: true }
const ask = vi.fn<() => Promise<boolean>>()
let environment: FakeEnvironment
let store: Store
let connection: Connection
let stop: () => void

const state = () => store.get(connectionAtom).state

function open(): void {
  store = createStore()
  const parts = { environment, store, clock: createClock(), page: createPage(environment) }
  connection = createConnection({ ...parts, sendProbe: ask })
  stop = connection.start()
}

beforeEach(() => {
  vi.useFakeTimers()
  device.onLine = true
  environment = fakeEnvironment(undefined, { navigator: device })
  ask.mockReset()
  open()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  stop()
})

test('a failed request does not mean offline while a probe gets a response', async () => {
  ask.mockResolvedValue(true)
  connection.reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('online')
})

test('a hanging response causes a probe long before the request times out', async () => {
  ask.mockResolvedValue(false)
  const { promise: hanging, resolve: answer } = Promise.withResolvers<string>()
  const waiting = connection.withSlowProbe(hanging)
  await vi.advanceTimersByTimeAsync(6000)
  expect(state()).toBe('offline')
  answer('late')
  connection.reportReached()
  expect(await waiting).toBe('late')
  expect(state()).toBe('online')
})

test('a fast response, and a slow one with a successful probe, change nothing', async () => {
  ask.mockResolvedValue(true)
  await connection.withSlowProbe(Promise.resolve())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).not.toHaveBeenCalled()
  void connection.withSlowProbe(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('online')
})

test('the probe fails too: offline, probes with growing delays, online again by itself', async () => {
  ask.mockResolvedValue(false)
  connection.reportUnreachable()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state()).toBe('offline')
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(5)
  expect(asked).toBeLessThan(20)
  ask.mockResolvedValue(true)
  // At most 12 s until a restored connection is detected.
  await vi.advanceTimersByTimeAsync(12_000)
  expect(state()).toBe('online')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length).toBe(asked + 1)
})

test('the device reports offline: applied at once, and probed, because some report it wrongly', async () => {
  ask.mockResolvedValue(true)
  device.onLine = false
  environment.window.dispatchEvent(new Event('offline'))
  expect(state()).toBe('offline')
  await vi.advanceTimersByTimeAsync(2000)
  expect(state()).toBe('online')
})

test('the device reports online: a probe decides', async () => {
  ask.mockResolvedValue(false)
  environment.window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  ask.mockClear()
  environment.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(state()).toBe('offline')
  ask.mockResolvedValue(true)
  environment.window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('a probe that throws counts as failed', async () => {
  ask.mockRejectedValue(new TypeError('failed'))
  expect(await connection.probe()).toBe(false)
  expect(state()).toBe('offline')
})

test('one probe at a time', async () => {
  let answer = (_reached: boolean) => {}
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const both = Promise.all([connection.probe(), connection.probe()])
  connection.reportUnreachable()
  expect(ask).toHaveBeenCalledTimes(1)
  answer(true)
  expect(await both).toEqual([true, true])
})

test('a hidden page sends no probe, and one at once when it is shown', async () => {
  ask.mockResolvedValue(false)
  environment.setVisible(false)
  environment.window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ask).not.toHaveBeenCalled()
  ask.mockResolvedValue(true)
  environment.setVisible(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('the time of the last response stays', async () => {
  connection.reportReached()
  const { lastSuccess } = store.get(connectionAtom)
  expect(lastSuccess).toBeDefined()
  ask.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(5000)
  await connection.probe()
  expect(store.get(connectionAtom)).toEqual({ state: 'offline', lastSuccess })
})

test('a start without a network is offline from the beginning', () => {
  device.onLine = false
  open()
  expect(state()).toBe('offline')
})
