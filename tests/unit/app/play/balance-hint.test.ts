import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBalanceHint } from '../../../../src/features/play/frame/balance-hint.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An operator with a sequence of balances; the last one repeats. */
function wallet(...answers: number[]) {
  const state = { requests: 0, shown: 100, settled: 0 }
  const hint = createBalanceHint({
    refresh: () => {
      state.shown = answers[Math.min(state.requests, answers.length - 1)] ?? state.shown
      state.requests += 1
      return Promise.resolve()
    },
    amount: () => state.shown,
    settled: () => (state.settled += 1),
  })
  return { state, ...hint }
}

test('a hint fetches the balance; the reported amount is never shown', async () => {
  const { state, hint } = wallet(90)
  hint(1_000_000)
  await vi.advanceTimersByTimeAsync(0)
  expect(state).toMatchObject({ requests: 1, shown: 90 })
})

test('a balance that is older than the round is fetched once more, and then accepted', async () => {
  const late = wallet(100, 90)
  late.hint(90)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(late.state).toEqual({ settled: 1, requests: 2, shown: 90 })

  const liar = wallet(100)
  liar.hint(1_000_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(liar.state).toEqual({ settled: 1, requests: 2, shown: 100 })
})

test('a game that hints without end causes at most one request a second', async () => {
  const { state, hint } = wallet(100)
  for (let nth = 0; nth < 1000; nth++) {
    hint(nth)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(state.requests).toBeLessThanOrEqual(11)
  expect(state.requests).toBeGreaterThan(5)
})

test('nothing is fetched after stopping', async () => {
  const { state, hint, stop } = wallet(100)
  hint(1)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.requests).toBe(0)
})
